import { cueFinder } from './cue-finder.js';

const meansIn = cueFinder(
  {
    means: [
      'gun|guns|pistol|rifle|shotgun|handgun|revolver|bullets|pills|rope|noose|razor|razors|blade|blades|knife',
      'bottle|box|handful of .. pills|meds|medicine|tylenol',
      'sleeping|pain|heart meds|tablets',
      'pistola|rifle|escopeta|revolver|balas|pastillas|soga|cuerda|navaja|cuchillo|veneno|raticida',
      'frasco|caja|punado de .. pastillas|medicinas|medicamento',
    ],
  },
  [
    'birth control|vitamin pills',
    'jump|tug rope',
    'nerf|water|toy|glue guns|gun',
    'pastillas anticonceptivas',
  ],
);

/** Whether a message names something that people end their lives with. */
export const namesMeans = (message: string): boolean => meansIn(message).length > 0;
