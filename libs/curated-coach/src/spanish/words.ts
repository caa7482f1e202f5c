import type { Around } from '../answers/around.js';
import { SPANISH } from '../phrases/asking-back/spanish.js';
import type { Decline } from '../phrases/declines.js';

/**
 * Patterns of messages that are no situation: thanks, questions about the app, and requests with which the
 * coach does not help. They read plain text without accents.
 */
export const THANKS =
  /^(muchas |mil )?(gracias|ok|vale|perfecto|entiendo|de acuerdo)\b(?!.*\b(que|como|cuando|donde|cual|quien|no|pero) )[\w ]{0,40}$/;
export const ABOUT_THE_APP =
  /\b(ejercicios?|modulos?|preguntas? diarias?|la app|recordatorios?)\b.*\b(separado|juntos|primero|hago|parecido|otro|tengo que|tiene|sirve|empiezo)\b|\b(soy nuev[oa]|que hago primero|por donde empiezo con (la app|los modulos))\b/;
/** A short message that only makes sense after the one before. */
export const FOLLOW_UP =
  /^((y|pero|entonces|ok|bueno|pues) )*((como|cuando) (se )?(le|les|lo|la|los|las) (lo |la )?(digo|decimos|saco|sacamos|pregunto|pido|propongo|planteo|explico|cuento|platico|hablo|empiezo|hago)( (el tema|esto|eso|algo|algo (distinto|diferente)))?|como (empiezo|empezamos|empezaria|lo (hago|hacemos))|que (le|les) (digo|decimos|contesto|pregunto)|(tienes |hay |me das |dame )?(alguna?|algun|algunas|algunos|una|un) (idea|sugerencia|consejo|tip)s?( para (eso|esto|mi|nosotros))?|(por|de) ?donde (empiezo|empezamos|empezaria|comienzo)|que (hago|hacemos|puedo hacer|podemos hacer)( ahora)?)( (a (el|ella|ellos|ellas|mi \w+|los ninos|los hijos)|hoy|ahora|manana|en la noche|(este|el) \w+))*$/;
export const WHO_SEES_THIS =
  /(?<!\bnadie )\b(puede|pueden|podra|va a|alcanza a) (ver|leer) ((esto|eso)( (mi|su|tu) \w+| alguien| el| ella)?$|(esto |eso )?(lo )?que (te |le )?(escribo|pongo|digo)\b|mis mensajes|este chat)|\bquien (puede )?(ve|ver|lee|leer) (esto|lo que (te |le )?(escribo|pongo|digo)|mis mensajes|este chat)|\b(esto|este chat) es (privado|confidencial|anonimo)\b|\bes (privado|confidencial|anonimo) (esto|este chat)\b/;
export const WHO_SEES_REPLY =
  'Lo que me escribes queda en tu propia cuenta. Tu pareja no lo puede abrir desde la suya, y yo no le digo nada. Quien pueda desbloquear tu teléfono, o sepa tu contraseña, sí podría leerlo; si eso te preocupa, cierra la sesión al terminar.';
export const WHO_ARE_YOU =
  /^(oye |oiga |hola |disculpe |perdon |y )*(((tu )?eres|es usted|usted es|sos|hablo con|estoy hablando con) (de verdad )?(un |una |algun )?(robot|persona|maquina|ia|inteligencia artificial|bot|human[oa]|terapeuta|psicolog[oa]|consejer[oa]|doctora?|real|alguien (de verdad|real))\b|hay (alguien|una persona) (de verdad |real )?(ahi|del otro lado)\b|(esto es|es esto|este chat es) (una )?terapia( de parejas?)?$|quien (eres|es usted|sos)$)/;
export const WHO_ARE_YOU_REPLY =
  'Soy un programa y no una persona. Escojo respuestas que alguien escribió antes; ninguna IA en vivo escribe esto. Sirven para aprender y no son terapia. No reemplazo a un terapeuta, a un doctor ni a un abogado. En una emergencia: 911, o 988 (oprimir 2), de día y de noche.\n\n¿En qué puedo ayudar hoy?';
export const TEEN_REPLY =
  'Gracias por escribirme. Este lugar es para parejas adultas, y tú mereces a alguien que sea para ti. Busca hoy a un adulto de confianza: un abuelo, una tía, alguien de la escuela.\n\nTambién hay personas que escuchan gratis, de día y de noche: manda HOLA al 741741, o llama al 988 y oprime 2. Si alguien te lastima: 1-800-422-4453. Si hay peligro ahora mismo, llama al 911.';
export const THANKS_REPLIES: readonly string[] = [
  'Qué gusto que te sirva. Cuando quieras seguir, aquí estoy: cuéntame cómo les fue.',
  'A ti, por contármelo. Un paso a la vez está bien.',
];
export const APP_REPLY =
  'Los ejercicios se pueden hacer en pareja o a solas, y nadie tiene que seguir un orden. Si estás empezando, abre [Módulos](/modules), escoge el tema que hoy te pesa más y haz solo el primer paso. Las lecciones están en inglés; aquí te las cuento en español.\n\nLo que escribes en privado es tuyo: tu pareja no lo ve.\n\n¿Qué tema les interesa primero?';

const PARTNER =
  '(?:(?:su|el|los|sus) (?:celular|telefono|mensajes|whatsapp|correo|ubicacion|cuenta|contrasena|redes))';

export const DECLINES: readonly Pick<Decline, 'id' | 'patterns' | 'unless' | 'replies'>[] = [
  {
    id: 'watching',
    patterns: [
      new RegExp(
        `\\b(como|puedo|quiero|ayudame a|una app para|forma de) (\\w+ ){0,3}(ver|leer|revisar\\w*|entrar|hackear|espiar\\w*|rastrear\\w*|grabar\\w*|clonar|desbloquear|recuperar) (\\w+ ){0,3}${PARTNER}`,
      ),
      /\b(espiar|rastrear|seguir|grabar|vigilar)(lo|la|le)?\b.*\b(sin que (sepa|se de cuenta|se entere)|a escondidas)\b|\bsin que (sepa|se de cuenta|se entere)\b.*\b(espiar|rastrear|revisar|grabar|ver)/,
      /\b(camara escondida|cuenta falsa|perfil falso|ponerle (un )?(gps|airtag|rastreador))\b/,
    ],
    unless: /\b(me (puso|revisa|rastrea|graba|vigila|espia|sigue))\b/,
    replies: [
      'No te puedo ayudar a revisar, rastrear o grabar a escondidas. Entiendo que no saber duele mucho. Pero lo que se encuentra así casi nunca deja dormir, rompe la confianza y en muchos lugares es ilegal.\n\n**Puedes decir:** “Siento que algo pasa y me da miedo la respuesta. Prefiero preguntarte. ¿Hay algo que deba saber?”\n\nSi aun así no puedes creer lo que oyes, un terapeuta de pareja, o uno solo para ti, puede ayudarte a decidir. ¿Qué pasó que te hizo querer mirar?',
    ],
  },
  {
    id: 'turning-a-child',
    patterns: [
      /\b(que|para que) (mi|la|el|los|sus|mis) ?(hij\w+|nin\w+) (\w+ ){0,2}(no quieran?|odien?|rechacen?|prefieran?|deje de querer)/,
      /\b(quitarle|no dejarle ver|que no vea) (a )?(los|las|sus|mis|al|la) (hij\w+|nin\w+)\b/,
    ],
    unless: /\b(me quiere quitar|me los|miedo|peligro)\b/,
    replies: [
      'No te ayudo a poner a un niño contra su mamá o su papá. Sé que detrás hay cansancio o dolor de verdad. Pero al niño le toca cargar con eso, y es la mitad de su historia.\n\nSi te preocupa su seguridad, cuéntame qué viste. Eso es otra cosa, y ahí sí hay a quién llamar.\n\n¿Qué pasó la última vez que fue o que volvió?',
    ],
  },
  {
    id: 'winning-a-case',
    patterns: [
      /\b(ganar|pelear|quitarle|pedir) (\w+ ){0,3}(la custodia|el juicio|el caso|la pension)\b|\b(que le digo|que digo) al? juez\b/,
    ],
    replies: [
      'De juicios y custodia no te puedo aconsejar. Para eso hace falta un abogado de familia; en muchos condados hay ayuda legal gratis.\n\nSí te puedo acompañar con lo que pasa en casa mientras tanto: cómo hablar con los niños, y cómo cuidarse los dos con tanta presión. ¿Qué es lo más pesado esta semana?',
    ],
  },
];

export const TRUST_SEAT =
  'Eso pesa mucho, de cualquiera de los dos lados. Antes de decirte algo, te pregunto: ¿te fallaron a ti, o fuiste tú quien falló? Te voy a contestar distinto, y sin juzgar.';
export const AFFAIR =
  /\b(infiel|infidelidad|me engan(a|o|aba)|lo engane|la engane|le fui infiel|amante|con otr[oa] (mujer|hombre))\b/;

/** Texts around a written answer. */
export const AROUND: Omit<Around, 'link'> = {
  language: 'es',
  near: [
    'Quizá no es justo tu pregunta. La más cercana para la que tengo respuesta es: **{title}**',
    'Para eso exacto no tengo respuesta. Sí la tengo para una pregunta parecida: **{title}**',
  ],
  others: ['Si era otra cosa, ¿es una de estas?', '¿O está más cerca una de estas preguntas?'],
  say: ['Podrías decir', 'Con estas palabras', 'Una frase para probar'],
  step: ['Un paso pequeño', 'Para esta semana', 'Para empezar'],
  closings: [
    'Hay más sobre esto en {modules} (en inglés). Es una respuesta preparada, no de una IA en vivo.',
    'Para seguir leyendo: {modules}, en inglés. Es una respuesta preparada; no la escribe una IA en vivo.',
  ],
  unlinked: SPANISH.notes,
  and: 'y',
};

/** After a closing, if a second module is nearly as likely. */
export const ALSO = 'Cerca de esto está también {module}.';

export const CLOSINGS: readonly string[] = [
  'Respuesta preparada, sacada del módulo {module} (en inglés). No la escribe una IA en vivo.',
  'Esto viene del módulo {module}, que está en inglés. Es una respuesta preparada, no de una IA en vivo.',
];
