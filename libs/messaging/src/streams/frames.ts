import { headers, type Msg, type MsgHdrs } from '@nats-io/transport-node';

/**
 * What the answering side sends to a stream's inbox. `open` comes first and tells, as its reply subject, where
 * the asking side is listened to; `beat` says that somebody is still at work.
 */
export type FrameKind = 'open' | 'item' | 'beat' | 'end' | 'error';

const KIND_HEADER = 'Anew-Frame';

export function frameHeaders(kind: FrameKind): MsgHdrs {
  const marked = headers();
  marked.set(KIND_HEADER, kind);
  return marked;
}

/** Null for what is no frame: NATS itself says so, without one, when nobody listens to the subject. */
export function frameKind(message: Msg): FrameKind | null {
  const kind = message.headers?.get(KIND_HEADER);
  return kind ? (kind as FrameKind) : null;
}

/** What the asking side sends back: that it is still there, how many items it has used since, or that it is gone. */
export type Control = { used: number } | { cancel: true };

/** Milliseconds between two signs of life, of either side. */
export const BEAT_MS = 2_000;

/** Milliseconds without a sign of life after which a side counts as gone. */
export const GONE_MS = 8_000;

/** Items that may be on their way: a slow reader slows the writer, and the writer its source. */
export const WINDOW = 64;
