import { messagesOf, type Talk } from '../turn.js';
import { plain } from './cues/plain-letters.js';
import { isThirdPersons } from './cues/whose-cues.js';
import type { Texts } from './tone.js';

/** Texts for a writer who tells of somebody outside their own home. `{whom}` is that person. */
interface ThirdPerson {
  /** Direct question. A bare “no” to it denies the danger. */
  questions: Texts;
  /** To a message that brings nothing new. */
  staying: Texts;
}

export const THIRD_PERSON: ThirdPerson = {
  questions: [
    '**Is someone hurting, scaring or controlling {whom}, or the children there?** From what you write, it could be. They did not cause it. You can say: “I believe you. It is not your fault.” Pick a time when nobody listens in, and don’t put it in a text. **1-800-799-7233** also talks with those who worry about someone, day and night, or text **START to 88788**. For the children: Childhelp, **1-800-422-4453**. In danger right now: **911**.',
    '**Is {whom} afraid of anyone at home, or of an ex?** To plan around someone’s mood, or to hide from it, is fear. You don’t need proof to ask for advice: **1-800-799-7233**, day and night, or text **START to 88788**. For a child: Childhelp, **1-800-422-4453**. In danger right now: **911**.',
  ],
  staying: [
    'I’m still thinking of {whom}. It is good that somebody sees it, and you don’t have to fix it. Let {whom} know that you are there, and that they can come to you. What happens next is for {whom} to decide. People at **1-800-799-7233** tell you what helps, or text **START to 88788**. For children there: Childhelp, **1-800-422-4453**. When could the two of you talk alone?',
    'What you told me about {whom} stays with me. You can give this number, spoken and not written: **1-800-799-7233**. Don’t speak to the person they may fear, because that can make it worse. If a child is at risk: Childhelp, **1-800-422-4453**. In danger now: **911**. What have you seen or heard since?',
    'I hear you. It may not feel like your business, and one kind person can still change a lot. Ask **1-800-799-7233** what you could say to {whom}, or text **START to 88788**. For children there: Childhelp, **1-800-422-4453**. What makes you worry the most?',
  ],
};

const SPANISH: ThirdPerson = {
  questions: [
    '**¿Alguien lastima, asusta o controla a {whom}, o a los niños de ahí?** Por lo que escribes, podría ser, y no es culpa de quien lo sufre. Le puedes decir: «Te creo. No es tu culpa». Que sea cuando nadie escuche, y no por mensaje. En el **1-800-799-7233** también hablan con quien se preocupa por alguien, de día y de noche, o manda **START al 88788**. Por los niños: Childhelp, **1-800-422-4453**. Si hay peligro ahora: **911**.',
    '**¿{Whom} le tiene miedo a alguien en casa, o a un ex?** Esconderse o cuidarse del humor de alguien es miedo. No hacen falta pruebas para pedir consejo: **1-800-799-7233**, de día y de noche, o manda **START al 88788**. Por un niño o una niña: Childhelp, **1-800-422-4453**. Si hay peligro ahora: **911**.',
  ],
  staying: [
    'Sigo pensando en {whom}. Qué bueno que alguien lo ve, y no te toca arreglarlo. Dile que estás ahí y que puede contar contigo. Lo que sigue lo decide esa persona. En el **1-800-799-7233** te dicen qué ayuda, o manda **START al 88788**. Por los niños de ahí: Childhelp, **1-800-422-4453**. ¿Cuándo podrían hablar a solas?',
    'Lo que me contaste de {whom} sigue conmigo. Le puedes dar este número de palabra, no por escrito: **1-800-799-7233**. No hables con quien le da miedo, porque puede empeorar. Si un niño corre peligro: Childhelp, **1-800-422-4453**. Si es ahora: **911**. ¿Qué has visto o escuchado desde entonces?',
    'Te escucho. Quizá sientes que no te toca, y una sola persona buena puede cambiar mucho. Pregunta en el **1-800-799-7233** qué le podrías decir a {whom}, o manda **START al 88788**. Por los niños de ahí: Childhelp, **1-800-422-4453**. ¿Qué es lo que más te preocupa?',
  ],
};

/** How each is called to the writer, by the word in the message. */
const WHOM: readonly (readonly [RegExp, string, string])[] = [
  [
    /(?<!\p{L})(?:co-?workers?|colleagues?|companer[oa] (?:de|del) (?:trabajo|jale))(?!\p{L})/iu,
    'your coworker',
    'la persona de tu trabajo',
  ],
  [/(?<!\p{L})(?:neighbou?rs?|vecin[oa]s?)(?!\p{L})/iu, 'your neighbor', 'la persona que vive cerca de ti'],
  [/(?<!\p{L})(?:roommate|companer[oa] de cuarto)(?!\p{L})/iu, 'your roommate', 'la persona con quien vives'],
  [
    /(?<!\p{L})(?:classmate|companer[oa] de (?:clase|escuela))(?!\p{L})/iu,
    'your classmate',
    'la persona de tu clase',
  ],
  [/(?<!\p{L})(?:friends?|bestie|amiga)(?!\p{L})/iu, 'your friend', 'tu amiga'],
  [/(?<!\p{L})amigo(?!\p{L})/iu, 'your friend', 'tu amigo'],
  [/(?<!\p{L})(?:sisters?|hermana)(?!\p{L})/iu, 'your sister', 'tu hermana'],
  [/(?<!\p{L})(?:cousins?|prima)(?!\p{L})/iu, 'your cousin', 'tu prima'],
  [/(?<!\p{L})(?:aunts?|auntie|tia)(?!\p{L})/iu, 'your aunt', 'tu tía'],
  [/(?<!\p{L})(?:mom|mother|mama|madre)(?!\p{L})/iu, 'your mom', 'tu mamá'],
];

/** The texts where what was told is of somebody outside the writer's home, or null. */
export function thirdPersonTexts({ message, turns, language }: Talk): ThirdPerson | null {
  const told = [message, ...messagesOf(turns).reverse()].find(isThirdPersons);
  if (told === undefined) return null;
  const isSpanish = language === 'es';
  const [, english, spanish] = WHOM.find(([word]) => word.test(plain(told))) ?? [
    null,
    'that person',
    'esa persona',
  ];
  const whom = isSpanish ? spanish : english;
  const fill = (text: string): string =>
    text.replaceAll('{whom}', whom).replaceAll('{Whom}', `${whom.charAt(0).toUpperCase()}${whom.slice(1)}`);
  const { questions, staying } = isSpanish ? SPANISH : THIRD_PERSON;
  const filled = ([first, ...others]: Texts): Texts => [fill(first), ...others.map(fill)];
  return { questions: filled(questions), staying: filled(staying) };
}
