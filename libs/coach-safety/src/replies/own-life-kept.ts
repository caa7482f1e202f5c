import type { Language } from '../language.js';
import { messagesOf, type Turn } from '../turn.js';
import { dangersIn } from './cues/danger-cues.js';
import { isAttacked } from './cues/dying-cues.js';
import type { Texts } from './tone.js';

/**
 * After somebody said that they will die if the writer leaves: no wording of the writer's keeps them alive, and
 * nobody has to stay for it. Like all texts about suicide they ask what a bare “yes” makes graver.
 */
export const OWN_LIFE_KEPT: Texts = [
  'What they said stays with me: “I’ll die if you leave” is a threat, also when they only say it. **No words of yours can keep a person alive, and it is not your job to find them.** If it comes up, keep it short: “I’m worried about you, so I’m calling 988.” Then let others act. People at **1-800-799-7233**, or by **text START to 88788**, know this kind of threat and help you plan for you and the children. **988** is for them, and for you. If a weapon is near, or they mean it now: get out with any children, then **911**. Do you think they might act on it today?',
  'I keep both in sight: their life may be at risk, and you are held by it. You may say no, and you may go, and what they do then is not your doing. **Don’t announce that you are leaving before you have a plan.** **1-800-799-7233** (or **text START to 88788**) plans it with you, and **988** tells you what to do for them. If they reach for a weapon or pills: any children and you out first, then **911**. Is it likely that they try to end their life soon?',
  'You have carried this for a while, and a threat like this works each time that it keeps you there. It is not yours to carry. Tell one person you trust what was said, in the words that were used. **1-800-799-7233** listens to you day and night, or **text START to 88788**; **988** answers for them. For danger now: **911**, from a safe spot. Do you think that they could still do it?',
];

const OWN_LIFE_KEPT_SPANISH: Texts = [
  'Lo que te dijo sigue conmigo: «si me dejas, me mato» es una amenaza, también cuando solo lo dice. **Ninguna palabra tuya mantiene viva a una persona, y no te toca encontrarla.** Si vuelve a salir, dilo corto: «me preocupas, así que llamo al 988». Luego deja que otros actúen. En el **1-800-799-7233**, o si mandas **START al 88788**, conocen esta clase de amenaza y hacen un plan contigo, para ti y los niños. El **988 (oprime 2)** es para esa persona, y para ti. Si hay un arma cerca, o va en serio ahora: sal con los niños, y luego **911**. ¿Crees que hoy lo podría hacer?',
  'Veo las dos cosas: su vida puede correr peligro, y a ti te amarra con eso. Puedes decir que no, y te puedes ir, y lo que haga después no lo causas tú. **No avises que te vas antes de tener un plan.** En el **1-800-799-7233** (o manda **START al 88788**) lo piensan contigo, y en el **988 (oprime 2)** te dicen qué hacer por esa persona. Si agarra un arma o pastillas: primero sal con los niños, y luego **911**. ¿Es probable que pronto trate de quitarse la vida?',
  'Llevas tiempo cargando esto, y una amenaza así funciona cada vez que te detiene. No te toca cargarla. Cuéntale a una persona de confianza lo que dijo, con sus palabras. En el **1-800-799-7233** te escuchan de día y de noche, o manda **START al 88788**; el **988 (oprime 2)** es para esa persona. Si hay peligro ahora: **911**, desde un lugar seguro. ¿Crees que todavía lo podría hacer?',
];

/**
 * The texts once somebody has threatened the writer with their own death, or null. Where the writer is hurt as well,
 * the talk about violence goes on as usual.
 */
export function ownLifeTexts(
  concern: 'suicide' | 'violence',
  turns: readonly Turn[],
  language: Language,
): Texts | null {
  const said = messagesOf(turns);
  if (!said.some((content) => dangersIn(content).includes('own-life'))) return null;
  if (concern === 'violence' && said.some(isAttacked)) return null;
  return language === 'es' ? OWN_LIFE_KEPT_SPANISH : OWN_LIFE_KEPT;
}
