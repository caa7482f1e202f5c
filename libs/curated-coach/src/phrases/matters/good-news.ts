import { MODULE_SLUGS } from '@anew/contracts/content/module-slugs';
import type { Matter } from '../matter.js';

/** Something good that somebody only wants to tell. It may be about any module. */
export const goodNews: Matter = {
  id: 'good-news',
  isCertain: true,
  suitsAny: true,
  isTold: true,
  modules: MODULE_SLUGS,
  signs:
    /\b(just wanted to tell (someone|somebody)|wanted to tell somebody|tell (you )?something good|(we|he|she|they|i) (actually |just |both )?laughed|never been happier|nicest theyve|first time (his|hers|they|we|shes|hes|all of us)|saved me a seat|got through .* without|it worked|thx for|and i never knew that|we did the \w+ (thing|exercise)|cried in the car|happy tears|good news|ran past everybody|teamed up|made me (an? )?(oatmeal|coffee|breakfast|pie)|a blast|best weekend|over the moon|sweetest|fell in love all over|so proud of (him|her|us|them)|felt proud|good sob|said it was good|its good|all four did together)\b/,
  not: /\b(first time (i|my)|but i|not speak|hurt|stings?|threatened|mad|angry|liked that|lost each other|guilty|died)\b/,
  open: ['That is worth telling, and I’m glad you told me.', 'What a good thing to be able to write.'],
  answer: [
    'Good moments count for more when they are told: to yourself, and then to the one you shared them with. You don’t have to make anything of it. Let it be as small as it was, and leave the door open for the next one without pushing.',
  ],
  say: ['That meant a lot to me. I’d like you to know it.', 'Can I tell you what I loved about today?'],
  steps: ['Write it down in two lines today, so that you can find it again in a worse week.'],
  ask: ['What was the best second of it?'],
};
