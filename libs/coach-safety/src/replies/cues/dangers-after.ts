import { messagesOf, type Turn } from '../../turn.js';
import { type Danger, dangersIn } from './danger-cues.js';
import { isGunNearer } from './nearer-weapon-cues.js';
import { babyIn, shakesIn } from './shaken-cues.js';

const GRAVEST: readonly Danger[] = ['shaken-baby', 'neck'];

/**
 * Dangers in a message, also where "he was shaking her" speaks of a baby that is written of elsewhere, or “it” is a gun that was
 * told of before.
 */
export function dangersAfter(message: string, turns: readonly Turn[]): readonly Danger[] {
  const said = messagesOf(turns);
  const named = dangersIn(message);
  const isBaby =
    !named.includes('shaken-baby') &&
    shakesIn(message).length > 0 &&
    [message, ...said].some((content) => babyIn(content).length > 0);
  const gravest = [
    ...(isBaby ? (['shaken-baby'] as const) : []),
    ...named.filter((each) => GRAVEST.includes(each)),
  ];
  const isNearer = !named.includes('gun') && isGunNearer(said, message);
  return [
    ...gravest,
    ...(isNearer ? (['gun'] as const) : []),
    ...named.filter((each) => !GRAVEST.includes(each)),
  ];
}
