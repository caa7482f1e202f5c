import { CHILD_IN_DANGER_HITS } from './hits/child-in-danger.js';
import { HARMING_OTHERS_HITS } from './hits/harming-others.js';
import { SUICIDE_HITS } from './hits/suicide.js';
import { VIOLENCE_HITS } from './hits/violence.js';
import type { Hits } from './labeled.js';

export const HITS: Hits = {
  suicide: SUICIDE_HITS,
  violence: VIOLENCE_HITS,
  'child-in-danger': CHILD_IN_DANGER_HITS,
  'harming-others': HARMING_OTHERS_HITS,
};
