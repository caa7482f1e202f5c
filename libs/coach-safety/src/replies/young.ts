import type { Language } from '../language.js';
import type { Turn } from '../turn.js';
import type { Concern } from '../verdict.js';
import { isYoung } from './cues/young-cues.js';
import type { Texts } from './tone.js';

/** Texts for a writer under 18 who may be hurt: they are the child, so nobody asks them about one. */
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

interface Told {
  message: string;
  turns: readonly Turn[];
  language: Language;
}

/** The texts where a child in danger is the writer, or null. */
export function youngTexts(concern: Concern | null, { message, turns, language }: Told): YoungTexts | null {
  if ((concern !== 'child-in-danger' && concern !== 'violence') || !isYoung(message, turns)) return null;
  return language === 'es' ? SPANISH : ENGLISH;
}
