import { cueFinder } from './cue-finder.js';

/** Calibers, as people name a gun by them. Alone they are numbers, so a stop or a word stands before each. */
const CALIBERS = ['22', '25', '38', '40', '44', '45', '357', '380']
  .flatMap((size) => [
    `.${size}`,
    `my_${size}`,
    `dads_${size}`,
    `a_${size}`,
    `the_${size}`,
    `${size}_special`,
  ])
  .join('|');
/** Every word for a gun. */
export const GUNS = `gun|guns|pistol|pistols|rifle|shotgun|handgun|firearm|revolver|glock|ar_15|ar15|ak_47|9mm|9_mm|nine_millimeter|12_gauge|20_gauge|357|magnum|sidearm|service_weapon|service_pistol|ruger|beretta|sig_sauer|smith_and_wesson|colt|mossberg|remington|winchester|derringer|${CALIBERS}|pistola|escopeta|arma|cuete|fusca|carabina|la_9|treinta_y_ocho`;

const gunsIn = cueFinder({
  own: [
    `i have|keep|got|bought|hold|held|took|found|own|loaded|load .. ${GUNS}`,
    `my own? ${GUNS}`,
    `i .. sat|sit|stared|staring|looking with|at .. ${GUNS}`,
    `tengo|compre|agarre|saque|tuve .. ${GUNS}`,
    `mi ${GUNS}`,
  ],
  near: [
    `${GUNS} .. in|on|under .. seat|lap|glovebox|glove_box|nightstand|drawer|truck|console|pillow|closet`,
    `loaded .. ${GUNS}`,
    `${GUNS} .. loaded|cargada|cargado`,
    `${GUNS} .. en|bajo .. asiento|guantera|buro|cajon|cama|troca|piernas`,
  ],
  theirs: [
    `he|she|they|husband|wife|boyfriend|girlfriend|ex|partner|fiance|son|stepson|daughter|dad|father|brother .. has|have|had|keeps|kept|bought|got|gets|took|takes|loaded|loads|cleans|cleaning|waves|waved|held|holds|holding|carries|grabbed|grabs|put|puts|sleeps_with|sat .. ${GUNS}`,
    `his|her|their .. ${GUNS}`,
    `tiene|trae|saco|agarro|compro|carga|cargo|su .. ${GUNS}`,
  ],
});

/** Whether the writer has a gun, or one lies near and is nobody else's. */
export function hasOwnGun(message: string): boolean {
  const found = gunsIn(message);
  return found.includes('own') || (found.includes('near') && !found.includes('theirs'));
}

/** Whether a message speaks of a gun that somebody else has, and of none that the writer has. */
export function isGunOfAnother(message: string): boolean {
  const found = gunsIn(message);
  return found.includes('theirs') && !found.includes('own');
}
