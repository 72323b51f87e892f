// Written by `python3 dev.py regenerate` from the server's own types. Do not edit.
// docs/protocol.md explains how the messages work together.

/** The version of the protocol: a server with another version refuses the hello. */
export const PROTOCOL = 3

/** Some fields of a view; of a list perhaps only some rows, by their numbers. */
export type Changed<V> = {
  [Name in keyof V]?: V[Name] extends readonly (infer Row)[] ? V[Name] | Record<string, Row> : V[Name]
}

/** Something that happened, as one seat saw it. */
interface EventOf<Kind, Points, V> {
  kind: Kind
  /** from 0; every seat counts its own events */
  number: number
  /** a sentence for people */
  words: string
  points: Points
  /** what it changed in the view; null where that is not known */
  changes: Changed<V> | null
}

/** A legal action. */
interface OptionOf<Verb, Points> {
  verb: Verb
  /** its number, for `play` */
  action: number
  /** its text in the notation */
  text: string
  /** a sentence for people */
  words: string
  points: Points
}

/** The first message: the person, the table and the language. */
export interface Hello {
  type: 'hello'
  /** the version of the protocol: 3 */
  protocol: number
  /** of the person */
  token: string
  /** its id or its code */
  table: string
  /** `en`, or another one that `/api/about` lists */
  language?: string
  /** the version of the table last seen, if the client still has its updates */
  seen?: number | null
}

/** Answer the question that a seat is asked: an option's number, or its text. */
export interface Play {
  type: 'play'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** the number of the seat, from 0 */
  seat: number
  /** the version of the update that is answered */
  version: number
  /** the number of an option, or its text */
  action: number | string
}

/** Take back the seat's latest decision. */
export interface Back {
  type: 'back'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** the number of the seat, from 0 */
  seat: number
  /** the version of the newest update */
  version: number
}

/** Why may a seat not do this?  Answered by `because`. */
export interface Why {
  type: 'why'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** the number of the seat, from 0 */
  seat: number
  /** the number of an option, or its text */
  action: number | string
}

/** Where does the plan of a seat lead if nobody interferes?  Answered by `forecast`. */
export interface Plan {
  type: 'plan'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** the number of the seat, from 0 */
  seat: number
}

/** What would a strong bot do?  Answered by `advice`. */
export interface Hint {
  type: 'hint'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** the number of the seat, from 0 */
  seat: number
}

/** Which of a seat's decisions in a round that is over cost it most?  Answered by `reviewed`. */
export interface Review {
  type: 'review'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** the number of the seat, from 0 */
  seat: number
  /** the number of the round, from 1 */
  round: number
}

/** Take a free seat: a certain one, or the first one if you have none yet; or name the player in your own seat. */
export interface Sit {
  type: 'sit'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** the number of the seat, from 0; null: the first free one */
  seat?: number | null
  /** the name of the player, where several people share a device; null: your own */
  name?: string | null
}

/** Leave a seat; in a running game a bot plays until the person returns. */
export interface Stand {
  type: 'stand'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** the number of the seat, from 0 */
  seat: number
}

/** Play in your own seat again, in place of a bot. */
export interface Return {
  type: 'return'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** the number of the seat, from 0 */
  seat: number
}

/** Choose a bandit for a seat; null leaves it to chance. */
export interface Pick {
  type: 'pick'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** the number of the seat, from 0 */
  seat: number
  /** the name of a bandit, `Tuco+Ghost` where a seat has two */
  bandit: string | null
}

/** The host puts a bot into a free seat, or an `outlaw` into the seat of a person who has been away for a while. */
export interface SeatBot {
  type: 'bot'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** the number of the seat, from 0 */
  seat: number
  /** the name of a bot: `greenhorn`, `legend:greedy` */
  bot: string
}

/** The host frees a seat before the game; its person may not take a seat again. */
export interface Remove {
  type: 'remove'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** the number of the seat, from 0 */
  seat: number
}

/** The host lets a removed person take a seat again. */
export interface Allow {
  type: 'allow'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** the id of a person */
  person: string
}

/** Vote to remove a person before the game or, in a game, to have a bot play for one who is away or idle. */
export interface Vote {
  type: 'vote'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** the number of the seat, from 0 */
  seat: number
}

/** The host changes what is played. */
export interface Change {
  type: 'change'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** what is played */
  config: TableConfig
}

/** What is played at a table, and how. */
export interface TableConfig {
  /** Colt Express or Colt Super Express */
  game: 'express' | 'super'
  /** the number of seats */
  players: number
  /** of the set-up, as in library.md; the server completes them */
  options: Record<string, unknown>
  /** how long people may think */
  clock: Clock
  /** whether the table is listed for everybody */
  public: boolean
  /** whether people may ask where their plan leads */
  forecast: boolean
  /** the name of the lesson that begins the game; set by the server alone */
  lesson: string | null
}

/** How long people may think: per `decision`, or per `player` for the whole game, `plus` seconds per decision. */
export interface Clock {
  /** no clock, a time per decision, or a time per player */
  kind?: 'none' | 'decision' | 'player'
  /** 5 to 2592000 (30 days) */
  seconds?: number
  /** additional seconds per decision, only with `player`, at most 3600 */
  plus?: number
}

/** The host starts the game. */
export interface Start {
  type: 'start'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
}

/** End the lesson at this table; the game goes on without its tasks. */
export interface LeaveLesson {
  type: 'leave-lesson'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
}

/** Play again with the same people and bots, at a new table. */
export interface Rematch {
  type: 'rematch'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** the bandit that the person who asks wants to play; null leaves it to chance */
  bandit?: string | null
}

/** Say something to everybody at the table. */
export interface Say {
  type: 'say'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** the line of chat */
  text: string
}

/** The host mutes a person for the whole table, or lets them chat again. */
export interface Mute {
  type: 'mute'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** the id of a person */
  person: string
  /** true to mute, false to allow chat again */
  on: boolean
}

/** Change the language; the table and the game are sent again. */
export interface Speak {
  type: 'language'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** `en`, or another one that `/api/about` lists */
  language: string
}

/** The answer to hello. */
export interface Welcome {
  type: 'welcome'
  /** the version of the protocol: 3 */
  protocol: number
  /** the version of the library */
  folsom: string
  /** the id of a person */
  person: string
  /** the name of the person */
  name: string
  /** the id of the table */
  table: string
}

/** Everything about a table except its game. */
export interface TableNow {
  type: 'table'
  /** of the table */
  id: string
  /** of the table, to tell others; valid until the game starts */
  code: string
  /** of the table */
  version: number
  /** the game has not started, has started, or is over */
  status: 'waiting' | 'playing' | 'over'
  /** what is played */
  config: TableConfig
  /** the id of the host */
  host: string
  /** the seats in order */
  chairs: Chair[]
  /** the ids of muted people */
  muted: string[]
  /** removed people, who may not take a seat */
  barred: Absent[]
  /** by seat */
  votes: Votes[]
  /** the hash of the seed */
  commitment: string
  /** when the game is over */
  seed: string | null
  /** when the game is over */
  scores: Score[]
  /** the id of the rematch's table */
  rematch: string | null
  /** why a game cannot continue or be shown: its `rules` have changed, or its `replay` differs */
  ended: string | null
}

/** A seat: `open`, played by a `person`, or played by a `bot`, which may stand in for a person. */
export interface Chair {
  /** the number of the seat, from 0 */
  seat: number
  /** who decides in this seat */
  kind: 'open' | 'person' | 'bot'
  /** the id of the person who holds the seat */
  person: string | null
  /** the name of the person */
  name: string | null
  /** the name of the bot that decides */
  bot: string | null
  /** the chosen bandit */
  pick: string | null
}

/** A removed person. */
export interface Absent {
  /** the id of a person */
  person: string
  /** the name of the person */
  name: string
}

/** The votes to remove the person in a seat or, in a game, to have a bot play for them. */
export interface Votes {
  /** the number of the seat, from 0 */
  seat: number
  /** the ids of the voters */
  people: string[]
}

/** The final score of a seat; in teams both partners have the same. */
export interface Score {
  /** the number of the seat, from 0 */
  seat: number
  /** the money of the seat; in Teams, of both partners together */
  dollars: number
  /** whether the seat has won */
  won: boolean
  /** the parts of the score, and tie-breakers: `Score.lines` in library.md */
  lines: Record<string, number>
  /** the loot piece by piece, Purses opened */
  loot: Loot[]
}

/** A piece of the loot that a seat ends with, face up. */
export interface Loot {
  /** `purse`, `jewel`, `strongbox`, `cash`, or `loot-card` */
  kind: string
  /** what it is worth */
  dollars: number
}

/** Lines of chat, from number `first` on: at first the latest 100; `/api/tables/{key}/chat` has the others. */
export interface Chat {
  type: 'chat'
  /** of the table */
  version: number
  /** the number of the first one, from 0 */
  first: number
  /** the lines of chat */
  lines: ChatLine[]
}

/** A line of chat. */
export interface ChatLine {
  /** milliseconds since 1970 */
  at: number
  /** the id of a person */
  person: string
  /** the name of the person */
  name: string
  /** the line of chat */
  text: string
}

/** The connected people who hold seats, by id, and the number of spectators. */
export interface Presence {
  type: 'presence'
  /** the ids of connected seat holders */
  people: string[]
  /** the number of spectators */
  watching: number
}

/** The command was executed; the table has this version now. */
export interface Done {
  type: 'done'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** of the table */
  version: number
}

/** The message was refused; nothing has changed.  Without an `id` it was not a command. */
export interface Refused {
  type: 'refused'
  /** of the command that is refused; null: of none */
  id: number | null
  /** why it is refused */
  code: 'malformed' | 'who' | 'not-yours' | 'not-host' | 'muted' | 'barred' | 'unknown' | 'not-now' | 'taken' | 'stale' | 'lesson' | 'too-soon' | 'rules' | 'too-large' | 'illegal' | 'unreadable' | 'too-many' | 'busy'
  /** a sentence for people */
  words: string
  /** the number of the game rule that forbids it */
  rule: string | null
}

/** Why an action is not legal; null if it is legal. */
export interface Because {
  type: 'because'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** the number of the game rule that forbids it */
  rule: string | null
  /** a sentence for people */
  words: string | null
}

/**
 * Where the plan of a seat leads if nobody interferes; empty while nobody plans.
 * It is computed from the seat's view alone.  Bots do not get it.
 */
export interface PlanForecast {
  type: 'forecast'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** the seat's cards in the pile or programme, in order */
  laid: PlannedCard[]
  /** each card in hand, if it were laid next */
  hand: PlannedCard[]
}

/** What a planned card does if nobody interferes. */
export interface PlannedCard {
  /** its name, as in the hand */
  card: string
  /** the bandit that it is about */
  bandit: string
  /** its place in the pile or programme, from 0; `null`: it is in hand, and would be next */
  at: number | null
  /**
   * where the bandit may stand then: places of the view by number, or `len(places)`, off the train; empty where
   * there are too many ways to follow
   */
  places: number[]
  /** where the bandit looks then; `null` where that does not matter */
  facing: 'forward' | 'back' | null
  /** what can be chosen for it as things stand, in words */
  options: string[]
  /** why it does nothing, in a sentence; `null` if it does something */
  nothing: string | null
  /** what neutral Bullets do to the bandit on the way, in words; `null` if none hits it */
  warning: string | null
  /**
   * why it may turn out otherwise: `hidden` cards or open `cards` of others come before it, others may `still` lay
   * cards before it, others `answer` a question about it, or it depends on the seat's own `choice`
   */
  unsure: ('hidden' | 'cards' | 'still' | 'answer' | 'choice')[]
}

/** What a strong bot would do, and its estimates. */
export interface Advice {
  type: 'advice'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** a sentence for people */
  words: string
  /** by option, the best first */
  figures: Figure[]
}

/** The bot's estimate of an option. */
export interface Figure {
  /** the option in the notation */
  text: string
  /** the option in words */
  words: string
  /** the chance of winning, 0 to 1 */
  chance: number
  /** the expected money, in dollars */
  money: number
  /** why it is good, or how it compares with the best one, in a sentence or two */
  reason: string
}

/** The decision of a round that cost a seat most. */
export interface Reviewed {
  type: 'reviewed'
  /** of the command: a number of the client's choice, which the answer repeats */
  id: number
  /** the number of the round, from 1 */
  round: number
  /** how many decisions between several answers the seat made in it */
  decisions: number
  /** the one that cost most; null: none is worth naming */
  worst: Mistake | null
}

/** A decision that cost the seat something, by what it knew at the time. */
export interface Mistake {
  /** what the seat was asked */
  asked: string
  /** what had happened just before, as the seat saw it; may be empty */
  after: string
  /** what the seat chose */
  chosen: Figure
  /** what a strong bot would have chosen */
  best: Figure
}

/** A seat has only this many seconds left. */
export interface Warning {
  type: 'warning'
  /** the number of the seat, from 0 */
  seat: number
  /** the seconds left */
  seconds: number
}

/** The server closes the connection; with `again`, reconnect at once. */
export interface Goodbye {
  type: 'goodbye'
  /** why the connection is closed */
  why: 'stopping' | 'slow' | 'refused' | 'renewed' | 'deleted'
  /** whether to reconnect */
  again: boolean
}

/**
 * The game as a seat sees it now, and the events that it saw.
 * `events` replace all events that the client has from number `first` on: a decision that is taken back takes
 * its events with it.  Each event carries its `changes` to the view.  Apply the changes of the events in order,
 * then those of `view`, to the previous view: the result is the current view.
 */
export type Update = WholeUpdate | ChangeUpdate

export interface WholeUpdate {
  type: 'update'
  /** of the table */
  version: number
  /** null: the spectators' view */
  seat: number | null
  /** the number of the first one, from 0 */
  first: number
  /** the events that the seat saw, from number `first` on */
  events: (ExpressEvent | SuperEvent)[]
  /** everything that the seat may know now, or the remaining changes */
  view: ExpressView | SuperView
  /** if false, `view` has only changes */
  whole: true
  /** the question in a sentence; empty if there is none */
  question: string
  /** the legal answers; empty if there is no question */
  options: (ExpressOption | SuperOption)[]
  /** whether the seat's latest decision can be taken back */
  back: boolean
  /** milliseconds left, by seat that has to decide; null without a clock */
  clock: Record<string, number> | null
  /** in a lesson, how many of its tasks the learner has done; null elsewhere */
  task: number | null
}

export interface ChangeUpdate {
  type: 'update'
  /** of the table */
  version: number
  /** null: the spectators' view */
  seat: number | null
  /** the number of the first one, from 0 */
  first: number
  /** the events that the seat saw, from number `first` on */
  events: (ExpressEvent | SuperEvent)[]
  /** everything that the seat may know now, or the remaining changes */
  view: ExpressViewChanges | SuperViewChanges
  /** if false, `view` has only changes */
  whole: false
  /** the question in a sentence; empty if there is none */
  question: string
  /** the legal answers; empty if there is no question */
  options: (ExpressOption | SuperOption)[]
  /** whether the seat's latest decision can be taken back */
  back: boolean
  /** milliseconds left, by seat that has to decide; null without a clock */
  clock: Record<string, number> | null
  /** in a lesson, how many of its tasks the learner has done; null elsewhere */
  task: number | null
}

/** A complete, validated set-up in plain JSON values; equal set-ups are the same game. */
export interface ExpressSetup {
  game: 'express'
  players: number
  options: { variant: 'standard' | 'duel' | 'pairs' | 'teams' | 'marshal'; expert: boolean; printing: 'later' | 'first'; boxes: ('horses' | 'timecar' | 'mei' | 'rounds')[]; bandits: string[] | null; wagons: string[] | null; seats: 'given' | 'random' }
}

/** A game as one seat sees it; `seat` is null for a spectator. */
export interface ExpressView {
  /** the set-up */
  setup: ExpressSetup
  /** whose view it is; `null` for spectators */
  seat: number | null
  /** whether the game is over */
  over: boolean
  /** the seats that have to decide now */
  to_act: number[]
  /** what is going on */
  phase: Phase
  /** the Round card; `null` before the first round */
  round: RoundView | null
  /** the seat of the First Player */
  first: number
  /** their names, from car 1 on */
  wagons: string[]
  /** all spots, those beside the train last; `places[bandit.place]` is where a bandit stands */
  places: ExpressPlaceView[]
  /** the car of the Marshal */
  marshal: number
  /** neutral Bullets left in the stock */
  neutral: number
  /** tokens beside the train that may still come into play */
  spare: TokenView[]
  /** all bandits, by number */
  bandits: ExpressBanditView[]
  /** what everybody knows about the cards of each seat */
  seats: SeatView[]
  /** the Bullets among the cards of each side (a seat, in Teams two partners), wherever they are */
  side_bullets: string[][]
  /** the common pile, the first card first */
  pile: PileCard[]
  /** the secrets of this seat; `null` for spectators */
  own: ExpressOwnView | null
  /** the view of each box that is played, by its name */
  boxes: { horses?: CoachView; timecar?: JourneyView; rounds?: FallView; marshal?: LawView }
  /** the seats that have won; empty before the end */
  winners: number[]
  /** internal, for re-deals: contains nothing secret, and may change */
  engine: EngineView
}

/** Horses & Stagecoach: all of this is public. */
export interface CoachView {
  /** the car that the Stagecoach faces */
  car: number
  /** the name of the place where the Shotgun is: `coach roof`, or the roof of that car */
  shotgun: string
  /** how many stand beside each car, from the Locomotive on */
  horses: number[]
  /** how many stand beside a car in front of the Locomotive */
  horses_ahead: number
  /** those that nobody has taken */
  hostages: string[]
  /** the Hostage of each bandit, by number */
  taken: (string | null)[]
  /** bandits that rode away for good */
  escaped: string[]
  /** how many Bullets each bandit has received in this round, by number (Mortal Bullet) */
  round_bullets: number[]
}

/** The time-travel car: who is away is public; only their player knows where the bandit will appear (TCAR-8). */
export interface JourneyView {
  /** who is away in time, if anybody */
  bandit: string | null
  /** the name of the place where the bandit will appear; `null` for all but its player, and before it is chosen */
  destination: string | null
}

/** The Round cards of Marshal & Prisoners: all of this is public. */
export interface FallView {
  /** bandits that fell off the train (Deadly Fall) */
  fallen: string[]
}

/** Marshal & Prisoners: all of this is public except the goals. */
export interface LawView {
  /** the seat of the Marshal's player */
  seat: number | null
  /** Bullets left in the Marshal's cylinders */
  cylinders: number[]
  /** who has each Brawler card: Gold, Silver, Bronze; null: the Marshal */
  brawlers: (string | null)[]
  /** bandits whose Wanted Poster is turned over */
  arrested: string[]
  /** bandits that the Marshal has hit */
  hit: string[]
  /** Prisoners that are locked up, by the power that each lends */
  prisoners: string[]
  /** the Prisoners of each bandit, by number */
  freed: string[][]
  /** the goals drawn so far: a bandit to be arrested or a Special Target */
  goals: (string | null)[]
  /** whether everybody has seen each of them */
  shown: boolean[]
}

/** Internal numbers that the library needs to rebuild a position; all of them are public. */
export interface EngineView {
  agenda: number[]
  /** what a scene stops before */
  stop: number
  ground: number
  screens: number
  phase: number
  seen: number
  public_faces: number
  extras: Record<string, number>[]
}

/** The Round card that lies open. */
export interface RoundView {
  /** from 1 */
  number: number
  /** its name; `null` before it is revealed */
  card: RoundCard | null
  /** the kinds of its turns */
  turns: TurnKind[]
  /** the event at the end of the round, if any */
  event: RoundEventName | null
  /** from 1; `null` outside Schemin' */
  turn: number | null
  /** how many cards everybody may keep for the next round; 0 in the Expert variant */
  keep: number
}

/** A spot: who stands there, and what lies there. */
export interface ExpressPlaceView {
  /** its number */
  place: number
  /** `2 roof`, `2 inside`; a place that is not in a car has its own name */
  name: string
  /** the number of the car; `null`: it is not in a car of the train */
  car: number | null
  /** of the car; `null` likewise */
  floor: Floor | null
  /** who stands there */
  bandits: string[]
  /** what lies there */
  loot: TokenView[]
}

/**
 * A loot token; its value is null if it is face down and this seat does not know it.
 * On the train a label identifies a token.  On a Character card Purses are mixed, and a label is only a slot:
 * the face that leaves under it need not be the one that arrived, and then only the holder knows which faces
 * stayed (COMP-6).
 */
export interface TokenView {
  /** its number; among the Purses of a bandit only a slot, as they are mixed (COMP-6) */
  token: number
  /** its name in the notation: `P3`, `J1`, `S1`, `W1` */
  label: string
  /** as far as this seat knows it */
  kind: SeenTokenKind
  /** in dollars; `null` if it is face down and this seat does not know it */
  value: number | null
  /** for a token that has a hidden face, the seats that know it */
  known_by: number[]
  /** whether half of it is used up; then everybody knows its kind */
  half: boolean
}

/** A pawn and its Character card. */
export interface ExpressBanditView {
  /** its number; that of its seat if each seat has one bandit */
  bandit: number
  /** its name; `bandit-1` and so on until pairs are chosen */
  name: string
  /** its player */
  seat: number
  /** where it stands; `len(places)`: nowhere, before the start, away in time, or gone for good */
  place: number
  /** its own Bullets that are left */
  bullets: number
  /** its tokens */
  loot: TokenView[]
  /** dollars without a token, from an event or a box */
  cash: number
  /** Bullets received, including neutral ones */
  received: number
}

/** What everybody knows about a player's cards (PLAN-9; with a discard, EXPERT-1 and EXPERT-4). */
export interface SeatView {
  /** its number */
  seat: number
  /** its bandits; `Player 1` and so on until pairs are chosen */
  name: string
  /** the numbers of its bandits */
  bandits: number[]
  /** how many cards, including Bullets */
  hand: number
  /** how many cards, including Bullets */
  deck: number
  /** the Bullets received since the deck was shuffled: in it; with Expert on top of it, the latest last */
  top: string[]
  /** Expert: how many cards */
  discard: number
  /** Expert: Action cards that went to the discard openly */
  discarded: string[]
  /** Expert: Bullets that did */
  discarded_bullets: string[]
  /** whether it may play the next card face down (Ghost) */
  may_hide: boolean
  /** Expert: at most this many cards in hand are Bullets */
  fresh: number
  /** Expert: Bullets that are certainly in hand */
  sure: string[]
  /** Expert: at most this many cards that were discarded unseen are Bullets */
  tucked: number
  /** Expert: Bullets that certainly are among those */
  sure_tucked: string[]
}

/** A card of the common pile; of somebody else's face-down card, only who played it is known. */
export interface PileCard {
  /** who played it */
  seat: number
  /** the Action card; `null` if somebody else's lies face down */
  card: string | null
  /** whose card it is; `null` likewise */
  bandit: string | null
  /** whether it lies face down */
  face_down: boolean
  /** whether it is resolved, and back with its owner */
  resolved: boolean
  /** whether it is turned up and still asks something */
  current: boolean
}

/** A player's own secrets. */
export interface ExpressOwnView {
  /** the Action cards in hand */
  hand: string[]
  /** the Bullets in hand */
  bullets: string[]
  /** the cards of the hand that stay for the next round */
  kept: string[]
  /** the Bullets of the hand that stay for the next round */
  kept_bullets: string[]
  /** Expert: the Action cards of the discard */
  discard: string[]
  /** Expert: the Bullets of the discard */
  discard_bullets: string[]
  /** the engine's own: the noted answer to a question put to several seats at once */
  answer: number
}

export type ExpressEvent =
  /** The First Player was drawn or has changed. */
  | EventOf<'first', { seat: number }, ExpressView>
  /** A Round card was revealed. */
  | EventOf<'round', { round: number; card: RoundCard; turns: TurnKind[] }, ExpressView>
  /** A turn of Schemin' begins. */
  | EventOf<'turn', { turn: number; kind: TurnKind }, ExpressView>
  /** A seat drew cards; its own player sees which, unless it drew none. */
  | EventOf<'drew', { seat: number; number: number; cards?: string[]; bullets?: Bullet[] }, ExpressView>
  /** A seat played a card; only a card that is face down is hidden. */
  | EventOf<'played', { seat: number; face_down: boolean; card?: ActionCard; bandit?: ExpressBandit }, ExpressView>
  /** A seat had nothing to play and nothing to draw. */
  | EventOf<'passed', { seat: number }, ExpressView>
  /** Stealin': the next card of the pile is turned up. */
  | EventOf<'turned', { seat: number; bandit: ExpressBandit; card: ActionCard }, ExpressView>
  /** A card had no effect. */
  | EventOf<'nothing', { bandit: ExpressBandit; card: ActionCard; why?: ForbiddenBy }, ExpressView>
  /** A bandit is somewhere else; one that travels in time is at the place `off` until they are back. */
  | EventOf<'moved', { bandit: ExpressBandit; place: number; car: number | null; floor: Floor | null; name?: PlaceName; why: MoveReason }, ExpressView>
  /** A bandit was sent past an end of the train, and stays. */
  | EventOf<'stayed', { bandit: ExpressBandit; why: MoveReason }, ExpressView>
  /** A bandit fired at another. */
  | EventOf<'shot', { bandit: ExpressBandit; target: ExpressBandit; bullet: number }, ExpressView>
  /** A bandit got a neutral Bullet. */
  | EventOf<'neutral', { bandit: ExpressBandit; by: Shooter }, ExpressView>
  /** There were too few neutral Bullets: nobody got one, and the rest left the game. */
  | EventOf<'stock-gone', Record<string, never>, ExpressView>
  /** A bandit took a token. */
  | EventOf<'took', { bandit: ExpressBandit; token: number; label: string; loot: TokenKind; value: number | null; old?: boolean | null }, ExpressView>
  /** A bandit punched another. */
  | EventOf<'punched', { bandit: ExpressBandit; target: ExpressBandit }, ExpressView>
  /** A bandit dropped a token where they were. */
  | EventOf<'dropped', { bandit: ExpressBandit; token: number; label: string; loot: TokenKind; value: number | null; old?: boolean | null }, ExpressView>
  /** A bandit (Cheyenne) took what another would have dropped. */
  | EventOf<'grabbed', { bandit: ExpressBandit; token: number; label: string; loot: TokenKind; value: number | null }, ExpressView>
  /** The Marshal went to a car. */
  | EventOf<'marshal', { car: number }, ExpressView>
  /** The event of the Round card begins. */
  | EventOf<'event', { event: RoundEventName }, ExpressView>
  /** The second Strongbox came into play. */
  | EventOf<'strongbox', { place: number; car: number | null; floor: Floor | null; name?: PlaceName; token: number; label: string }, ExpressView>
  /** A bandit lost a token to the Marshal, out of the game. */
  | EventOf<'lost', { bandit: ExpressBandit; token: number; label: string; loot: TokenKind; value: number | null }, ExpressView>
  /** A bandit gained dollars. */
  | EventOf<'cash', { bandit: ExpressBandit; dollars: number }, ExpressView>
  /** A bandit took nothing (Pickpocketing). */
  | EventOf<'spared', { bandit: ExpressBandit }, ExpressView>
  /** The end: what a seat or team has. */
  | EventOf<'score', { seats: number[]; dollars: number }, ExpressView>
  /** The end: a side gets $1000 as Gunslinger. */
  | EventOf<'gunslinger', { seats: number[] }, ExpressView>
  /** The end: a side wins. */
  | EventOf<'won', { seats: number[] }, ExpressView>
  /** Stealin' begins. */
  | EventOf<'stealing', Record<string, never>, ExpressView>
  /** The end: no side can win. */
  | EventOf<'no-winner', Record<string, never>, ExpressView>
  /** Expert: a seat shuffled its discard into a new deck. */
  | EventOf<'shuffled', { seat: number }, ExpressView>
  /** Expert: Bullets went from a hand to the discard, open. */
  | EventOf<'bullets-discarded', { seat: number; bullets: Bullet[] }, ExpressView>
  /** Expert: how many cards a seat kept and discarded; its own player sees which it kept, if any. */
  | EventOf<'kept', { seat: number; kept: number; discarded: number; cards?: string[] }, ExpressView>
  /** Pairs: a seat plays these bandits. */
  | EventOf<'pair', { seat: number; bandits: ExpressBandit[] }, ExpressView>
  /** Pairs: a seat chose a card and took it (or, with `number` 0, none). */
  | EventOf<'chose', { seat: number; number: number; card?: ActionCard; bandit?: ExpressBandit; bullets?: Bullet[] }, ExpressView>
  /** Pairs: a seat gave no Cover. */
  | EventOf<'no-cover', { seat: number }, ExpressView>
  /** Teams: a seat drew one of the partner's cards (or, with `number` 0, none). */
  | EventOf<'partner-card', { seat: number; number: number; card?: ActionCard; bandit?: ExpressBandit; bullets?: Bullet[] }, ExpressView>
  /** A bandit did not board this wagon. */
  | EventOf<'rides-on', { bandit: ExpressBandit }, ExpressView>
  /**
   * A bandit rode a Horse from beside one car to beside another, or stayed; the next `moved` is where they got in.
   */
  | EventOf<'rode', { bandit: ExpressBandit; start: number | PlaceName; end: number | PlaceName }, ExpressView>
  /** A bandit rode away for good (Escape). */
  | EventOf<'escaped', { bandit: ExpressBandit }, ExpressView>
  /** A bandit punched the Shotgun off the Stagecoach, onto the roof next to it; his Strongbox stays on its roof. */
  | EventOf<'felled', { bandit: ExpressBandit }, ExpressView>
  /** The Stagecoach fell back to a car, with everybody in and on it and the Shotgun. */
  | EventOf<'coach', { car: number }, ExpressView>
  /** A bandit took a Hostage. */
  | EventOf<'hostage', { bandit: ExpressBandit; hostage: Hostage }, ExpressView>
  /** A bandit got a neutral Bullet from the Poodle. */
  | EventOf<'poodle', { bandit: ExpressBandit }, ExpressView>
  /** A bandit used a Whiskey: it is half-full now, or `empty` and out of the game; its kind is public. */
  | EventOf<'drank', { bandit: ExpressBandit; token: number; label: string; old: boolean; empty: boolean }, ExpressView>
  /** After a Whiskey, a seat had no card to play. */
  | EventOf<'no-card', { seat: number }, ExpressView>
  /** A Turmoil is revealed: a seat draws. */
  | EventOf<'will-draw', { seat: number }, ExpressView>
  /** Horses & Stagecoach: how many cards a seat keeps for the next round; its own player sees which, if any. */
  | EventOf<'saved', { seat: number; number: number; cards?: string[]; bullets?: Bullet[] }, ExpressView>
  /** A Horse left the game (Panting Horses). */
  | EventOf<'horse-gone', { start: number | PlaceName }, ExpressView>
  /** The Marshal emptied a Whiskey, out of the game. */
  | EventOf<'flask-gone', { token: number; label: string; old: boolean }, ExpressView>
  /** The end, with Escape: a bandit was in or on the train. */
  | EventOf<'caught', { bandit: ExpressBandit }, ExpressView>
  /** Time travel: a bandit has chosen where to appear; only their player knows where. */
  | EventOf<'set-out', { bandit: ExpressBandit; place?: number; car?: number | null; floor?: Floor | null; name?: PlaceName }, ExpressView>
  /** Safekeeping: a token goes from inside the Marshal's car to its roof. */
  | EventOf<'carried-up', { place: number; car: number | null; floor: Floor | null; name?: PlaceName; token: number; label: string; loot: TokenKind }, ExpressView>
  /** Reflex Action: a seat plays no card. */
  | EventOf<'held-back', { seat: number }, ExpressView>
  /** Deadly Fall: a bandit fell off the train, for good. */
  | EventOf<'fell', { bandit: ExpressBandit }, ExpressView>
  /** The Marshal drew a goal, in secret. */
  | EventOf<'goal', { number: number; goal?: Goal }, ExpressView>
  /** Rumors: the Marshal shows a goal to everybody. */
  | EventOf<'rumor', { number: number; goal: Goal }, ExpressView>
  /** The end: a goal is turned over. */
  | EventOf<'goal-met', { number: number; goal: Goal; met: boolean }, ExpressView>
  /** A bandit who punched the Marshal took a Brawler card. */
  | EventOf<'brawler', { bandit: ExpressBandit; dollars: number }, ExpressView>
  /** A bandit freed a Prisoner. */
  | EventOf<'freed', { bandit: ExpressBandit; prisoner: Prisoner }, ExpressView>
  /** An arrested bandit's Prisoner is locked up again. */
  | EventOf<'locked-up', { bandit: ExpressBandit; prisoner: Prisoner }, ExpressView>
  /** A bandit freed another from the cell. */
  | EventOf<'rescued', { bandit: ExpressBandit; target: ExpressBandit }, ExpressView>
  /** A Brilliant Idea does what another bandit's card did. */
  | EventOf<'copied', { bandit: ExpressBandit; card: ActionCard }, ExpressView>
  /** The Marshal plays no card on top of a +. */
  | EventOf<'no-plus', { seat: number }, ExpressView>
  /** The Marshal does not fire, or not again. */
  | EventOf<'held-fire', { bandit: ExpressBandit }, ExpressView>
  /** Angry Marshal: the Marshal does not move. */
  | EventOf<'stood', { bandit: ExpressBandit }, ExpressView>

export type ExpressOption =
  /** a turn of Schemin': play a card, draw, or pass with nothing to play and nothing to draw */
  | OptionOf<'plan', { card?: ActionCard; bandit?: ExpressBandit; face_down?: true; token?: number; label?: string }>
  /** where to go, on a Move */
  | OptionOf<'move', { place: number; car: number | null; floor: Floor | null; name?: PlaceName }>
  /** where to go, on a Floor Change; most bandits have no choice */
  | OptionOf<'floor', { place: number; car: number | null; floor: Floor | null; name?: PlaceName }>
  /** which token to take */
  | OptionOf<'rob', { token: number; label: string }>
  /** at whom to fire */
  | OptionOf<'fire', { bandit: ExpressTarget }>
  /** whom to punch */
  | OptionOf<'punch', { bandit: ExpressTarget }>
  /** what the target of a Punch loses; `grab`: Cheyenne takes it herself */
  | OptionOf<'drop', { loot: LootKind }>
  /** where the target of a Punch goes */
  | OptionOf<'knock', { place?: number; car?: number | null; floor?: Floor | null; name?: PlaceName }>
  /** where the Marshal goes */
  | OptionOf<'marshal', { car: number }>
  /** Pickpocketing: which Purse to take */
  | OptionOf<'pick', { token?: number; label?: string }>
  /** Expert, end of a round: the next card to keep, until `keep none` */
  | OptionOf<'keep', { card?: ActionCard; bandit?: ExpressBandit }>
  /** duel and Pairs: which bandit starts in the Caboose; all are asked at once */
  | OptionOf<'rear', { bandit: ExpressBandit }>
  /** Pairs: which pair to play */
  | OptionOf<'pair', { pair: ExpressBandit[] }>
  /** Pairs, start of a round: which card of the deck to take; all are asked at once */
  | OptionOf<'choose', { card?: ActionCard; bandit?: ExpressBandit; colour?: Bullet }>
  /** Pairs: which card of the other bandit to play after a Fire */
  | OptionOf<'cover', { card?: ActionCard; bandit?: ExpressBandit }>
  /**
   * the attack on horseback: which of the player's bandits board this wagon (`board none`: ride on); all are asked
   * at once
   */
  | OptionOf<'board', { bandits: ExpressBandit[]; car: number }>
  /** the attack on horseback: which wagon the last bandit still riding boards */
  | OptionOf<'jump', { place: number; car: number | null; floor: Floor | null; name?: PlaceName }>
  /** where to go, on a Ride; `off`: away for good, in the round of the Escape */
  | OptionOf<'ride', { place?: number; car?: number | null; floor?: Floor | null; name?: PlaceName }>
  /** where to go, away from the Shotgun */
  | OptionOf<'flee', { place: number; car: number | null; floor: Floor | null; name?: PlaceName }>
  /** which Hostage to take, inside the Stagecoach */
  | OptionOf<'hostage', { hostage: Hostage }>
  /** a Turmoil: play a card, draw, or pass as in `plan`; all are asked at once */
  | OptionOf<'turmoil', { card?: ActionCard; bandit?: ExpressBandit; face_down?: true }>
  /** after a Whiskey: which card to play; `pass` only with none */
  | OptionOf<'drink', { card?: ActionCard; bandit?: ExpressBandit; face_down?: true }>
  /**
   * Horses & Stagecoach, end of Schemin': the next card to keep for the next round, until there are
   * `view.round.keep` of them or `save none`; all are asked at once
   */
  | OptionOf<'save', { card?: ActionCard; bandit?: ExpressBandit; colour?: Bullet }>
  /** time travel: where to appear; nobody else learns it */
  | OptionOf<'set-out', { place: number; car: number | null; floor: Floor | null; name?: PlaceName }>
  /** where a shot of Django's sends its target; `off`: off the train */
  | OptionOf<'push', { place?: number; car?: number | null; floor?: Floor | null; name?: PlaceName }>
  /** Reflex Action: which card of the hand to play at once */
  | OptionOf<'reflex', { card?: ActionCard; bandit?: ExpressBandit }>
  /** a Brilliant Idea: where to escape to, or whom to free */
  | OptionOf<'idea', { place?: number; car?: number | null; floor?: Floor | null; name?: PlaceName; bandit?: ExpressTarget; prisoner?: Prisoner }>
  /** a drink for the Marshal: which one he takes */
  | OptionOf<'take-drink', { token: number; label: string }>
  /** freed from the cell: where to go */
  | OptionOf<'freed', { place: number; car: number | null; floor: Floor | null; name?: PlaceName }>
  /** whom to arrest */
  | OptionOf<'arrest', { bandit: ExpressTarget }>
  /** at whom to fire from the second cylinder */
  | OptionOf<'second-shot', { bandit?: ExpressTarget }>
  /** a card to play on top of a + */
  | OptionOf<'plus', { card?: ActionCard; bandit?: ExpressBandit }>
  /** Angry Marshal: at whom to fire */
  | OptionOf<'angry-fire', { bandit?: ExpressTarget }>
  /** Angry Marshal: where to go */
  | OptionOf<'angry-move', { place?: number; car?: number | null; floor?: Floor | null; name?: PlaceName }>

/**
 * Those fields of ExpressView that have changed.  Of a list there may be only some rows, by their numbers: they
 * take the place of those with the same number, or follow the last one.
 */
export type ExpressViewChanges = Changed<ExpressView>

export type Floor = 'inside' | 'roof'

export type Phase = 'setting up' | "schemin'" | "stealin'" | 'end of round' | 'over'

export type ExpressBandit = 'Belle' | 'Cheyenne' | 'Django' | 'Doc' | 'Ghost' | 'Tuco' | 'Mei' | 'Marshal'

export type ExpressTarget = 'Belle' | 'Cheyenne' | 'Django' | 'Doc' | 'Ghost' | 'Tuco' | 'Shotgun' | 'Mei' | 'Marshal'

export type Bullet = 'Belle' | 'Cheyenne' | 'Django' | 'Doc' | 'Ghost' | 'Tuco' | 'neutral' | 'Mei' | 'Marshal'

export type Shooter = 'Shotgun' | 'Marshal' | 'passengers'

export type ActionCard = 'Move' | 'Floor' | 'Robbery' | 'Fire' | 'Punch' | 'Marshal' | 'Ride' | 'Move+' | 'Floor+' | 'Arrest' | 'Idea'

export type TokenKind = 'purse' | 'jewel' | 'strongbox' | 'whiskey' | 'mailbag'

export type SeenTokenKind = 'purse' | 'jewel' | 'strongbox' | 'whiskey' | 'mailbag' | 'old-whiskey'

export type LootKind = 'purse' | 'jewel' | 'strongbox' | 'whiskey' | 'half-whiskey' | 'half-old-whiskey' | 'mailbag'

export type TurnKind = 'standard' | 'tunnel' | 'speeding-up' | 'switching' | 'turmoil' | 'jarring'

export type RoundCard = 'Angry Marshal' | 'Swivel Arm' | 'Braking' | 'Take It All!' | "Passengers' Rebellion" | 'Bridge' | 'Tunnel' | 'Pickpocketing' | "Marshal's Revenge" | 'Hostage-Taking of the Conductor' | 'Stand-Off' | 'A Shot of Whiskey for the Marshal' | 'Panting Horses' | 'Higher Speed' | "The Shotgun's Rage" | 'Sharing the Loot' | 'Escape' | 'Mortal Bullet' | 'Safekeeping' | 'Reflex Action' | 'Canyon' | 'Hairpin Bend' | 'Deadly Fall' | 'Rumors' | "Crime Doesn't Pay!" | 'Guilty Conscience'

export type QuietRoundCard = 'Bridge' | 'Tunnel' | 'Stand-Off' | 'Canyon' | 'Hairpin Bend'

export type RoundEventName = 'angry-marshal' | 'swivel-arm' | 'braking' | 'take-it-all' | 'rebellion' | 'pickpocketing' | 'revenge' | 'conductor' | 'shot-of-whiskey' | 'panting-horses' | 'higher-speed' | 'rage' | 'sharing' | 'escape' | 'mortal-bullet' | 'safekeeping' | 'reflex-action' | 'deadly-fall' | 'angry-lawman' | 'lawmans-revenge' | 'rumors' | 'crime' | 'guilty' | 'lawmans-whiskey'

export type PlaceName = 'off' | 'coach inside' | 'coach roof' | 'time-car' | 'cell'

export type MoveReason = 'card' | 'punch' | 'push' | 'flight' | 'event' | 'start' | 'shotgun' | 'time' | 'arrest'

export type Hostage = 'Zealot' | 'Minister' | 'Old Lady' | 'Teacher' | 'Banker' | 'Poodle' | 'Photographer' | 'Poker Player'

export type ForbiddenBy = 'teacher' | 'zealot' | 'escaped' | 'fallen' | 'jailed'

export type Prisoner = 'Belle' | 'Cheyenne' | 'Django' | 'Doc' | 'Ghost' | 'Mei' | 'Tuco'

export type Goal = 'Belle' | 'Cheyenne' | 'Django' | 'Doc' | 'Ghost' | 'Mei' | 'Tuco' | 'Empty Cylinder' | 'Full of Lead' | 'Arch Enemy' | 'Safe Mail' | 'Full Prison' | 'Two Brawlers' | 'Closed Strongboxes'

/** A complete, validated set-up in plain JSON values; equal set-ups are the same game. */
export interface SuperSetup {
  game: 'super'
  players: number
  options: { boxes: ('reflex' | 'horse')[]; bandits: string[] | null; seats: 'given' | 'random' }
}

/** A game as one seat sees it; `seat` is null for a spectator. */
export interface SuperView {
  /** the set-up */
  setup: SuperSetup
  /** whose view it is; `null` for spectators */
  seat: number | null
  /** whether the game is over */
  over: boolean
  /** the seats that have to decide now */
  to_act: number[]
  /** from 1 */
  round: number
  /** the seat of the First Player */
  first: number
  /** how many there are behind the Locomotive */
  wagons: number
  /** all spots */
  places: SuperPlaceView[]
  /** all bandits; a bandit has the number of its seat */
  bandits: SuperBanditView[]
  /** what everybody knows about the programmes */
  programmes: ProgrammeView[]
  /** the seats that have won */
  winners: number[]
  /** the secrets of this seat; `null` for spectators */
  own: SuperOwnView | null
  /** internal, for re-deals: what a scene stops before */
  stop: number
}

/** A car and a floor: who stands there, from the front of the line to its rear. */
export interface SuperPlaceView {
  /** the number of the car */
  car: number
  /** of the car */
  floor: Floor
  /** who stands there, from the front of the line to its rear */
  bandits: string[]
}

/** A seat's bandit.  Off the train it has no place and faces nowhere. */
export interface SuperBanditView {
  /** its player */
  seat: number
  /** its name */
  name: string
  /** `overboard`, while a Horse may still save them, only in changes between two questions and in stopped scenes */
  status: BanditStatus
  /** `null` off the train */
  car: number | null
  /** of the car; `null` off the train */
  floor: Floor | null
  /** where it looks; `null` off the train */
  facing: Facing | null
  /** whether it lies stunned */
  stunned: boolean
  /** the values of its loot cards, which lie open */
  loot: number[]
}

/** What everybody knows about a seat's cards in this round. */
export interface ProgrammeView {
  /** whose it is */
  seat: number
  /** whether all three cards are programmed */
  ready: boolean
  /** the cards that have been revealed */
  revealed: string[]
}

/** A player's own secrets. */
export interface SuperOwnView {
  /** the cards programmed so far, in order */
  programme: string[]
  /** the cards that are not programmed */
  hand: string[]
}

export type SuperEvent =
  /** The First Player was drawn or has changed. */
  | EventOf<'first', { bandit: SuperBandit }, SuperView>
  /** Where a bandit starts. */
  | EventOf<'starts', { bandit: SuperBandit; car: number; floor: Floor; facing: Facing }, SuperView>
  /** A round begins. */
  | EventOf<'round', { number: number }, SuperView>
  /** You programmed a card. */
  | EventOf<'programs', { bandit: SuperBandit; card: SuperCard; number: number }, SuperView>
  /** You took your programme back. */
  | EventOf<'takes-back', { bandit: SuperBandit }, SuperView>
  /** Everybody's card of this number is revealed. */
  | EventOf<'turn', { number: number }, SuperView>
  /** A card is revealed. */
  | EventOf<'reveals', { bandit: SuperBandit; card: SuperCard }, SuperView>
  /** A stunned bandit stood up. */
  | EventOf<'stands-up', { bandit: SuperBandit }, SuperView>
  /** A bandit turned round. */
  | EventOf<'turns', { bandit: SuperBandit; facing: Facing }, SuperView>
  /** A bandit changed floor. */
  | EventOf<'climbs', { bandit: SuperBandit; car: number; floor: Floor }, SuperView>
  /** A bandit went to another car. */
  | EventOf<'moves', { bandit: SuperBandit; car: number; floor: Floor }, SuperView>
  /** A bandit shot another. */
  | EventOf<'shoots', { bandit: SuperBandit; target: SuperBandit }, SuperView>
  /** A bandit had nobody to shoot at. */
  | EventOf<'misses', { bandit: SuperBandit }, SuperView>
  /** A bandit was shot, and lies stunned there. */
  | EventOf<'thrown', { bandit: SuperBandit; car: number; floor: Floor }, SuperView>
  /** A bandit fell down, stunned, by its own Reflex. */
  | EventOf<'falls', { bandit: SuperBandit }, SuperView>
  /** A bandit rode to the front of the line inside the Locomotive. */
  | EventOf<'rides', { bandit: SuperBandit }, SuperView>
  /** A bandit left the train. */
  | EventOf<'leaves', { bandit: SuperBandit; why: LeaveReason }, SuperView>
  /** The Horse brought a bandit back, to the front of the line inside the Locomotive. */
  | EventOf<'saved', { bandit: SuperBandit }, SuperView>
  /** A bandit had no Horse, and is out for good. */
  | EventOf<'lost', { bandit: SuperBandit }, SuperView>
  /** The last wagon was uncoupled. */
  | EventOf<'uncoupled', { car: number }, SuperView>
  /** A bandit got a loot card for the wagon. */
  | EventOf<'loot', { bandit: SuperBandit; value: number }, SuperView>
  /** Nobody got the wagon. */
  | EventOf<'wagon-gone', Record<string, never>, SuperView>
  /** The end: a bandit wins. */
  | EventOf<'won', { bandit: SuperBandit }, SuperView>

export type SuperOption =
  /** the next card of the programme; all are asked at once */
  | OptionOf<'program', { card: SuperCard; number: number }>
  /** discards the cards programmed so far; possible until the last player has finished */
  | OptionOf<'take-back', Record<string, never>>

/**
 * Those fields of SuperView that have changed.  Of a list there may be only some rows, by their numbers: they
 * take the place of those with the same number, or follow the last one.
 */
export type SuperViewChanges = Changed<SuperView>

export type SuperBandit = 'Belle' | 'Cheyenne' | 'Django' | 'Doc' | 'Ghost' | 'Mei' | 'Tuco'

export type SuperCard = 'Turn' | 'Floor' | 'Move' | 'Shoot' | 'Reflex' | 'Horse'

export type Facing = 'forward' | 'back'

export type BanditStatus = 'aboard' | 'overboard' | 'out'

export type LeaveReason = 'move' | 'shot' | 'uncoupling'

/** Any message from a client. */
export type ClientMessage = Hello | Play | Back | Why | Plan | Hint | Review | Sit | Stand | Return | Pick | SeatBot | Remove | Allow | Vote | Change | Start | LeaveLesson | Rematch | Say | Mute | Speak

/** Any message from the server. */
export type ServerMessage = Welcome | TableNow | Update | Chat | Presence | Done | Refused | Because | PlanForecast | Advice | Reviewed | Warning | Goodbye

/** The versions of this server, and what can be played here. */
export interface About {
  folsom: string
  protocol: number
  languages: string[]
  games: GameAbout[]
  levels: string[]
  temperaments: string[]
}

/** A game, its smallest and largest number of players, and its options. */
export interface GameAbout {
  name: 'express' | 'super'
  players: [number, number]
  options: Record<string, Choice>
}

/** An option of a game: one of the values, or with `many` a list of them; null leaves the choice to the game. */
export interface Choice {
  values: unknown[]
  many: boolean
  default: unknown
}

/** A person and their token, which is shown only this once. */
export interface Token {
  person: string
  name: string
  token: string
}

/** A person, and their results by game. */
export interface Me {
  person: string
  name: string
  tallies: Tally[]
}

/** The number of games and wins of a person, bot or bandit, and the total money. */
export interface Tally {
  name: string
  games: number
  wins: number
  dollars: number
}

/** Some tables. */
export interface Tables {
  tables: Summary[]
}

/** A table as lists show it. */
export interface Summary {
  id: string
  code: string
  game: 'express' | 'super'
  status: 'waiting' | 'playing' | 'over'
  players: number
  people: string[]
  bots: string[]
  boxes: string[]
  variant: string | null
  clock: Clock
  public: boolean
  touched: number
  /** at most one person holds a seat; missing for tables of older versions */
  alone: boolean
  /** the lesson that is given there; missing for tables of older versions */
  lesson: string | null
}

/** The configuration with complete options; or null, and the reason why it cannot be played. */
export interface Verdict {
  config: TableConfig | null
  words: string | null
  /** those that may be in the game */
  bandits: string[]
  /** how many of them each player may claim before the game */
  claims: number
  /** the seats that win together */
  sides: number[][]
}

/** All lessons, in order. */
export interface Lessons {
  lessons: LessonBrief[]
}

/** A lesson as lists show it. */
export interface LessonBrief {
  name: string
  /** lessons of one group belong together */
  group: string
  title: string
  /** how long it takes, roughly */
  minutes: number
  game: string
}

/** A lesson with its steps. */
export interface LessonText {
  lesson: LessonBrief
  /** the seat of the learner */
  learner: number
  steps: LessonStep[]
}

/** A text; if it is a `task`, the next step follows when the learner has done it, else when they have read it. */
export interface LessonStep {
  /** the part of the screen that it is about; empty: none */
  about: string
  words: string
  task: boolean
  /** the action text of the card in hand that the task asks for, if it is about one */
  card: string | null
  /** the number of the rule that it teaches */
  rule: string | null
}

/** Why a request was refused: a code for programs, words for people, and the game rule that forbids it, if any. */
export interface ErrorBody {
  code: string
  words: string
  rule: string | null
}

export type View = ExpressView | SuperView
export type GameEvent = ExpressEvent | SuperEvent
export type GameOption = ExpressOption | SuperOption

/** Is this a view of Colt Express? */
export function isExpress(view: View): view is ExpressView {
  return view.setup.game === 'express'
}

/** Is this a view of Colt Super Express? */
export function isSuper(view: View): view is SuperView {
  return view.setup.game === 'super'
}

/** Is this an option of Colt Express? TypeScript checks it by the verbs of the other game. */
export function isExpressOption(option: GameOption) {
  return option.verb !== 'program' && option.verb !== 'take-back'
}
