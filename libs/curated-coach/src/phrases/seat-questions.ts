import type { Seat } from '../seats.js';

const TRUST =
  'That is a heavy thing to bring, whichever side of it you are on. Before I say anything, let me ask: were you the one who was hurt by it, or the one who did the hurting? I’ll answer differently, and I won’t judge either.';
const SILENCE =
  'Silence is hard on both sides of it. So that I don’t answer the wrong one of you: is it you who goes quiet, or your partner?';
const LOSS =
  'A loss like that stays in the room, and it feels different from each chair. May I ask: was it your own husband or wife who died, or did your partner lose someone before you?';
const CHILDREN =
  'With children, so much depends on whose they are. Is this your own child, or your partner’s?';

/** Asked when nothing tells from which of two seats somebody writes, and the answers differ. */
export const SEAT_QUESTIONS: Readonly<Record<Seat, string>> = {
  hurter: TRUST,
  hurt: TRUST,
  quiet: SILENCE,
  seeker: SILENCE,
  widowed: LOSS,
  newcomer: LOSS,
  parent: CHILDREN,
  stepparent: CHILDREN,
};
