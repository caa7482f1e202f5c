import { cueFinder } from './cue-finder.js';

const GUNS = 'gun|guns|pistol|rifle|shotgun|handgun|firearm|revolver|glock|ar_15|pistola|escopeta|arma';

const gunsIn = cueFinder({
  own: [
    `i have|keep|got|bought|hold|held|took|found|own|loaded|load .. ${GUNS}`,
    `my own? ${GUNS}`,
    `i .. sat|sit|stared|staring|looking with|at .. ${GUNS}`,
    `tengo|compre|agarre|saque|tuve .. ${GUNS}`,
    `mi ${GUNS}`,
  ],
  theirs: [
    `he|she|they|husband|wife|boyfriend|girlfriend|ex|partner|fiance|son|stepson|daughter|dad|father|brother .. has|have|had|keeps|kept|bought|got|gets|took|takes|loaded|loads|cleans|cleaning|waves|waved|held|holds|holding|carries|grabbed|grabs|put|puts|sleeps_with|sat .. ${GUNS}`,
    `his|her|their .. ${GUNS}`,
    `tiene|trae|saco|agarro|compro|carga|cargo|su .. ${GUNS}`,
  ],
});

/** Whether the writer has a gun. */
export const hasOwnGun = (message: string): boolean => gunsIn(message).includes('own');

/** Whether a message speaks of a gun that somebody else has, and of none that the writer has. */
export function isGunOfAnother(message: string): boolean {
  const found = gunsIn(message);
  return found.includes('theirs') && !found.includes('own');
}
