import type { Language } from '../language.js';
import type { Turn } from '../turn.js';
import { hasOwnGun } from './cues/gun-cues.js';
import { hasOwnRopeOrBlade } from './cues/means-cues.js';
import { hasOwnPills } from './cues/pill-cues.js';

/** What makes the next hours safer for somebody who names a gun or pills of their own. Distance helps more than words. */
export const DISTANCE = {
  en: {
    gun: '**Please put distance between you and the gun tonight.** Go to another room or another house. Ask someone to lock it up and keep the key, or to take it with them. The worst minutes pass, and they pass more safely when it isn’t near.',
    pills:
      '**Please put distance between you and the pills tonight.** Ask someone to keep them, or to lock them up and keep the key. If you took any that you shouldn’t have, call **911** or Poison Control, **1-800-222-1222**, now.',
    other:
      '**Please put distance between you and the rope or the blade tonight.** Go to where people are, and ask someone to take it away and keep it. The worst minutes pass, and they pass more safely when it isn’t near.',
  },
  es: {
    gun: '**Por favor, esta noche pon distancia entre tú y el arma.** Vete a otro cuarto o a otra casa. Pídele a alguien que la guarde bajo llave y se quede con la llave, o que se la lleve. Los peores minutos pasan, y pasan mejor si no la tienes cerca.',
    pills:
      '**Por favor, esta noche pon distancia entre tú y las pastillas.** Pídele a alguien que las guarde, o que las ponga bajo llave y se quede con la llave. Si tomaste de más, llama ahora al **911** o a Envenenamientos, **1-800-222-1222**.',
    other:
      '**Por favor, esta noche pon distancia entre tú y la soga o la navaja.** Ve a donde haya gente, y pídele a alguien que se la lleve y la guarde. Los peores minutos pasan, y pasan mejor si no la tienes cerca.',
  },
} as const;

/** Words with which a gun or pills that were named come back: the open safe, the drawer, what one keeps looking at. */
const COMES_BACK =
  /(?<!\p{L})(?:safe|drawer|nightstand|closet|cabinet|holster|bullets?|loaded|pills?|bottle|gun|pistol|look(?:ing|ed)? (?:over )?at (?:it|them)|hold(?:ing)? (?:it|them)|in my (?:hand|lap)|caja fuerte|caj[oó]n|caja|bur[oó]|balas?|cargada|pastillas|frasco|pistola|arma|la sigo viendo|las sigo viendo|en la mano)(?!\p{L})/iu;

/** The paragraph about what the writer has at hand, in this message or, where it comes back, in an earlier one, if any. */
export function distanceFrom(message: string, turns: readonly Turn[], language: Language): string[] {
  const texts = DISTANCE[language === 'es' ? 'es' : 'en'];
  const before = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  const heard = COMES_BACK.test(message) ? [message, ...before] : [message];
  if (heard.some(hasOwnGun)) return [texts.gun];
  if (heard.some(hasOwnPills)) return [texts.pills];
  return hasOwnRopeOrBlade(message) ? [texts.other] : [];
}
