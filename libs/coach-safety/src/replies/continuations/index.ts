import { type Talk, wasSaid } from '../../turn.js';
import type { Concern } from '../../verdict.js';
import { explainsAway } from '../cues/excuse-cues.js';
import { type TalkedOf, talkedOfIn } from '../cues/talked-of-cues.js';
import { CHILD_CONTINUATIONS } from './child-in-danger.js';
import type { Continuation, Continuations } from './continuation.js';
import { HARMING_CONTINUATIONS } from './harming-others.js';
import { SPANISH_CONTINUATIONS } from './spanish.js';
import { SUICIDE_CONTINUATIONS } from './suicide.js';
import { VIOLENCE_CONTINUATIONS } from './violence.js';

export const CONTINUATIONS: Readonly<Record<Concern, Continuations>> = {
  violence: VIOLENCE_CONTINUATIONS,
  suicide: SUICIDE_CONTINUATIONS,
  'child-in-danger': CHILD_CONTINUATIONS,
  'harming-others': HARMING_CONTINUATIONS,
};

/** What an excuse only mentions: “he’s just having a hard time with the divorce” asks nothing about leaving. */
const MENTIONED: readonly TalkedOf[] = ['leaving', 'money', 'children', 'sleep', 'alone'];

/**
 * Continuation for a message after a concern, or null if none fits that the conversation does not contain
 * yet.
 */
export function continuationOf(concern: Concern, { message, turns, language }: Talk): Continuation | null {
  const known = (language === 'es' ? SPANISH_CONTINUATIONS : CONTINUATIONS)[concern];
  const isExcuse = explainsAway(message, turns);
  return (
    talkedOfIn(message)
      .filter((each) => !isExcuse || !MENTIONED.includes(each))
      .flatMap((each) => known[each] ?? [])
      .find(({ takesUp }) => !wasSaid(turns, takesUp)) ?? null
  );
}
