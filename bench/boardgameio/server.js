// boardgame.io's own server, with its store in memory: `node --expose-gc server.js` prints its port.
import { Server } from "boardgame.io/dist/cjs/server.js";
import { game } from "./game.js";

const server = Server({ games: [game], origins: [/localhost/] });
const { appServer } = await server.run({ port: { port: 0, host: "127.0.0.1" }, callback: () => {} });
process.on("SIGUSR2", () => globalThis.gc());
console.log(`listening on ${appServer.address().port}`);
