import { type Nearness, nearnessOf, nextStep, type Part, type StepName, type Steps } from './steps';

/** The partner's name on the screen, also if they have given none. */
export const nameOf = (partner: string): string => partner || 'Your partner';

const SAID: Record<Nearness, string> = {
  apart: 'Begin wherever you like. Each step is small.',
  nearer: 'You two have begun. The rest can wait for a quiet moment.',
  touching: 'You are close today. What is left can wait for a quiet moment.',
  together: 'All of it is done, by both of you. The rest of the day is yours.',
};

/** Says in words what the picture of the two shapes shows. */
export function pictureWords(steps: Steps, hasPartner: boolean): string {
  const nearness = nearnessOf(steps);
  if (nearness === 'together') return SAID.together;
  if (nearness !== 'apart' && nextStep(steps) === null) {
    return 'Your part of today is done. There is nothing more that you need to do.';
  }
  if (!hasPartner) return 'You can begin on your own. Each step is small.';
  return SAID[nearness];
}

const DONE: Record<StepName, string> = { appreciation: 'written', question: 'answered', activity: 'done' };

/** Says in words what the shape of one person at a step shows. */
export function partWords(step: StepName, part: Part): string {
  if (part === 'passed') return 'passing tonight';
  return part === 'done' ? DONE[step] : 'not yet';
}
