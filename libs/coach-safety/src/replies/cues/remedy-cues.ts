import { cueFinder } from './cue-finder.js';

/**
 * What a threat or a ban is about, so that a sentence about papers or medicine is given only to whom it
 * helps.
 */
export const remediesIn = cueFinder({
  law: [
    'custody|court|judge|lawyer|papers|passport|visa|green_card|greencard|immigration|ice|deport|deported|deports|citizenship|undocumented|cps',
    'take|takes|taking|took|keep|keeps|lose .. kids|children|baby|son|daughter|girls|boys',
    'never see .. kids|children|baby|son|daughter|girls|boys|them',
    'custodia|corte|juez|abogado|papeles|pasaporte|migra|inmigracion|deportar|deporten|deportan|residencia|documentos',
    'quitar|quita|quitarme|llevar|lleva|llevarse .. ninos|ninas|hijos|hijas|hijo|hija|bebe',
    'no .. volver|vuelvo|volvere|vuelva|vuelves a_ver',
  ],
  medicine: [
    'insulin|inhaler|meds|medicine|medication|medications|pills|epipen|prescription|prescriptions',
    'medicina|medicinas|pastillas|insulina|inhalador|medicamento|medicamentos|receta',
  ],
});
