import { type Talk, wasSaid } from '../turn.js';
import type { Concern } from '../verdict.js';
import { isYoung, mayBeYoung } from './cues/young-cues.js';
import type { Texts } from './tone.js';

/** Texts for a writer under 18: they are the child, so nobody asks them about one, or about a partner. */
interface YoungTexts {
  /** Direct question, with whom to talk to. */
  questions: Texts;
  /** To a message that brings nothing new. */
  staying: Texts;
}

const ENGLISH: YoungTexts = {
  questions: [
    '**Is someone hurting you, touching you, or making you feel unsafe at home?** You can say yes here, and you don’t have to be sure. If so, it is not your fault, and you are not in trouble. Childhelp talks with kids and teens, by call or text, day and night: 1-800-422-4453. In danger right now, it’s 911. Which grown-up do you trust enough to tell: a teacher, a school nurse, an aunt?',
    '**Does anyone do things to you that feel wrong, or come too close?** Your feeling counts, even if others say it is nothing. You did nothing wrong. Call or text Childhelp, 1-800-422-4453, or tell a grown-up you trust, and keep telling until one helps. In danger right now, it’s 911.',
  ],
  staying: [
    'I hear you, and I’m glad that you keep writing. What feels wrong to you matters, and it is not your job to fix a grown-up. Call or text **Childhelp, 1-800-422-4453**, when nobody listens in. Which grown-up could you tell, at school or in the family?',
    'I haven’t forgotten what you told me, and it is not your fault. You can say no, lock the door, or go to another room. If one grown-up does not listen, tell another one. **Childhelp, 1-800-422-4453**, helps teens find the words. Where do you feel safe tonight?',
    'I’m still with what you wrote. You deserve to be safe in your own room. A teacher, a nurse or a doctor has to help when you tell them. So does **Childhelp, 1-800-422-4453**, day and night. What would you want a grown-up to do first?',
  ],
};

const SPANISH: YoungTexts = {
  questions: [
    '**¿Alguien te lastima, te toca o te hace sentir en peligro en casa?** Aquí puedes decir que sí, y no hace falta tener la certeza. Si es así, no es culpa tuya, y no estás en problemas. En Childhelp hablan con niños y jóvenes, por llamada o texto, de día y de noche: 1-800-422-4453. Si hay peligro ahora, es el 911. ¿A qué adulto de confianza se lo puedes decir: una maestra, la enfermera de la escuela, una tía?',
    '**¿Alguien te hace cosas que se sienten mal, o se te acerca demasiado?** Lo que sientes cuenta, aunque otros digan que no es nada. No hiciste nada malo. Llama o escribe a Childhelp, 1-800-422-4453, o dile a un adulto de confianza, hasta que uno te ayude. Si hay peligro ahora, es el 911.',
  ],
  staying: [
    'Te escucho, y qué bueno que sigues escribiendo. Lo que se siente mal importa, y no te toca a ti arreglar a un adulto. Llama o escribe a **Childhelp, 1-800-422-4453**, cuando nadie escuche. ¿A qué adulto se lo podrías decir, en la escuela o en la familia?',
    'No he olvidado lo que me contaste, y no es culpa tuya. Puedes decir que no, cerrar la puerta o irte a otro cuarto. Si un adulto no te hace caso, dile a otro. En **Childhelp, 1-800-422-4453**, te ayudan a decirlo. ¿Dónde te sientes a salvo esta noche?',
    'Sigo con lo que escribiste. Mereces estar a salvo en tu propio cuarto. Una maestra, una enfermera o un doctor te tiene que ayudar cuando se lo dices. También **Childhelp, 1-800-422-4453**, de día y de noche. ¿Qué quisieras que hiciera primero un adulto?',
  ],
};

/** The same for one who may think of not living. */
const DYING: YoungTexts = {
  questions: [
    '**Are you thinking about not living anymore, or is a friend?** You can say yes here, and you are not in trouble. If it is yes, call or text 988 now; they talk with teens day and night. Then tell a grown-up you trust, such as a school nurse, a teacher or an aunt. If something was taken or done already: 911 now.',
    '**Do you want to die, or would it feel easier not to be here?** Both count, and you can tell me. Call or text 988, and tell a grown-up you trust. It does not have to be a parent. If one doesn’t listen, tell another one. If there is a plan for today, or something was done already: 911 now.',
  ],
  staying: [
    'I hear you, and I haven’t forgotten what you told me before. You don’t have to carry this alone. Tell one grown-up you trust: a school nurse, a counselor, a coach, an aunt. At **988** they talk with teens, by call or text, day and night. Which grown-up would listen best?',
    'I’m still with what you wrote. If it gets dark again, go where a person is, and call or text **988**. If there are pills or a weapon at home, ask a grown-up to lock them away. You are not in trouble. Who could stay near you tonight?',
    'Thank you for going on. Whatever happens at home or at school, you matter here. If a plan or a day comes up, you can say it. **988** answers by call or text, at any hour. What would you want a grown-up you trust to know?',
  ],
};

const DYING_SPANISH: YoungTexts = {
  questions: [
    '**¿Has pensado en no seguir viviendo, o lo piensa una amiga o un amigo?** Aquí puedes decir que sí, y no estás en problemas. Si es así, llama al 988 y oprime 2, o manda la palabra AYUDA al 988: hablan con jóvenes, día y noche. Luego dile a un adulto de confianza, como la enfermera de la escuela, una maestra o una tía. Si ya se tomó o se hizo algo: 911 ahora.',
    '**¿Quieres morir, o sientes que sería más fácil no estar?** Las dos cosas cuentan, y me las puedes decir. Llama al 988 y oprime 2, y dile a un adulto de confianza. No tiene que ser tu papá o tu mamá. Si uno no te hace caso, dile a otro. Si hay un plan para hoy, o ya se hizo algo: 911 ahora.',
  ],
  staying: [
    'Te escucho, y no he olvidado lo que me contaste. No tienes que cargar con esto a solas. Dile a un adulto de confianza: la enfermera de la escuela, una maestra, un entrenador, una tía. En el **988 (oprime 2)** hablan con jóvenes, día y noche. ¿Qué adulto te escucharía mejor?',
    'Sigo con lo que escribiste. Si se pone oscuro otra vez, ve a donde haya una persona, y llama al **988 y oprime 2**. Si en casa hay pastillas o un arma, pide a un adulto que las guarde con llave. No estás en problemas. ¿Quién podría estar cerca de ti esta noche?',
    'Gracias por seguir. Pase lo que pase en casa o en la escuela, aquí importas. Si aparece un plan o un día, dilo. En el **988 (oprime 2)** contestan a cualquier hora. ¿Qué quisieras que supiera un adulto de confianza?',
  ],
};

const TELL = {
  en: '**You don’t have to carry this alone, and you are not in trouble.** Tell a grown-up you trust today: a school nurse, a counselor, a teacher, a coach, an aunt. It does not have to be a parent. If one doesn’t listen, tell another one. At **988**, by call or text, they talk with teens day and night.',
  es: '**No tienes que cargar con esto a solas, y no estás en problemas.** Dile hoy a un adulto de confianza: la enfermera de la escuela, una maestra, un entrenador, una tía. No tiene que ser tu papá o tu mamá. Si uno no te hace caso, dile a otro. En el **988 (oprime 2)** hablan con jóvenes, día y noche.',
} as const;

/** The texts where a child in danger, or whoever may think of dying, is a young writer, or null. */
export function youngTexts(concern: Concern | null, { message, turns, language }: Talk): YoungTexts | null {
  const isSpanish = language === 'es';
  if (concern === 'suicide') return mayBeYoung(message, turns) ? (isSpanish ? DYING_SPANISH : DYING) : null;
  if ((concern !== 'child-in-danger' && concern !== 'violence') || !isYoung(message, turns)) return null;
  return isSpanish ? SPANISH : ENGLISH;
}

/** Whom a young writer can tell, once, below the answer to a wish to die. */
export function tellingGrownUp({ message, turns, language }: Talk): string[] {
  const text = TELL[language === 'es' ? 'es' : 'en'];
  return !wasSaid(turns, text) && mayBeYoung(message, turns) ? [text] : [];
}
