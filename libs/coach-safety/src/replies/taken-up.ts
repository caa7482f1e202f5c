import { answerIn, denies } from '../answer.js';
import { quoting } from '../freshest.js';
import type { Language } from '../language.js';
import { quotable } from '../quotation.js';
import { messagesOf, type Talk } from '../turn.js';
import type { Concern } from '../verdict.js';
import { type Danger, dangersIn } from './cues/danger-cues.js';
import { explainsAway, onlyAnswers } from './cues/excuse-cues.js';
import { isHelped } from './cues/resolved-cues.js';
import type { Texts } from './tone.js';

interface TakenUp {
  /** To what is plainly denied, for each concern, with the person's own words. */
  said: Readonly<Record<Concern, Texts>>;
  /** To a reason, or to what may be one more sign: nobody hopes that it is so. */
  reason: Texts;
  /** What somebody else says, which nobody here can vouch for. */
  reported: Texts;
  /** After what hurts a body inside: no word of it makes a doctor needless. */
  ofBody: Texts;
  /** In place of a quotation that is too long, or too short to say anything. */
  denies: string;
  /** To somebody who thinks that they make too much of it. */
  notBigger: string;
}

/**
 * What somebody says who denies or plays down what they told before: it is said back, taken as it is meant, and why the number stays.
 * Nothing in it says that they made it bigger or smaller, unless they say so of themselves.
 */
const ENGLISH: TakenUp = {
  said: {
    suicide: [
      'You say “{said}”, and it may be just so. I keep the number here, because I can’t see from here how things are tonight.',
      '“{said}”: I take that as you say it. The number stays, because dark thoughts can come back fast.',
    ],
    violence: [
      'You say “{said}”. I believe you, and the number stays, because from here I can’t see how it is for you.',
      '“{said}”: it may be so, and you know it best. I keep the number here, because nobody has to be sure to call.',
    ],
    'child-in-danger': [
      'You say “{said}”, and I hope it is so. I keep the number here, because a child often can’t say it, and asking harms nobody.',
      '“{said}”: that may be so. The number stays, because nobody has to be sure to ask.',
    ],
    'harming-others': [
      'You say “{said}”, and I believe you. The number stays, because help is best before it gets to be too much.',
      '“{said}”: it may be so. I keep the number here, because you were honest about it before.',
    ],
  },
  reason: [
    '“{said}”: I hear you. I keep it together with what you told me before, and the number stays.',
    'I hear that: “{said}”. It doesn’t change what you told me before, so the number stays here.',
  ],
  reported: [
    '“{said}”: I hear that you were told this. I don’t doubt you, and the number stays, because what is said can hide a lot.',
    'I hear that: “{said}”. You pass it on as it was said. I keep the number here, because I can’t know what anyone is thinking.',
  ],
  ofBody: [
    'You say “{said}”, and I hope it is so. A doctor still has to look, because harm can be inside and show later.',
    '“{said}”: I hear you, and I don’t doubt you. It is still for a doctor to see, because nobody can tell from outside.',
  ],
  denies: 'it isn’t so',
  notBigger: 'I don’t think you’re making it bigger than it is.',
};

const SPANISH: TakenUp = {
  said: {
    suicide: [
      'Dices «{said}», y te escucho. Dejo aquí el número, porque desde aquí no veo cómo están las cosas esta noche.',
      '«{said}»: lo tomo como lo dices. El número se queda, porque los pensamientos oscuros pueden volver pronto.',
    ],
    violence: [
      'Dices «{said}». Te creo, y el número se queda, porque desde aquí no veo cómo es para ti.',
      '«{said}»: puede ser, y tú lo sabes mejor. Dejo aquí el número, porque no hace falta tener la certeza para llamar.',
    ],
    'child-in-danger': [
      'Dices «{said}», y ojalá tengas razón. Dejo aquí el número, porque un niño muchas veces no lo puede decir, y preguntar no le hace daño a nadie.',
      '«{said}»: puede ser. El número se queda, porque no hace falta tener la certeza para preguntar.',
    ],
    'harming-others': [
      'Dices «{said}», y te creo. El número se queda, porque la ayuda sirve más antes de que sea demasiado.',
      '«{said}»: puede ser. Dejo aquí el número, porque antes hablaste con franqueza.',
    ],
  },
  reason: [
    '«{said}»: te escucho. Lo junto con lo que me contaste antes, y el número se queda.',
    'Oigo eso: «{said}». No cambia lo que me contaste antes, así que aquí queda el número.',
  ],
  reported: [
    '«{said}»: oigo que eso te dijeron. No dudo de ti, y el número se queda, porque lo que se dice puede esconder mucho.',
    'Te oigo: «{said}». Lo cuentas como te lo dijeron. Dejo aquí el número, porque no puedo saber lo que alguien está pensando.',
  ],
  ofBody: [
    'Dices «{said}», y ojalá tengas razón. Aun así lo tiene que ver un doctor, porque el daño puede estar dentro y notarse después.',
    '«{said}»: te escucho, y no dudo de ti. Aun así lo tiene que ver un doctor, porque por fuera no se sabe.',
  ],
  denies: 'que no es así',
  notBigger: 'No creo que lo estés haciendo más grande de lo que es.',
};

export const takenUpTexts = (language: Language): TakenUp => (language === 'es' ? SPANISH : ENGLISH);

/** “I’m overreacting”, “estoy exagerando”. */
const OF_ONESELF =
  /(?<!\p{L})(?:i[’']?m|i am|am i|maybe i|i guess i|i (?:just|probably|always))(?: \p{L}+){0,3} (?:overreact\w*|exaggerat\w*|dramatic|too sensitive|making (?:it|this|too much|a big)|paranoid|imagin\w*|crazy|over ?think\w*|too much of it)(?!\p{L})|(?<!\p{L})(?:exagero|estoy (?:exagerando|loca|loco)|soy (?:muy )?(?:exagerad[oa]|sensible|dramatic[oa])|me lo imagino|son ideas m[ií]as)(?!\p{L})/iu;

/** What says that something is not so: “he never hits”, “it wasn’t that”, “nothing happened”, “ya no pasa”. */
const NOT_SO =
  /(?<!\p{L})(?:(?:it|that|this|he|she|they|i|we|you|there|nobody|kids?)(?:['’]?s|['’]?m|['’]?re| is| was| are| were| am| did| does| do| has| have| had| would| could|d)? ?(?:not|n['’]?t|never|(?<=\p{L})nt)(?! (?:say|tell|talk|let|want|know|stop|eat|sleep|sure))|(?:isn|wasn|aren|weren|didn|doesn|don|hasn|haven|wouldn)['’]?t(?! (?:say|tell|talk|let|want|know|stop|eat|sleep|sure))|nothing|never|nobody|no one|all good|(?:am|is|are|re|s|m) (?:fine|ok|okay|good|safe)|nunca|nadie|nada|jamas|jamás|no (?:es|fue|era|soy|hay|pasa|paso|pasó|me|le|nos|la|lo|haria|haría)|est(?:á|a|oy|án|an|amos) bien)(?!\p{L})/iu;
/** A name that is only refused denies nothing of what was told. */
const ONLY_A_NAME =
  /(?:not|isn['’]?t|wasn['’]?t|no (?:es|fue))(?: like| really| exactly| even| technically| actually| real| actual| true| una?| an?)* (?:rape|assault|abuse|violence|neglect|violaci[oó]n|abuso|maltrato|violencia)(?!\p{L})/iu;

const deniesPlainly = (message: string): boolean =>
  !ONLY_A_NAME.test(message) && (denies(message) || answerIn(message) === 'no' || NOT_SO.test(message));

/** What may hurt a body inside. */
const HARM_INSIDE: readonly Danger[] = ['neck', 'shaken-baby'];

const REPORTED =
  /^\W*(?:(?:and|but|well|anyway|y|pero|pues) )?(?:\p{L}+[’']?s? ){0,3}?(?:says?|said|told me|swears?|swore|claims?|dice[ns]?|dijo|dijeron|jura|asegura)(?!\p{L})/iu;

/**
 * One paragraph that takes up what a message denies or plays down.
 * @param isStatement whether it only tells something: “I have nobody here” has the words of a “no”, and is none
 */
export function takenUp(concern: Concern, { message, turns, language }: Talk, isStatement = false): string {
  const { said, reason, reported, ofBody, denies: denied, notBigger } = takenUpTexts(language);
  const isOfBody = [...messagesOf(turns), message].some((each) =>
    HARM_INSIDE.some((danger) => dangersIn(each).includes(danger)),
  );
  const isDenied = !isStatement && deniesPlainly(message);
  const ownWords = isDenied ? said[concern] : reason;
  const ofOwnBody: Texts = isDenied ? ofBody : [ofBody.at(-1) ?? ofBody[0]];
  const texts = isOfBody ? ofOwnBody : REPORTED.test(message) ? reported : ownWords;
  const quote =
    quotable(message) ??
    sentences(message)
      .map(quotable)
      .find((each) => each !== null);
  const text =
    quote === undefined ? texts[0].replace(/[“«]\{said\}[”»]/u, denied) : quoting(texts, quote, turns);
  return concern === 'violence' && OF_ONESELF.test(message) ? `${text} ${notBigger}` : text;
}

const sentences = (message: string): readonly string[] =>
  message.split(/(?<=[.!?])\s+|\n+/u).filter((each) => each.trim() !== '');

/** A text below what takes up a denial or another answer. */
export function belowDenial(text: string, concern: Concern, talk: Talk): string {
  // That help is there is no denial, whatever the doctors said.
  if (isHelped(talk.message)) return text;
  const isDenial = explainsAway(talk.message, talk.turns) || denies(talk.message);
  const isAnswer = isDenial || onlyAnswers(talk.message, talk.turns);
  return isAnswer ? `${takenUp(concern, talk, !isDenial)}\n\n${text}` : text;
}
