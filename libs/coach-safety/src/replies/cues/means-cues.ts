import { cueFinder } from './cue-finder.js';
import { GUNS } from './gun-cues.js';

const meansIn = cueFinder(
  {
    means: [
      GUNS,
      'bullets|pills|rope|noose|razor|razors|blade|blades|knife',
      'bottle|box|handful of .. pills|meds|medicine|tylenol',
      'sleeping|pain|heart meds|tablets',
      'balas|pastillas|soga|cuerda|navaja|cuchillo|veneno|raticida',
      'frasco|caja|punado de .. pastillas|medicinas|medicamento',
    ],
  },
  [
    'birth control|vitamin pills',
    'jump|tug rope',
    'nerf|water|toy|glue|nail|staple guns|gun',
    'pastillas anticonceptivas',
  ],
);

/** Whether a message names something that people end their lives with. */
export const namesMeans = (message: string): boolean => meansIn(message).length > 0;

const ropeOrBladeIn = cueFinder(
  {
    own: [
      'i have|bought|got|keep|tied|hold|held|took|found|started .. rope|noose|razor|razors|razor_blade|blade|blades|knife',
      'rope|noose|razor|blade .. in|on|over .. seat|trunk|beam|garage|hand|drawer|tub',
      'tengo|compre|amarre|agarre|saque .. soga|cuerda|mecate|navaja|cuchillo',
    ],
  },
  ['jump|tug rope', 'rope swing|course'],
);

/** Whether the writer has a rope or a blade at hand. */
export const hasOwnRopeOrBlade = (message: string): boolean => ropeOrBladeIn(message).length > 0;
