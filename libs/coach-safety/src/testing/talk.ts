import { withMessagesOffline } from './converse.js';

/** Our own replies to these messages, sent one after another while no provider answers. */
export const talk = (...messages: readonly string[]): string[] => withMessagesOffline(...messages).replies;

/** Our own reply to the last of these messages. */
export const lastReply = (...messages: readonly string[]): string => talk(...messages).at(-1) ?? '';
