import type { Language } from '../language.js';
import type { Concern } from '../verdict.js';
import { asWordedToday } from './former-wordings.js';
import type { Texts } from './tone.js';

/**
 * Parts of a reply to a doubtful message. `{said}` is replaced by words of the message. Each question is worded
 * so that a bare "no" denies the danger, because the check hears it as a denial.
 */
export interface UnsureTexts {
  /** Openings that quote a few of the person's own words. */
  quoting: Texts;
  /** Openings without a quotation. */
  open: Texts;
  /** Openings to a “no”, or to what explains it away, in words that are asked about: it is heard, and never quoted as the sign. */
  heard: Texts;
  /** Openings to a plain question, or to somebody ashamed to ask, after something else was asked about: never quoted as the sign. */
  asked: Texts;
  /** Openings to what is said after a question and is no sign by its own words: it is taken up, and never quoted as one. */
  further: Texts;
  /** Those of them that leave it open whether it is anything, so never for a message that names a danger. */
  lightly: Texts;
  /** Direct question for each likely concern. */
  questions: Readonly<Record<Concern, Texts>>;
  /** Line after the question for each concern that is nearly as likely. */
  orRather: Readonly<Record<Concern, string>>;
  /** Line after a “no” to a doubt that is probably harmless, where that may be about suicide: another answer stays welcome. */
  leftOpen: string;
}

const QUOTING_LIGHTLY = 'I’m staying with this part: “{said}”. It may be nothing, and it may be a lot.';
const OPENING_LIGHTLY = 'I’m staying with what you just said. It may be nothing, and it may be a lot.';

export const UNSURE: UnsureTexts = {
  quoting: [
    'Thank you for telling me. You wrote “{said}”, and I don’t want to hurry past that.',
    QUOTING_LIGHTLY,
    '“{said}” stays with me. I’d rather ask than guess.',
  ],
  open: [
    'Thank you for telling me. I don’t want to hurry past what you wrote.',
    OPENING_LIGHTLY,
    'What you wrote stays with me. I’d rather ask than guess.',
  ],
  heard: [
    'I hear you. What you told me before still stays with me, so I ask once more, gently.',
    'Thank you for answering, and I don’t want to push you. I still think of what you wrote before, so I’d rather ask again than guess.',
    'I heard that. Some things are hard to say the first time, so I stay with what you told me before.',
  ],
  asked: [
    'That is a fair question, and it is good that you ask. I still think of what you told me before, so first I ask you something.',
    'No question is too small here, and yours can have its turn. One thing comes first.',
    'I’m glad you ask. Before I say more, I’d like to come back to what you wrote earlier.',
  ],
  further: [
    'I hear you. I keep this together with what you told me before, and I’d rather ask than guess.',
    'Thank you for going on. What you told me before is still with me, so let me ask.',
    'I’m listening, and I have all in mind that you told me. One more question, gently.',
  ],
  lightly: [QUOTING_LIGHTLY, OPENING_LIGHTLY],
  questions: {
    suicide: [
      '**Are you, or is someone close to you, thinking about not living anymore?** You can say yes here. If it is yes, call or text 988 now; you don’t have to be sure. If something was taken or done already, or they don’t answer, call 911 now.',
      '**Is this about wanting to die, for you or for someone you love?** If any part of that is true, 988 answers by call or text, day and night. If something was taken or done already, or they don’t answer: 911 now.',
    ],
    violence: [
      '**Is someone hurting, scaring or controlling you, or somebody you know?** If that is so, whoever is hurt is not at fault. People at 1-800-799-7233 will listen day and night, or text START to 88788. Write here only if nobody else reads this screen.',
      '**Are you, or is somebody you know, afraid of anyone at home, or of an ex?** If so, 1-800-799-7233 is a kind place to start, or text START to 88788. They won’t push you.',
    ],
    'child-in-danger': [
      '**Is a child being hurt, or in danger, right now?** If you think so, you don’t need to be sure: Childhelp at 1-800-422-4453 will think it through with you, and 911 is for right now.',
      '**Do you worry that someone is hurting a child?** If you do, Childhelp answers at 1-800-422-4453, day and night. For danger right now, it’s 911.',
    ],
    'harming-others': [
      '**Are you afraid that you might hurt someone, or have you?** You can say it here. If so, step away from them first, and call 1-800-799-7233, or text START to 88788; for a child it’s 1-800-422-4453. If someone is hurt, a doctor or 911 comes first.',
      '**Has it gone so far that someone could get hurt by you?** If so, leave the room until you are calm. People at 1-800-799-7233 talk with you without judging, or text START to 88788. If someone is hurt, a doctor or 911 comes first.',
    ],
  },
  orRather: {
    suicide: 'If it is more about not wanting to live, for you or someone close: call or text 988.',
    violence:
      'If it is more that someone hurts, scares or controls you or somebody you know: 1-800-799-7233, day and night.',
    'child-in-danger':
      'If it is more about a child who may be hurt: Childhelp, 1-800-422-4453, day and night.',
    'harming-others': 'If it is more that you might hurt someone: step away first, then call 1-800-799-7233.',
  },
  leftOpen:
    'If your answer ever changes, for you or for someone close, you can say it here. Or call or text 988, day and night.',
};

const QUOTING_LIGHTLY_SPANISH =
  'Me quedo con esto que dices: «{said}». Puede no ser nada, y puede ser mucho.';
const OPENING_LIGHTLY_SPANISH = 'Me quedo con lo que acabas de decir. Puede no ser nada, y puede ser mucho.';

export const UNSURE_SPANISH: UnsureTexts = {
  quoting: [
    'Gracias por contármelo. Escribiste «{said}», y no quiero pasarlo por alto.',
    QUOTING_LIGHTLY_SPANISH,
    '«{said}». Prefiero preguntarte antes que suponer.',
  ],
  open: [
    'Gracias por contármelo. No quiero pasar por alto lo que escribiste.',
    OPENING_LIGHTLY_SPANISH,
    'Lo que escribiste me importa. Prefiero preguntarte antes que suponer.',
  ],
  heard: [
    'Te escucho. Lo que me contaste antes sigue conmigo, así que te pregunto una vez más, con calma.',
    'Gracias por contestar; no te quiero presionar. Sigo pensando en lo que escribiste antes, y prefiero preguntar otra vez que suponer.',
    'Te oí. Hay cosas que cuesta decir a la primera, así que me quedo con lo que me contaste antes.',
  ],
  asked: [
    'Es una buena pregunta, y qué bueno que la haces. Sigo pensando en lo que me contaste antes, así que primero te pregunto algo.',
    'Aquí ninguna pregunta está de más, y a la tuya le llega su turno. Una cosa va primero.',
    'Me alegra que preguntes. Antes de decir más, quiero volver a lo que escribiste hace rato.',
  ],
  further: [
    'Te escucho. Lo junto con lo que me contaste antes, y prefiero preguntar que suponer.',
    'Gracias por seguir. Lo que me contaste antes sigue conmigo, así que te pregunto.',
    'Te leo, y tengo presente todo lo que me has contado. Una pregunta más, con calma.',
  ],
  lightly: [QUOTING_LIGHTLY_SPANISH, OPENING_LIGHTLY_SPANISH],
  questions: {
    suicide: [
      '**¿Has pensado en no seguir viviendo, o lo piensa alguien cercano?** Aquí puedes decir que sí. Si es así, llama al 988 y oprime 2, o manda un mensaje de texto con la palabra AYUDA al 988. No hace falta tener la certeza. Si ya se tomó o se hizo algo, o no te contestan: 911 ahora mismo.',
      '**¿Se trata de ganas de morir, tuyas o de alguien a quien quieres?** Si algo de eso es cierto, el 988 atiende en español día y noche: llama y oprime 2. Si ya se tomó o se hizo algo, o no te contestan, llama al 911 ahora.',
    ],
    violence: [
      '**¿Alguien te lastima, te da miedo o te controla, a ti o a alguien que conoces?** Si es así, no es culpa de quien lo sufre. En el 1-800-799-7233 te escuchan en español, día y noche; también puedes mandar START al 88788. Escribe aquí solo si nadie más lee esta pantalla.',
      '**¿Tú, o alguien que conoces, le tiene miedo a alguien en casa, o a un ex?** Si es así, puedes llamar al 1-800-799-7233 o mandar START al 88788. No te van a presionar.',
    ],
    'child-in-danger': [
      '**¿Hay un niño o una niña a quien estén lastimando, o que corra peligro ahora?** Si lo sospechas, no hace falta que tengas pruebas: en Childhelp, 1-800-422-4453, lo piensan contigo. Si el peligro es ahora, llama al 911.',
      '**¿Te preocupa que alguien le esté haciendo daño a un niño o a una niña?** Childhelp atiende en el 1-800-422-4453, día y noche. Si es urgente, llama al 911.',
    ],
    'harming-others': [
      '**¿Tienes miedo de hacerle daño a alguien, o ya pasó?** Aquí puedes decirlo. Si es así, primero aléjate de esa persona y llama al 1-800-799-7233 o manda START al 88788; si se trata de un niño o una niña, al 1-800-422-4453. Si alguien está herido, primero va un doctor o el 911.',
      '**¿Ha llegado tan lejos que alguien podría salir lastimado por ti?** Si es así, sal del cuarto hasta que te calmes. En el 1-800-799-7233, o si mandas START al 88788, hablan contigo sin juzgarte. Si alguien está herido, primero va un doctor o el 911.',
    ],
  },
  orRather: {
    suicide: 'Si se trata más bien de no querer vivir, tú o alguien cercano: llama al 988 y oprime 2.',
    violence:
      'Si más bien alguien te lastima, te asusta o te controla, a ti o a alguien que conoces: 1-800-799-7233, día y noche.',
    'child-in-danger':
      'Si se trata más bien de un niño o una niña a quien quizá lastiman: Childhelp, 1-800-422-4453, día y noche.',
    'harming-others':
      'Si más bien temes lastimar a alguien: primero aléjate y luego llama al 1-800-799-7233.',
  },
  leftOpen:
    'Si tu respuesta cambia, por ti o por alguien cercano, aquí lo puedes decir. O llama al 988 y oprime 2, de día o de noche.',
};

export const unsureTexts = (language: Language): UnsureTexts => (language === 'es' ? UNSURE_SPANISH : UNSURE);

/** Whether a reply asks whether the writer hurts somebody. */
export const asksOfDeed = (reply: string): boolean =>
  [UNSURE, UNSURE_SPANISH].some(({ questions }) =>
    questions['harming-others'].some((question) => asWordedToday(reply).includes(question)),
  );
