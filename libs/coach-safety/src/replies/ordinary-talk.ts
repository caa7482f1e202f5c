import { isOnlyNo } from '../answer.js';
import { freshest, quoting } from '../freshest.js';
import type { Language } from '../language.js';
import { quotable } from '../quotation.js';
import type { Talk } from '../turn.js';
import { isPlainQuestion } from './cues/plain-question.js';
import type { Texts } from './tone.js';

/** Texts with the person’s own words in place of `{said}`, and without them. */
interface TakenUp {
  quoting: Texts;
  open: Texts;
}

/**
 * Ordinary talk while a doubt that only a score began rests to the end: each text takes up what was said and asks one question about
 * the person’s matter. No exercise, no question about danger and no number, which stand in the quiet line. `worded` is for whoever asks for words to say.
 */
type OrdinaryTalk = Readonly<Record<'told' | 'asked' | 'worded', TakenUp>>;

const ENGLISH: OrdinaryTalk = {
  told: {
    quoting: [
      'You say “{said}”. Thank you for going on. What you told me before stays with me, too, and you can come back to it at any time. What would you like to be different?',
      '“{said}”: that helps me see it better. Which part of it is on your mind the most?',
      'I read “{said}”, and I’m with you. Who else knows how this is for you?',
      '“{said}”: I keep that together with all that you wrote. What would a good week look like?',
      'Thank you for telling me: “{said}”. What has helped before, even a little?',
    ],
    open: [
      'Thank you for going on. What you told me before stays with me, too, and you can come back to it at any time. What would you like to be different?',
      'That helps me see it better. Which part of it is on your mind the most?',
      'I’ve read all of that, and I’m with you. Who else knows how this is for you?',
      'I keep that together with all that you wrote. What would a good week look like?',
      'Thank you for telling me all this. What has helped before, even a little?',
    ],
  },
  asked: {
    quoting: [
      'You ask: “{said}?” That is a fair question. I’d like to hear more before I say anything, and what you told me before stays with me, too. What have you tried so far?',
      '“{said}?”: I’d rather think along with you than hand you a ready answer. What would you like to come of it?',
      'I take that question with me: “{said}?” Who else is in this, and what may they want?',
      '“{said}?”: that is worth some time. How have you talked about it up to now?',
      'It is good that you ask: “{said}?” What would be the first small thing to change?',
    ],
    open: [
      'That is a fair question. I’d like to hear more before I say anything, and what you told me before stays with me, too. What have you tried so far?',
      'I’d rather think along with you than hand you a ready answer. What would you like to come of it?',
      'I take your question with me. Who else is in this, and what may they want?',
      'Your question is worth some time. How have you talked about it up to now?',
      'It is good that you ask. What would be the first small thing to change?',
    ],
  },
  worded: {
    quoting: [
      '“{said}?” Let’s find the words together, and start from yours. What you told me before stays with me, too. What is the one thing that should be heard?',
      '“{said}?”: short is best there, and your own words are the best to begin with. If it were only one sentence, which would it be?',
      'For “{said}?” the first word is often the hardest. What would you say if it could not go wrong?',
    ],
    open: [
      'Let’s find the words together, and start from yours. What you told me before stays with me, too. What is the one thing that should be heard?',
      'Short is best there, and your own words are the best to begin with. If it were only one sentence, which would it be?',
      'The first word is often the hardest. What would you say if it could not go wrong?',
    ],
  },
};

const SPANISH: OrdinaryTalk = {
  told: {
    quoting: [
      'Dices: «{said}». Gracias por seguir. Lo que me contaste antes también sigue conmigo, y puedes volver a eso cuando quieras. ¿Qué te gustaría que fuera distinto?',
      '«{said}»: con eso lo veo mejor. ¿Qué parte es la que más te da vueltas?',
      'Leí «{said}», y aquí sigo contigo. ¿Quién más sabe cómo es esto para ti?',
      '«{said}»: lo junto con todo lo que escribiste. ¿Cómo sería una buena semana?',
      'Gracias por contármelo: «{said}». ¿Qué ha ayudado antes, aunque sea un poco?',
    ],
    open: [
      'Gracias por seguir. Lo que me contaste antes también sigue conmigo, y puedes volver a eso cuando quieras. ¿Qué te gustaría que fuera distinto?',
      'Con eso lo veo mejor. ¿Qué parte es la que más te da vueltas?',
      'Leí todo, y aquí sigo contigo. ¿Quién más sabe cómo es esto para ti?',
      'Lo junto con todo lo que escribiste. ¿Cómo sería una buena semana?',
      'Gracias por contarme todo esto. ¿Qué ha ayudado antes, aunque sea un poco?',
    ],
  },
  asked: {
    quoting: [
      'Preguntas: «¿{said}?» Es una buena pregunta. Quisiera saber más antes de decir algo, y lo que me contaste antes también sigue conmigo. ¿Qué has intentado hasta ahora?',
      '«¿{said}?»: prefiero pensarlo contigo que darte una respuesta ya hecha. ¿Qué te gustaría que saliera de esto?',
      'Me quedo con tu pregunta: «¿{said}?» ¿Quién más está en esto, y qué querrá?',
      '«¿{said}?»: eso merece su tiempo. ¿Cómo lo han hablado hasta hoy?',
      'Qué bueno que preguntas: «¿{said}?» ¿Qué sería lo primero, y pequeño, que cambiarías?',
    ],
    open: [
      'Es una buena pregunta. Quisiera saber más antes de decir algo, y lo que me contaste antes también sigue conmigo. ¿Qué has intentado hasta ahora?',
      'Prefiero pensarlo contigo que darte una respuesta ya hecha. ¿Qué te gustaría que saliera de esto?',
      'Me quedo con tu pregunta. ¿Quién más está en esto, y qué querrá?',
      'Tu pregunta merece su tiempo. ¿Cómo lo han hablado hasta hoy?',
      'Qué bueno que preguntas. ¿Qué sería lo primero, y pequeño, que cambiarías?',
    ],
  },
  worded: {
    quoting: [
      '«¿{said}?» Busquemos las palabras, empezando por las tuyas. Lo que me contaste antes también sigue conmigo. ¿Qué es lo único que no puede faltar?',
      '«¿{said}?»: ahí lo corto es mejor, y tus palabras son las mejores para empezar. Si fuera una sola frase, ¿cuál sería?',
      'Para «¿{said}?» lo más difícil suele ser la primera palabra. ¿Qué dirías si no pudiera salir mal?',
    ],
    open: [
      'Busquemos las palabras, empezando por las tuyas. Lo que me contaste antes también sigue conmigo. ¿Qué es lo único que no puede faltar?',
      'Ahí lo corto es mejor, y tus palabras son las mejores para empezar. Si fuera una sola frase, ¿cuál sería?',
      'Lo más difícil suele ser la primera palabra. ¿Qué dirías si no pudiera salir mal?',
    ],
  },
};

/** Every text of it, in one language. */
export const ordinaryTexts = (language: Language): OrdinaryTalk => (language === 'es' ? SPANISH : ENGLISH);

/** A question, also one that lacks its mark. */
const QUESTION =
  /\?\W*$|^\W*(?:(?:so|ok|okay|and|but|y|pero|bueno)\W+)*(?:how|what|whats|where|when|who|why|which|should|can|could|do|does|is it|c[oó]mo|qu[eé]|cu[aá]ndo|d[oó]nde|qui[eé]n|cu[aá]l|puedo|debo)(?!\p{L})/iu;

export const isQuestion = (message: string): boolean => QUESTION.test(message) || isPlainQuestion(message);

const FOR_WORDS =
  /(?<!\p{L})(?:(?:what|how) (?:do|would|should|can|could|to)(?: (?:i|we))?(?: (?:even|actually|best|ever))? (?:say|text|tell|write|word|phrase|put|ask|bring)|(?:exact|right) words|(?:a|one) sentence|(?:qu[eé]|c[oó]mo) (?:se )?(?:les?|l[oa]s?)(?: l[oa])? (?:digo|decimos|pido|pregunto|planteo|escribo|contesto|explico)|(?:qu[eé]|c[oó]mo) decir(?:les?|l[oa])?)(?!\p{L})/iu;

/** Reply that takes a message up and asks about the person’s own matter. */
export function ordinaryReply({ message, turns, language }: Talk): string {
  const { told, asked, worded } = ordinaryTexts(language);
  const texts = FOR_WORDS.test(message) ? worded : isQuestion(message) ? asked : told;
  const words = isOnlyNo(message) ? null : (quotable(message)?.replace(/^¿/, '') ?? null);
  return words === null ? freshest(texts.open, turns) : quoting(texts.quoting, words, turns);
}
