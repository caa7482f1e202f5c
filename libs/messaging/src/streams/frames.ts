import { headers, type Msg, type MsgHdrs } from '@nats-io/transport-node';

/**
 * Kinds of messages that a stream's writer sends to its reader. `open` comes first and carries, as its reply
 * subject, the subject on which the writer listens. `beat` shows that the writer is still at work.
 */
export type FrameKind = 'open' | 'item' | 'beat' | 'end' | 'error';

export interface Frame {
  kind: FrameKind;
  /**
   * Number of items sent so far, including this one. NATS may lose some when it goes down, and the reader
   * must notice the gap.
   */
  sent: number;
}

const FRAME_HEADER = 'Anew-Frame';

export function frameHeaders({ kind, sent }: Frame): MsgHdrs {
  const marked = headers();
  marked.set(FRAME_HEADER, `${kind} ${sent}`);
  return marked;
}

/**
 * Frame of a message, or null if it is none: when no service listens to the subject, NATS itself answers
 * without one.
 */
export function frameOf(message: Msg): Frame | null {
  const [kind, sent] = message.headers?.get(FRAME_HEADER).split(' ') ?? [];
  return kind && sent ? { kind: kind as FrameKind, sent: Number(sent) } : null;
}

/**
 * Message that a reader sends to the writer: it is still there and has used this many items in all, or it has
 * gone.
 * Because this is a total, the next message makes up for a lost one.
 */
export type Control = { used: number } | { cancel: true };

/** Timing by which one side learns that the other is gone. Both sides must use the same. */
export interface Pace {
  /** Milliseconds between two heartbeats of either side. */
  beatMs: number;
  /** Milliseconds without a word after which a side counts as gone, in heartbeats of whoever waits for it. */
  goneMs: number;
}

export const PACE: Pace = { beatMs: 2_000, goneMs: 8_000 };

/**
 * Items that may be sent and not yet used. Because of this limit, a slow reader slows the writer, and the
 * writer its source.
 */
export const WINDOW = 64;

/**
 * Characters of JSON that may be sent and not yet used, because 64 items with a photo each would be more than a process
 * has room for. One item is always sent, however long it is.
 */
export const WINDOW_CHARACTERS = 1_000_000;
