import { alone, apart, nearer, partDone, together, touching } from '@anew/words/dashboard';
import { type Nearness, nearnessOf, nextStep, type Part, type StepName, type Steps } from './steps';

const SAID: Record<Nearness, () => string> = { apart, nearer, touching, together };

/** Says in words what the picture of the two shapes shows. */
export function pictureWords(steps: Steps, hasPartner: boolean): string {
  const nearness = nearnessOf(steps);
  if (nearness === 'together') return together();
  if (nearness !== 'apart' && nextStep(steps) === null) return partDone();
  return hasPartner ? SAID[nearness]() : alone();
}

/** What the shape of one person at a step shows, as the catalogue names it. */
export const partOf = (step: StepName, part: Part) => (part === 'done' ? step : part);
