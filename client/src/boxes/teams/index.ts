// Teams.
import type { Box } from "../box";

export const teams: Box = { lines: { "partner-card": "TEAM-3" } };
