import type { Language } from '../language.js';
import { messagesOf, type Talk } from '../turn.js';
import { hasOwnGun } from './cues/gun-cues.js';
import { hasOwnRopeOrBlade } from './cues/means-cues.js';
import { type Means, meansReachedIn } from './cues/means-cues.js';
import { meansOfAnother, type TheirMeans } from './cues/others-means-cues.js';
import { hasOwnPills } from './cues/pill-cues.js';
import { ropeOrBladeNamed } from './cues/wound-cues.js';
import { isOwnYoungEnd, meansAtYoungEnd } from './cues/young-end-cues.js';

/** What makes the next hours safer for somebody who names a gun or pills of their own. Distance helps more than words. */
export const DISTANCE = {
  en: {
    gun: '**Please put distance between you and the gun tonight.** Go to another room or another house. Ask someone to lock it up and keep the key, or to take it with them. The worst minutes pass, and they pass more safely when it isn’t near.',
    pills:
      '**Please put distance between you and the pills tonight.** Ask someone to keep them, or to lock them up and keep the key. If you took any that you shouldn’t have, call **911** or Poison Control, **1-800-222-1222**, now.',
    locked:
      '**Please put distance between you and what is locked up there.** Give the key or the code to someone tonight, and ask them to take the gun or the box to another home. The worst minutes pass, and they pass more safely when it isn’t near.',
    car: '**Please stay out of the garage and the car tonight.** Give the keys to someone, and go where a person is. If you are in there now: open the door, go out into fresh air, and call **911**.',
    place:
      '**Please stay away from that place tonight.** Go where people are, and let someone else drive. If you are there now: step back, and call **911** or **988**.',
    rope: '**Please put distance between you and the rope tonight.** Go to where people are, and ask someone to take it away and keep it. The worst minutes pass, and they pass more safely when it isn’t near.',
  },
  es: {
    gun: '**Por favor, esta noche pon distancia entre tú y el arma.** Vete a otro cuarto o a otra casa. Pídele a alguien que la guarde bajo llave y se quede con la llave, o que se la lleve. Los peores minutos pasan, y pasan mejor si no la tienes cerca.',
    pills:
      '**Por favor, esta noche pon distancia entre tú y las pastillas.** Pídele a alguien que las guarde, o que las ponga bajo llave y se quede con la llave. Si tomaste de más, llama ahora al **911** o al Centro de Control de Envenenamiento, **1-800-222-1222**.',
    locked:
      '**Por favor, pon distancia entre tú y lo que está ahí bajo llave.** Dale hoy la llave o la clave a alguien, y pídele que se lleve el arma o la caja a otra casa. Los peores minutos pasan, y pasan mejor si no está cerca.',
    car: '**Por favor, esta noche no entres a la cochera ni al carro.** Dale las llaves a alguien y ve a donde haya una persona. Si estás ahí ahora: abre la puerta, sal al aire y llama al **911**.',
    place:
      '**Por favor, esta noche aléjate de ese lugar.** Ve a donde haya gente, y que otra persona maneje. Si estás ahí ahora: da un paso atrás y llama al **911**, o al **988** y oprime 2.',
    rope: '**Por favor, esta noche pon distancia entre tú y la soga.** Ve a donde haya gente, y pídele a alguien que se la lleve y la guarde. Los peores minutos pasan, y pasan mejor si no la tienes cerca.',
  },
} as const;

/** The same for somebody whom the writer worries about: the writer is the one who can take it away. */
export const DISTANCE_OF_ANOTHER: Readonly<Record<'en' | 'es', Readonly<Record<TheirMeans, string>>>> = {
  en: {
    gun: '**Please put distance between them and the gun today.** Have it taken to another home, or locked up where only you have the key or the code. Don’t say where it is. If they have it now: stay back, and call **911**.',
    pills:
      '**Please lock up every pill in the house today, or give them to someone to keep.** That means yours, and plain ones like Tylenol, too. If some may have been taken: call **911** or Poison Control, **1-800-222-1222**, now.',
    rope: '**Please take what could hurt them out of reach today,** and stay close to them. If they are alone with it now: call **911**.',
    place:
      '**Please don’t let them go there alone today.** Keep the car keys, and stay close. If they are there now, or don’t answer: call **911**.',
  },
  es: {
    gun: '**Por favor, pon hoy distancia entre esa persona y el arma.** Que se la lleven a otra casa, o guárdala bajo llave donde solo tú tengas la llave o la clave. No digas dónde está. Si ya la tiene: no te acerques, y llama al **911**.',
    pills:
      '**Por favor, guarda hoy bajo llave todas las pastillas de la casa, o dáselas a alguien.** También las tuyas, y las comunes, como el Tylenol. Si pudo tomar algunas: llama ahora al **911** o a Envenenamientos, **1-800-222-1222**.',
    rope: '**Por favor, quita hoy de su alcance lo que le pueda hacer daño,** y quédate cerca. Si está a solas con eso ahora: llama al **911**.',
    place:
      '**Por favor, que hoy no vaya ahí a solas.** Guarda las llaves del carro y quédate cerca. Si está ahí ahora, o no contesta: llama al **911**.',
  },
};

/** Words with which a gun or pills that were named come back: the open safe, the drawer, what one keeps looking at. */
const COMES_BACK =
  /(?<!\p{L})(?:safe|drawer|nightstand|closet|cabinet|holster|bullets?|loaded|pills?|bottle|gun|pistol|look(?:ing|ed)? (?:over )?at (?:it|them)|hold(?:ing)? (?:it|them)|in my (?:hand|lap)|caja fuerte|caj[oó]n|caja|bur[oó]|balas?|cargada|pastillas|frasco|pistola|arma|la sigo viendo|las sigo viendo|en la mano)(?!\p{L})/iu;

/** The text about a rope or a blade, with what was named: whoever wrote of a razor has no rope. */
function ropeText(message: string, language: Language): string {
  if (language === 'es')
    return DISTANCE.es.rope.replace('la soga', ropeOrBladeNamed(message, 'es') ?? 'la soga o la navaja');
  return DISTANCE.en.rope.replace('the rope', ropeOrBladeNamed(message, 'en') ?? 'the rope or the blade');
}

/** The paragraph about what the writer has at hand, in this message or, where it comes back, in an earlier one, if any. */
export function distanceFrom({ message, turns, language }: Talk): string[] {
  const texts = DISTANCE[language === 'es' ? 'es' : 'en'];
  const before = messagesOf(turns);
  const heard = COMES_BACK.test(message) ? [message, ...before] : [message];
  if (heard.some(hasOwnGun)) return [texts.gun];
  if (heard.some(hasOwnPills)) return [texts.pills];
  return hasOwnRopeOrBlade(message) ? [ropeText(message, language)] : [];
}

/** The paragraph about what somebody else comes to, whom the writer worries about, if any. */
export function distanceOfAnother({ message, language }: Pick<Talk, 'message' | 'language'>): string[] {
  const means = meansOfAnother(message) ?? (isOwnYoungEnd(message) ? null : meansAtYoungEnd(message));
  return means === null ? [] : [DISTANCE_OF_ANOTHER[language === 'es' ? 'es' : 'en'][means]];
}

/**
 * The paragraph about what is near, to the one who can put it away: what the writer has, what somebody else comes to, and whatever else
 * the writer comes upon, whoever owns it. Distance helps more than words.
 */
export function distanceWithin(talk: Talk): string[] {
  const { message, language } = talk;
  const own = distanceFrom(talk);
  if (own.length > 0) return own;
  const theirs = distanceOfAnother(talk);
  if (theirs.length > 0) return theirs;
  const texts: Readonly<Record<Means, string>> = DISTANCE[language === 'es' ? 'es' : 'en'];
  return meansReachedIn(message)
    .slice(0, 1)
    .map((means) => (means === 'rope' ? ropeText(message, language) : texts[means]));
}
