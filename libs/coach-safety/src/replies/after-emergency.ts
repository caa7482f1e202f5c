import { scan } from '../scan.js';
import { messagesOf, type Talk } from '../turn.js';
import type { Concern } from '../verdict.js';
import { isChildsDeed } from './cues/child-deed-cues.js';
import { dangersIn } from './cues/danger-cues.js';
import { emergenciesIn, type Emergency } from './cues/emergency-cues.js';
import { isInHotCar } from './cues/hot-car-cues.js';
import { isTakenByAnother } from './cues/overdose-cues.js';
import { helpedAfter } from './emergency.js';
import type { Texts } from './tone.js';

/**
 * Once help is there: how the person is, what the doctors said and who is with them. No call, and no question who hurts a
 * child, where nobody was told to have done it.
 */
export const AFTER_EMERGENCY: Record<'ill' | 'heat' | 'taken', Texts> = {
  ill: [
    'I’m still with you, and I’m glad that others are looking after this now. You saw it, and you got help. Tell the people there what happened and when, and ask what to watch for. If you have a question later, Poison Control answers day and night: **1-800-222-1222**. How are they now, what did the doctors say, and who is with you?',
    'I’m still thinking of the one you told me about, and of you. A scare like that stays in the body for days, also when it ends well. Let someone else take over for an hour, and eat and sleep a little. What did the doctors tell you to watch for, and who can sit with you tonight?',
    'I’m still here. First comes how they are today. The rest, and what others will say about it, can wait until you have slept. You can keep it short: “It was an accident, we got help, and here is what the doctors said.” How are they doing, and how are you?',
  ],
  heat: [
    'I’m still with you, and I’m glad that the child is looked after now. Heat can still show hours later. If the child gets sleepy, throws up, breathes fast or has hot skin: **911**. Call the child’s doctor today in any case, and say how long it was. Until then: a cool room and small sips. How is the child now, and who is with you?',
    'I’m still thinking of the child, and of you. A scare like that stays in the body for days, also when it ends well. It helps to make one plan for all who drive: a bag or a shoe on the back seat, and a spare key that you can get to. You can say it short: “It scared me. Can we make a plan so that it can’t happen again?” How is the child today, and how are you?',
    'I’m still here. First comes how the child is today. What others will say can wait until you have slept. You can keep it short: “It was fast, we got help, and here is what we do from now on.” How is the child doing, and how are you?',
  ],
  taken: [
    'I’m still with you, and I’m glad that they are in good hands now. You got help in time to matter. Tell the doctors what was taken, and what was said before. Ask what happens before they go home, and who stays with them then. **988** is there for you, too, by call or text. How are they now, what did the doctors say, and who is with them?',
    'I’m still thinking of both of you. Before they come home, ask the doctors for a plan, lock pills and weapons away, and ask one more person to help. If the dark thoughts come back, **988** answers by call or text, day and night. How are they today, and who is with you?',
    'I’m still here. With children, plain words are best: “They were very sick and the doctors are helping. It is not your fault.” You don’t have to hold everybody up alone. **988** also talks with families. How are they doing, and how are you?',
  ],
};

export const AFTER_EMERGENCY_SPANISH: Record<'ill' | 'heat' | 'taken', Texts> = {
  ill: [
    'Sigo aquí contigo, y qué bueno que ya hay quien se ocupe. Te diste cuenta y pediste ayuda. Diles qué pasó y a qué hora, y pregunta en qué hay que fijarse. Si después te queda una duda, el Centro de Control de Envenenamiento contesta de día y de noche: **1-800-222-1222**. ¿Cómo sigue, qué dijeron los doctores y quién está contigo?',
    'Sigo pensando en quien me contaste, y en ti. Un susto así se queda días en el cuerpo, aunque termine bien. Deja que alguien te releve una hora, y come y duerme un poco. ¿En qué dijeron los doctores que te fijes, y quién te puede acompañar esta noche?',
    'Sigo aquí. Primero va cómo está hoy. Lo demás, y lo que digan otros, puede esperar a que hayas dormido. Lo puedes decir corto: «fue un accidente, pedimos ayuda y esto dijeron los doctores». ¿Cómo sigue, y cómo estás tú?',
  ],
  heat: [
    'Sigo aquí contigo, y qué bueno que ya hay quien se ocupe. El calor puede dar señales horas después. Si le da mucho sueño, vomita, respira rápido o tiene la piel caliente: **911**. De todos modos llama hoy a su doctor, y di cuánto tiempo fue. Mientras: un cuarto fresco y traguitos de agua. ¿Cómo sigue, y quién está contigo?',
    'Sigo pensando en la criatura, y en ti. Un susto así se queda días en el cuerpo, aunque termine bien. Ayuda un plan para todos los que manejan: una bolsa o un zapato en el asiento de atrás, y una llave de repuesto a la mano. Lo puedes decir corto: «me asusté. ¿Hacemos un plan para que no vuelva a pasar?». ¿Cómo está hoy, y cómo estás tú?',
    'Sigo aquí. Primero va cómo está hoy. Lo que digan otros puede esperar a que hayas dormido. Lo puedes decir corto: «fue muy rápido, pedimos ayuda y esto vamos a hacer de ahora en adelante». ¿Cómo sigue, y cómo estás tú?',
  ],
  taken: [
    'Sigo aquí contigo, y qué bueno que ya está en buenas manos. Pediste ayuda a tiempo. Di a los doctores qué se tomó, y qué dijo antes. Pregunta qué pasa antes de que vuelva a casa, y quién se queda a su lado. El **988 (oprime 2)** es también para ti. ¿Cómo sigue, qué dijeron los doctores y quién está ahí?',
    'Sigo pensando en los dos. Antes de que vuelva a casa, pide un plan a los doctores, guarda pastillas y armas con llave, y busca a otra persona que ayude. Si vuelven las ideas oscuras, el **988 (oprime 2)** contesta de día y de noche. ¿Cómo está hoy, y quién está contigo?',
    'Sigo aquí. Con los niños sirven palabras claras: «se puso muy mal y los doctores ayudan. No es culpa de nadie de ustedes». No tienes que sostener a todos. En el **988 (oprime 2)** también hablan con familias. ¿Cómo sigue, y cómo estás tú?',
  ],
};

/** What happens to a body without anybody’s hand. */
const ILL: readonly Emergency[] = ['child-took', 'body', 'limp', 'unresponsive'];
const OF_HEAT: readonly Emergency[] = ['heat', 'hot-car'];

/** The texts once help is there in an emergency that nobody was told to have caused, or null. */
export function afterEmergencyTexts(concern: Concern, { message, turns, language }: Talk): Texts | null {
  const kind = helpedAfter(turns, message);
  if (kind === null) return null;
  const said = [...messagesOf(turns), message];
  const texts = language === 'es' ? AFTER_EMERGENCY_SPANISH : AFTER_EMERGENCY;
  // Both call for Poison Control in the same words.
  const isOfChild = said.some((content) => emergenciesIn(content).includes('child-took'));
  if (concern === 'suicide')
    return kind === 'taken' && !isOfChild && said.some(isTakenByAnother) ? texts.taken : null;
  // That a child was left in a car may be anybody’s slip, and says nothing of hands.
  if (OF_HEAT.includes(kind))
    return said.filter((each) => !isInHotCar(each)).some(isDone) ? null : texts.heat;
  const isIll = kind === 'taken' ? isOfChild : ILL.includes(kind);
  return isIll && !said.some(isDone) ? texts.ill : null;
}

/** Whether somebody was told to have done it. */
const isDone = (message: string): boolean =>
  dangersIn(message).length > 0 || isChildsDeed(message) || scan(message).present.size > 0;
