import { headers, type Msg, type MsgHdrs } from '@nats-io/transport-node';

/**
 * What the answering side sends to a stream's inbox. `open` comes first and tells, as its reply subject, where
 * the asking side is listened to; `beat` says that somebody is still at work.
 */
export type FrameKind = 'open' | 'item' | 'beat' | 'end' | 'error';

export interface Frame {
  kind: FrameKind;
  /** Items sent so far, with this one: NATS may lose some as it goes down, and a gap must not pass unseen. */
  sent: number;
}

const FRAME_HEADER = 'Anew-Frame';

export function frameHeaders({ kind, sent }: Frame): MsgHdrs {
  const marked = headers();
  marked.set(FRAME_HEADER, `${kind} ${sent}`);
  return marked;
}

/** Null for what is no frame: NATS itself says so, without one, when nobody listens to the subject. */
export function frameOf(message: Msg): Frame | null {
  const [kind, sent] = message.headers?.get(FRAME_HEADER).split(' ') ?? [];
  return kind && sent ? { kind: kind as FrameKind, sent: Number(sent) } : null;
}

/**
 * What the asking side sends back: that it is still there and how many items it has used in all, or that it is gone.
 * The sum, not what was added: one that is lost is made good by the next.
 */
export type Control = { used: number } | { cancel: true };

/** How soon one side learns that the other is gone; both must have the same. */
export interface Pace {
  /** Milliseconds between two signs of life, of either side. */
  beatMs: number;
  /** Milliseconds without a sign of life after which a side counts as gone. */
  goneMs: number;
}

export const PACE: Pace = { beatMs: 2_000, goneMs: 8_000 };

/** Items that may be on their way: a slow reader slows the writer, and the writer its source. */
export const WINDOW = 64;
