import type { Language } from '../language.js';
import type { Concern } from '../verdict.js';
import type { Texts } from './tone.js';

/**
 * Parts of a reply to a message that is probably harmless. `{said}` is replaced by words of the message, and
 * `{help}` by the help that is likeliest needed.
 */
interface WeakTexts {
  /** Openings that quote the person's own words. */
  quoting: Texts;
  /** Openings without a quotation. */
  open: Texts;
  /** One question that covers all concerns, so that it accuses nobody. */
  questions: Texts;
  /** Line below the question for those who would say yes. */
  ifYes: string;
  /** What to do, for each concern. */
  help: Readonly<Record<Concern, string>>;
  /** The same for a graver doubt in which it is open who hurts whom. */
  allHelp: string;
  /** Word between two kinds of help. */
  or: string;
  /** Replies to a message that neither answers nor brings anything new. */
  staying: Texts;
  /** Replies to a message that explains or plays down what was asked about: it is heard, and the question stays open. */
  heard: Texts;
  /** Replies to a "no" that quote the message that was asked about. */
  backQuoting: Texts;
  /** Replies to a "no" without a quotation. */
  back: Texts;
}

const WEAK: WeakTexts = {
  quoting: [
    'You wrote “{said}”, and I want to understand that well.',
    '“{said}”: I’ve read that with care, and I don’t want to guess.',
    'I’ve read “{said}”, and I’d like to hear more about it.',
  ],
  open: [
    'Thank you for telling me all this. I want to understand it well.',
    'I’ve read what you wrote with care, and I don’t want to guess.',
    'I’ve read all of it, and I’d like to hear more.',
  ],
  questions: [
    'One thing first, and I ask it when I’m not sure. **Is anyone being hurt, controlled or afraid, you or a child too, or is anyone thinking of not living?** If not, just say so, and we’ll go right on with what you wrote.',
    'Before we start, let me ask one thing, only because I can’t see how you are. **Is anyone getting hurt, controlled or scared, or thinking about not living anymore: you, a child, or someone close?** If not, just say no, and we’ll talk about what you wrote.',
    'I can’t always tell from a few words, so I’d rather ask. **Is there anyone, you or a child too, who gets hurt, is kept under control, lives in fear, or thinks of not living?** If there isn’t, tell me, and we’ll pick this up.',
  ],
  ifYes: 'If it is a yes, or a maybe, you can say it here. Someone will also listen, day or night: {help}.',
  help: {
    suicide: 'call or text 988',
    violence: 'call 1-800-799-7233',
    'child-in-danger': 'call Childhelp, 1-800-422-4453',
    'harming-others': 'call 1-800-799-7233',
  },
  allHelp:
    'call 1-800-799-7233 or text START to 88788. For a child, call Childhelp at 1-800-422-4453. In danger right now, call 911',
  or: ', or ',
  staying: [
    'I’m reading each word, and we’ll come back to this. What I asked a moment ago is still open: is anyone hurt or afraid, or close to giving up?',
    'I’m glad you’re still here. Before we go on: is there anything about today that feels unsafe?',
    'I hear you. I just want to be sure that everyone is okay first. Does anything where you are feel unsafe?',
  ],
  heard: [
    'I hear you, and it may be just that. What I asked stays open, so if any of it is true after all, you can say it here at any time. How has it been for you?',
    'Thank you for telling me how you see it. I don’t want to make more of it than it is, and I’d like to be sure. Is there anything in it that worries you?',
  ],
  backQuoting: [
    'I’m glad, and thank you for telling me. Back to “{said}”: what part of it would you most like to change?',
    'That’s good to hear. So, “{said}”: what would make it easier this week?',
    'Good. Let’s take up “{said}”. Where would you like to start?',
  ],
  back: [
    'I’m glad, and thank you for telling me. Back to what you came for: what part of it would you most like to change?',
    'That’s good to hear. So, back to what you wrote: what would make it easier this week?',
    'Good. Let’s take up what you wrote. In a line or two, where would you like to start?',
  ],
};

const WEAK_SPANISH: WeakTexts = {
  quoting: [
    'Escribiste «{said}», y quiero entenderlo bien.',
    '«{said}»: lo leí con calma, y no quiero adivinar.',
    'Leí «{said}», y me gustaría saber más.',
  ],
  open: [
    'Gracias por contarme todo esto. Quiero entenderlo bien.',
    'Leí con calma lo que escribiste, y no quiero adivinar.',
    'Lo leí todo, y me gustaría saber más.',
  ],
  questions: [
    'Primero una cosa, que pregunto cuando algo no me queda claro. **¿Hay alguien a quien lastimen o controlen, o que tenga miedo, tú o un niño también, o alguien que piense en no seguir viviendo?** Si no, dímelo y seguimos con lo que escribiste.',
    'Antes de empezar te pregunto algo, solo porque no puedo ver cómo estás. **¿Alguien sale lastimado, vive bajo control o con miedo, o piensa en no seguir viviendo: tú, un niño o alguien cercano?** Si no, dime que no, y hablamos de lo que escribiste.',
    'Con pocas palabras no siempre entiendo bien, y prefiero preguntar. **¿Hay alguien, tú o un niño también, a quien lastimen o controlen, que viva con miedo o que piense en no seguir viviendo?** Si no es así, dime, y retomamos esto.',
  ],
  ifYes: 'Si la respuesta es sí, o tal vez, aquí lo puedes decir. Y de día o de noche puedes {help}.',
  help: {
    suicide: 'llamar al 988 y oprimir 2',
    violence: 'llamar al 1-800-799-7233',
    'child-in-danger': 'llamar a Childhelp, al 1-800-422-4453',
    'harming-others': 'llamar al 1-800-799-7233',
  },
  allHelp:
    'llamar al 1-800-799-7233 o mandar START al 88788. Por un niño o una niña, llama a Childhelp, al 1-800-422-4453. Si hay peligro ahora, llama al 911',
  or: ', o ',
  staying: [
    'Leo cada palabra, y volvemos a esto. Lo que pregunté hace un momento sigue abierto: ¿hay alguien con heridas o con miedo, o a punto de rendirse?',
    'Me alegra que sigas aquí. Antes de seguir: ¿hay algo de hoy que te haga sentir en peligro?',
    'Te escucho. Solo quiero saber primero si todos están bien. ¿Hay algo donde estás que te haga sentir en peligro?',
  ],
  heard: [
    'Te escucho, y puede ser solo eso. Lo que pregunté sigue abierto: si algo de eso es cierto, aquí lo puedes decir cuando quieras. ¿Cómo ha sido para ti?',
    'Gracias por decirme cómo lo ves. No quiero hacerlo más grande de lo que es, y me gustaría saber bien. ¿Hay algo en todo esto que te preocupe?',
  ],
  backQuoting: [
    'Qué bueno, y gracias por decírmelo. Volvamos a «{said}»: ¿qué parte te gustaría cambiar más?',
    'Me alegra. Entonces, «{said}»: ¿qué lo haría más fácil esta semana?',
    'Bien. Retomemos «{said}». ¿Por dónde quieres empezar?',
  ],
  back: [
    'Qué bueno, y gracias por decírmelo. Volvamos a lo tuyo: ¿qué parte te gustaría cambiar más?',
    'Me alegra. Entonces, volvamos a lo que escribiste: ¿qué lo haría más fácil esta semana?',
    'Bien. Retomemos lo que escribiste. En una o dos líneas, ¿por dónde quieres empezar?',
  ],
};

export const weakTexts = (language: Language): WeakTexts => (language === 'es' ? WEAK_SPANISH : WEAK);

/** Whether a reply asks the question that covers all concerns. */
export const asksOpenly = (reply: string): boolean =>
  [WEAK, WEAK_SPANISH].some(({ questions }) => questions.some((question) => reply.includes(question)));
