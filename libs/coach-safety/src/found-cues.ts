import { isOwnMeansHeld } from './replies/cues/at-hand-cues.js';
import { type Danger, dangersIn } from './replies/cues/danger-cues.js';
import { isDeathJoke } from './replies/cues/death-joke-cues.js';
import { isOnlyDependentHurt } from './replies/cues/dependent-cues.js';
import { emergenciesIn, type Emergency } from './replies/cues/emergency-cues.js';
import { isGrownUpStruck } from './replies/cues/grown-up-hit-cues.js';

/** What cues find in a message. Several rules ask for it, and finding it takes longer than all of them. */
export interface FoundCues {
  text: string;
  dangers: readonly Danger[];
  emergencies: readonly Emergency[];
  /** Whether an adult who depends on others is hurt, and no child is spoken of. */
  areOnlyDependentsHurt: boolean;
  /** Whether another grown-up is struck, and children only live there. */
  areOnlyGrownUpsStruck: boolean;
  /** Whether somebody “will kill me” over a trifle, and nothing else in the message is in earnest. */
  isDeathJoke: boolean;
  /** Whether the writer holds, looks at or counts a gun or pills of their own, and threatens nobody. */
  isOwnMeansHeld: boolean;
}

/** Number of characters up to which a message may be a mere joke. */
const JOKE_AT_MOST = 240;

export function foundCuesIn(text: string): FoundCues {
  const dangers = dangersIn(text);
  const emergencies = emergenciesIn(text);
  const isNamedElse = emergencies.length > 0 || dangers.some((danger) => danger !== 'death-threat');
  return {
    text,
    dangers,
    emergencies,
    areOnlyDependentsHurt: isOnlyDependentHurt(text),
    areOnlyGrownUpsStruck: isGrownUpStruck(text),
    isOwnMeansHeld: isOwnMeansHeld(text),
    isDeathJoke: !isNamedElse && text.length <= JOKE_AT_MOST && isDeathJoke(text),
  };
}
