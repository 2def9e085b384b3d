import { chatWire } from "./chat-wire.ts";
import { messagesWire } from "./messages-wire.ts";
import { responsesWire } from "./responses-wire.ts";
import type { Wire } from "./wire.ts";

/** All protocols. */
export const wires: readonly Wire[] = [chatWire, messagesWire, responsesWire];
