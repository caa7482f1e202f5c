import type { Concern } from '../verdict.js';
import type { Phrase, PhraseGroup } from './phrase.js';

const PRINT =
  'handprint|handprints|hand_print|hand_prints|finger_marks|fingermarks|fingerprints|fingertip_bruises|print_of_his_hand|print_of_her_hand|shape_of_his_hand|shape_of_her_hand|outline_of_his_hand|outline_of_her_hand';
const STRAP = 'belt|cord|switch|paddle|hanger|strap|extension_cord';
const SKIN =
  'cheek|cheeks|face|arm|arms|wrist|wrists|leg|legs|thigh|thighs|back|jaw|shoulder|shoulders|ribs|skin';
const BOTTOM = 'butt|bottom|buttocks';
const HUELLA = 'mano|manos|dedos|palma';
const PIEL =
  'cara|cachete|mejilla|brazo|brazos|pierna|piernas|espalda|muneca|munecas|muslo|muslos|cuerpo|nalga|nalgas|pompis';
const NINO =
  'hijo|hija|hijos|hijas|nino|nina|ninos|ninas|bebe|hijito|hijita|hijastro|hijastra|nieto|nieta|sobrino|sobrina';
const CINTO = 'cinto|cinturon|cable|chancla|fajo|vara';

/** What leaves a print that nobody's hand has hit into the skin. */
const ORDINARY: readonly Phrase[] = [
  'sunburn|sunburned|sunscreen|tan|lotion|makeup|dough|henna|tattoo|glitter|massage|massaged|paint|painted|painting|mud|muddy|chocolate|flour|frosting|ink',
  'seat|seatbelt|lifting|tool|climbing|weight|gym|crash|accident|harness|bra',
  'pintura|pinto|pintado|lodo|chocolate|harina|masaje|bronceado',
];

/** Prints of a hand, of fingers or of a belt on somebody's skin. */
export const PRINTS: Readonly<Record<Exclude<Concern, 'suicide'>, readonly PhraseGroup[]>> = {
  'child-in-danger': [
    {
      kind: 'indirect',
      negation: 'cancels',
      unless: ORDINARY,
      phrases: [
        `see|saw|seen .. his|her fingers|handprint on @my? @age? @age? @child ${SKIN}|${BOTTOM}`,
        `finger|fingers of his|her hand on @my? @age? @age? @child ${SKIN}|${BOTTOM}`,
        `${PRINT} .. on .. @child`,
        `@child ... ${PRINT} .. on .. ${SKIN}|${BOTTOM}`,
        `marks|stripes|lines from|of the|his|her|a|an? ${STRAP} .. on .. @child`,
        `@child ... marks|stripes|lines from|of the|his|her|a|an? ${STRAP}`,
        `${HUELLA} marcada|marcado|marcadas|marcados|pintada|pintados en|sobre ... ${NINO}`,
        `${NINO} ... ${HUELLA} marcada|marcado|marcadas|marcados|pintada|pintados en|sobre .. ${PIEL}`,
        `${NINO} ... marcas|marca de|del|con .. ${CINTO}`,
        `marcas|marca de|del|con .. ${CINTO} ... ${NINO}`,
      ],
    },
  ],
  violence: [
    {
      kind: 'indirect',
      negation: 'cancels',
      byFormer: 'may-be-over',
      byChild: 'everyday',
      unless: ORDINARY,
      phrases: [
        `${PRINT} .. on my ${SKIN}`,
        `see|saw|seen .. his|her fingers|handprint on my ${SKIN}`,
        `marks|stripes|lines from|of his|her ${STRAP} .. on my ${SKIN}`,
        `marks|stripes|lines from the ${STRAP} .. on my back|legs|thighs|arms`,
        `me dejo|deja|dejaron la|las|los|sus? ${HUELLA} marcada|marcado|marcadas|marcados|pintada|pintados`,
        `marca|marcas de su|sus ${HUELLA} .. en mi|la|el|los|las ${PIEL}`,
      ],
    },
  ],
  'harming-others': [
    {
      kind: 'direct',
      about: 'self',
      negation: 'cancels',
      unless: [...ORDINARY, 'joking|playfully|accidentally|accident|by_mistake'],
      phrases: [
        `i left my|a|an|some red? ${PRINT} .. on @victim|his|her|their`,
        `my handprint|handprints|hand_print|finger_marks|fingermarks|fingers|fingerprints is|are|was|were still? on @victim|his|her|their ${SKIN}|${BOTTOM}`,
      ],
    },
  ],
};
