import type { Language } from '../language.js';
import type { Concern } from '../verdict.js';
import type { Texts } from './tone.js';

/**
 * Replies to somebody who explains or plays down what they told before, while nobody asks directly again. They hear it, keep the door
 * open and ask one open question. They do not agree: what somebody explains away may be true all the same.
 */
const HEARD: Readonly<Record<Concern, Texts>> = {
  suicide: [
    'I hear you. I still think of what you told me before, so the door stays open: if there is any thought of not living, yours or of someone close, **988** answers by call or text, day and night. What has today been like?',
    'Thank you for telling me how you see it. You don’t have to prove anything to me. If it gets dark after all, for you or for someone close, write it here, or call or text **988**. Who knows how heavy it has been?',
  ],
  violence: [
    'I hear you. It can be hard to live with all the same, so I stay with what you told me. At **1-800-799-7233**, or by **text START to 88788**, you can ask even if you are not sure. How do you feel when you are in one room?',
    'Thank you for telling me how you see it. You know it best, and you don’t have to call it anything. If something in you still feels uneasy, people at **1-800-799-7233** listen day and night, or **text START to 88788**. What would have to change so that you feel at ease?',
  ],
  'child-in-danger': [
    'I hear you. It is hard to be sure with a child, and you don’t have to be. At **Childhelp, 1-800-422-4453**, they think it through with you, day and night, and a doctor can have a look. For danger right now: **911**. What made you wonder at first?',
    'Thank you for telling me how it may have come. I still think of the child, and you were right to look twice. **Childhelp, 1-800-422-4453**, is there also for those who are not sure, and **911** if the child is in danger. What would tell you that the child is fine?',
  ],
  'harming-others': [
    'I hear you, and I believe that you don’t want anyone hurt. What you told me stays with me all the same. When it boils up: leave the room first. At **1-800-799-7233**, or by **text START to 88788**, they don’t judge; for a child call **1-800-422-4453**. What comes just before it gets to be too much?',
    'Thank you for being honest with me. Once can be the time to get help, before there is a next one. People at **1-800-799-7233** listen without judging, and for a child at **1-800-422-4453**. If someone is hurt, a doctor or **911** comes first. Who could step in when it is too much?',
  ],
};

const SPANISH: Readonly<Record<Concern, Texts>> = {
  suicide: [
    'Te escucho. Sigo pensando en lo que me contaste antes, y la puerta queda abierta: si hay ideas de no seguir viviendo, tuyas o de alguien cercano, en el **988 (oprime 2)** contestan día y noche. ¿Cómo ha sido el día de hoy?',
    'Gracias por decirme cómo lo ves. No tienes que demostrarme nada. Si se pone oscuro, para ti o para alguien cercano, escríbelo aquí, o llama al **988 y oprime 2**. ¿Quién sabe lo pesado que ha sido?',
  ],
  violence: [
    'Te escucho. Puede ser duro vivir con eso de todos modos, así que sigo con lo que me contaste. En el **1-800-799-7233**, o si mandas **START al 88788**, puedes preguntar aunque tengas dudas. ¿Cómo te sientes cuando están en el mismo cuarto?',
    'Gracias por decirme cómo lo ves. Tú lo conoces mejor, y no tienes que ponerle nombre. Si algo te sigue inquietando, en el **1-800-799-7233** escuchan día y noche, o manda **START al 88788**. ¿Qué tendría que cambiar para que estés en paz?',
  ],
  'child-in-danger': [
    'Te escucho. Con un niño o una niña cuesta estar seguros, y no hace falta. En **Childhelp, 1-800-422-4453**, lo piensan contigo día y noche, y un doctor lo puede revisar. Si hay peligro ahora: **911**. ¿Qué te hizo dudar al principio?',
    'Gracias por contarme cómo pudo ser. Sigo pensando en ese niño o esa niña, e hiciste bien en fijarte. **Childhelp, 1-800-422-4453**, está también para quien tiene dudas, y el **911** si hay peligro. ¿Qué te diría que está bien?',
  ],
  'harming-others': [
    'Te escucho, y creo que no quieres lastimar a nadie. Lo que me contaste sigue conmigo. Cuando sube el enojo, primero sal del cuarto. En el **1-800-799-7233**, o si mandas **START al 88788**, no te juzgan; por un niño o una niña, llama al **1-800-422-4453**. ¿Qué pasa justo antes de que sea demasiado?',
    'Gracias por tu franqueza. Una vez ya es buen momento para pedir ayuda, antes de que haya otra. En el **1-800-799-7233** escuchan sin juzgar, y por un niño o una niña en el **1-800-422-4453**. Si alguien está herido, primero va un doctor o el **911**. ¿Quién podría ayudarte cuando ya es demasiado?',
  ],
};

export const heardTexts = (language: Language): Readonly<Record<Concern, Texts>> =>
  language === 'es' ? SPANISH : HEARD;
