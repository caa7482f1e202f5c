import { cueFinder } from './cue-finder.js';

const PILLS = '@drugs|pill|bottle|oxycodone|pastillas|medicinas|medicamentos';

const pillsIn = cueFinder(
  {
    own: [
      `i .. have|keep|got|hold|held|took|found|count|counted|saved|lined|poured|dumped|keep_looking|stare|staring .. ${PILLS}`,
      `my|his|her|moms|dads|all|the .. ${PILLS} .. in_my_hand|on_my_nightstand|next_to_me|lined_up|in_my_lap|in_front_of_me`,
      'counted|counting|lined_up|saved_up|stashed|hid|hiding .. pills|meds|bottle',
      `tengo|conte|junte|guarde|saque|escondi .. ${PILLS}`,
    ],
  },
  [
    'birth control|vitamin|allergy pills',
    'water|wine|milk|baby|ketchup bottle',
    'bottle of wine|water|milk|beer',
  ],
);

/** Whether the writer has pills at hand. */
export const hasOwnPills = (message: string): boolean => pillsIn(message).length > 0;
