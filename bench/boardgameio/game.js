// A game with similar moves and about the same size as Colt Express: cards from hidden hands go on a common pile, four
// per player and round, and then take effect on a train.
const KINDS = ["Move", "Floor", "Robbery", "Marshal", "Punch", "Fire"];
const NAMES = ["Belle", "Doc", "Django", "Tuco"];
const WAGONS = 5;
const ROUND = 16; // moves

function deck(seat) {
  const kinds = [...KINDS, "Move", "Floor", "Robbery", "Fire"];
  return kinds.map((kind, number) => ({ number, kind, owner: NAMES[seat], bullet: false }));
}

function deal(player, random) {
  player.deck = random.Shuffle([...player.deck, ...player.hand, ...player.played]);
  player.played = [];
  player.hand = player.deck.splice(0, 6);
}

function setup({ random }) {
  const tokens = [];
  for (let id = 0; id < 18; id++) {
    const place = { wagon: id % WAGONS, roof: false };
    tokens.push({ id, kind: id % 3 ? "Purse" : "Jewel", place, holder: null, value: 250 + 50 * random.Die(6) });
  }
  const players = NAMES.map((name, seat) => {
    const place = { wagon: seat % 2, roof: false };
    const player = { seat, name, place, shots: 6, bullets: 0, deck: deck(seat), hand: [], played: [] };
    deal(player, random);
    return player;
  });
  return { round: 1, moves: 0, marshal: 4, players, tokens, pile: [] };
}

function perform(G, player, card) {
  const { place } = player;
  if (card.kind === "Move") place.wagon = (place.wagon + 1) % WAGONS;
  if (card.kind === "Floor") place.roof = !place.roof;
  if (card.kind === "Marshal") G.marshal = (G.marshal + WAGONS - 1) % WAGONS;
  if (card.kind === "Fire" && player.shots) player.shots -= 1;
  if (card.kind === "Robbery") {
    const here = G.tokens.find((token) => token.holder === null && token.place.wagon === place.wagon);
    if (here) here.holder = player.seat;
  }
  if (card.kind === "Punch") {
    const mine = G.tokens.find((token) => token.holder !== null && token.holder !== player.seat);
    if (mine) mine.holder = null;
  }
}

function endOfMove(G, random) {
  G.moves += 1;
  if (G.moves % ROUND) return;
  for (const { card, seat } of G.pile) perform(G, G.players[seat], card);
  G.pile = [];
  G.round += 1;
  for (const player of G.players) deal(player, random);
}

function play({ G, ctx, random }, number) {
  const player = G.players[ctx.currentPlayer];
  const [card] = player.hand.splice(number % player.hand.length, 1);
  player.played.push(card);
  G.pile.push({ seat: player.seat, card, hidden: false });
  endOfMove(G, random);
}

// Nobody sees other players' hands, the decks, or the value of a Purse that is not their own.
function playerView({ G, playerID }) {
  const seat = Number(playerID ?? -1);
  return {
    ...G,
    players: G.players.map((player) => ({
      ...player,
      deck: player.deck.length,
      hand: player.seat === seat ? player.hand : player.hand.length,
    })),
    tokens: G.tokens.map((token) => (token.holder === seat ? token : { ...token, value: null })),
  };
}

export const game = {
  name: "train",
  setup,
  playerView,
  disableUndo: true,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play: { move: play, client: false } },
};
