import type { Language } from '../language.js';
import { messagesOf, type Turn } from '../turn.js';
import type { Concern } from '../verdict.js';
import { type Danger, dangersIn } from './cues/danger-cues.js';
import { isDependentHurt, isOnlyDependentHurt, isWriterStranded } from './cues/dependent-cues.js';
import { isAttacked } from './cues/dying-cues.js';
import type { Texts } from './tone.js';

interface Kept {
  /** Where the writer depends on whoever does it. */
  writer: Texts;
  /** Where somebody else does. */
  other: Texts;
}

/** After an adult at somebody's mercy was told of: each reply keeps to that person, and names who can go and see. */
export const DEPENDENT_KEPT: Kept = {
  other: [
    'I keep thinking of the person you told me about. They can’t get away by themselves, so they need someone who looks. **Adult Protective Services** can go and see how they are. Find the right number at the Eldercare Locator, on weekdays: **1-800-677-1116**. A sore, a bruise or no food needs a doctor today. In danger now: **911**. What have you seen since?',
    'To care for someone is hard, and tired is no excuse to hurt or tie them. There is help for both sides. Ask **Adult Protective Services** through **1-800-677-1116**, on weekdays, also for more hands at home. In danger now: **911**. Who is with them tonight?',
    'You don’t have to be sure, and you don’t have to face anyone alone with this. Write down what you see, with dates. **Adult Protective Services**, through **1-800-677-1116** on weekdays, looks into it. **911** is for danger now. Which nurse, doctor or relative could you tell today?',
  ],
  writer: [
    'I hear you, and what you told me stays with me. To need care gives nobody the right to leave you stuck. **Adult Protective Services** can help you be safe and still have care: on weekdays, **1-800-677-1116**. At night, **1-800-799-7233**. If you can’t get to water, medicine or a toilet now: **911**. Who else could come by today?',
    'It still counts when it was only once, or when they say sorry. Keep a phone where your hand can reach it. **Adult Protective Services**, through **1-800-677-1116** on weekdays, and **1-800-799-7233** at any hour, know this well. In danger now: **911**. What do you need most tonight?',
    'You deserve help that doesn’t depend on someone’s mood. **1-800-677-1116**, on weekdays, leads you to **Adult Protective Services**; **1-800-799-7233** answers day and night. In danger now: **911**. Which doctor, nurse or neighbor could know about it?',
  ],
};

const SPANISH: Kept = {
  other: [
    'Sigo pensando en la persona de quien me contaste. No se puede ir por su cuenta, así que le hace falta alguien que mire. **Adult Protective Services** puede ir a ver cómo está. Pide el número de su zona entre semana en Eldercare Locator: **1-800-677-1116**. Una llaga, un moretón o no comer pide un doctor hoy. Si hay peligro ahora: **911**. ¿Qué has visto desde entonces?',
    'Cuidar a alguien cansa mucho, y el cansancio no es razón para lastimar ni amarrar. Hay ayuda para todos. Pregunta por **Adult Protective Services** en el **1-800-677-1116**, entre semana, también para tener más manos en casa. Si hay peligro ahora: **911**. ¿Quién está a su lado esta noche?',
    'No hace falta tener la certeza, ni hablarlo a solas con nadie. Apunta lo que ves, con fechas. **Adult Protective Services**, en el **1-800-677-1116** entre semana, lo revisa. El **911** es para el peligro de ahora. ¿A qué enfermera, doctor o familiar se lo podrías decir hoy?',
  ],
  writer: [
    'Te escucho, y lo que me contaste sigue conmigo. Necesitar cuidados no le da a nadie el derecho de dejarte así. **Adult Protective Services** te ayuda a estar a salvo y a tener quien te cuide: entre semana, **1-800-677-1116**. De noche, **1-800-799-7233**. Si ahora no alcanzas agua, medicina o un baño: **911**. ¿Quién más podría venir hoy?',
    'Cuenta aunque haya sido una sola vez, o aunque pidan perdón. Ten un teléfono al alcance de la mano. **Adult Protective Services**, en el **1-800-677-1116** entre semana, y el **1-800-799-7233** a cualquier hora, conocen esto bien. Si hay peligro ahora: **911**. ¿Qué te hace más falta esta noche?',
    'Mereces una ayuda que no dependa del humor de nadie. El **1-800-677-1116**, entre semana, te lleva a **Adult Protective Services**; el **1-800-799-7233** contesta día y noche. Si hay peligro ahora: **911**. ¿Qué doctor, enfermera o vecino podría saberlo?',
  ],
};

/** What is done to such an adult, and to nobody else in the message. */
const OF_DEPENDENT: readonly Danger[] = ['dependent', 'money', 'isolation'];

/**
 * Whether such an adult is hurt and the writer is not, although children are spoken of: whoever does it may be
 * called a stepdaughter.
 */
const isHurtBesideChildren = (message: string): boolean =>
  isDependentHurt(message) &&
  !isAttacked(message) &&
  dangersIn(message).every((danger) => OF_DEPENDENT.includes(danger));

/** The texts once such an adult was told of, or null. Where a child is in danger, nobody else may be spoken of. */
export function dependentTexts(concern: Concern, turns: readonly Turn[], language: Language): Texts | null {
  const said = messagesOf(turns);
  const kept = language === 'es' ? SPANISH : DEPENDENT_KEPT;
  if (said.some(isWriterStranded)) return kept.writer;
  const isKept = (message: string): boolean =>
    isOnlyDependentHurt(message) || (concern === 'violence' && isHurtBesideChildren(message));
  return said.some(isKept) ? kept.other : null;
}
