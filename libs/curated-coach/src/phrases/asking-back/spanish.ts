import type { AskingTexts } from './asking-back.js';

/** Question that offers somebody to have it changed, or only heard. A short reply to it is a pick. */
export const HEAR_IT_SPANISH = '¿Hace falta que algo de esto cambie, o nomás que alguien lo oiga?';

/** Replies to somebody who wants an ear. */
export const LISTENING_SPANISH: readonly string[] = [
  'Entonces escucho. Puede salir en cualquier orden. ¿Qué es lo que nadie más sabe?',
  'Está bien, sin consejos. No hace falta que salga bonito. ¿Cómo fue la última vez?',
];

/** None of these says “tú” or “usted”, so that they suit whoever writes. */
export const SPANISH: AskingTexts = {
  asked: ['La pregunta: “{said}”', 'Leo esta pregunta: “{said}”'],
  wrote: ['Leo esto: “{said}”', 'Así lo leo: “{said}”'],
  moods: {
    loss: ['Lamento mucho esa pérdida.', 'Lo siento mucho.'],
    animal: [
      'Lo siento. Un animal también es de la familia.',
      'Lo siento. La casa se siente más callada sin un animal.',
    ],
    memorial: [
      'Lo siento. Es un día para tratarse con cariño.',
      'Lo siento mucho. Un día así pide un poco de ternura.',
    ],
    burden: ['Eso suena a mucho que cargar.', 'Es mucho para una sola persona.'],
    news: ['Felicidades. Me da mucho gusto.', 'Qué buena noticia. Gracias por contarla.'],
    thanks: ['Qué gusto.', 'Me alegra leerlo.'],
    play: ['Eso me sacó una sonrisa.', 'Eso me hizo sonreír.'],
    neutral: ['Gracias por contarlo.', 'Gracias por escribirlo.', 'Gracias por la confianza.'],
  },
  welcome: [
    'De nada. Aquí se puede seguir en cualquier momento.',
    'Con gusto. Aquí sigo para lo que haga falta.',
  ],
  noPage: [
    'Para esto todavía no tengo una página.',
    'Todavía no tengo una página justo sobre esto.',
    'De esto no tengo página todavía.',
  ],
  notYet: [
    'No tengo una respuesta lista para esto. Quizá ayude una pregunta:',
    'Para esto no tengo respuesta, pero una pregunta puede ayudar:',
  ],
  hearMore: ['Me gustaría saber un poco más.', 'Me gustaría oír un poco más.'],
  about: ['Esto es sobre {about}, por lo que leo.', 'Por lo que leo, esto es sobre {about}.'],
  helps: ['A muchos les ayuda esto: {helps}.', 'En muchas casas sirve empezar así: {helps}.'],
  nearestLesson: [
    'Para leer mientras tanto: {lessons}, en inglés.',
    'Lo más cercano para leer: {lessons}, en inglés.',
  ],
  onePage: [
    'Tengo una página que se acerca. Para verla, basta con responder “ábrela”:',
    'Hay una página parecida. Con un “ábrela” la muestro:',
  ],
  twoPages: [
    'Tengo dos páginas que se acercan. Si una sirve, basta con decir cuál:',
    'Hay dos páginas parecidas. Basta con responder “la primera” o “la segunda”:',
  ],
  questions: {
    wording: ['¿Qué es lo que más importa que se entienda?', '¿Qué es lo primero que debería oírse?'],
    legal: [
      'La parte legal le toca a un abogado de familia. ¿Qué quisiera proteger cada uno?',
      'Para lo legal conviene un abogado de familia. ¿Qué es lo que más importa que quede seguro?',
    ],
    ruling: [
      '¿Cómo lo deciden ahora, y quién ya habló con quién?',
      '¿Quién ha opinado hasta ahora, y quién no?',
    ],
    normal: ['¿Cuál sería la mejor respuesta?', '¿Cómo lo ve la pareja?'],
    ideas: ['¿Para quién es, y qué le gusta?', '¿Qué ha gustado otras veces?'],
    'any-idea': [
      'Si una parte chiquita pudiera mejorar primero, ¿cuál sería?',
      '¿Cómo se vería si fuera un poco mejor?',
    ],
    decision: [
      '¿Qué habla a favor de cada opción, y quién más opina?',
      '¿Hacia qué lado se inclina la balanza?',
    ],
    tried: ['¿Cuándo ha salido aunque sea un poco mejor?', '¿Qué parte sigue siendo difícil?'],
    sides: ['¿Qué es lo más importante para cada uno?', '¿En qué ya están de acuerdo los dos?'],
    method: ['¿Qué ideas hay para resolverlo?', '¿Cómo sería un buen resultado?'],
    again: ['¿Ya se probó algo, y cómo salió?', 'Cuando sale mejor, aunque sea poquito, ¿qué es distinto?'],
    reason: ['¿Qué habrá detrás?', '¿Qué podría haber detrás?'],
    fact: ['¿Qué está pasando en casa que trae esta pregunta?', '¿Por qué surge la pregunta ahora?'],
    relative: ['¿Qué sería mejor que pasara?', '¿Quién podría decir algo, y qué debería oírse?'],
    'distant-child': [
      '¿En qué momentos están a gusto los dos en el mismo cuarto, aunque sean cinco minutos?',
      '¿Qué hacen ya juntos sin hablar mucho: ir en el carro, comer, arreglar algo?',
    ],
    news: [
      '¿Qué fue lo más bonito? Si hay alguna preocupación, aquí también cabe.',
      '¿Qué fue lo mejor? Si además hay otra cosa, aquí también cabe.',
    ],
    play: [
      '¿Es nomás de risa, o hay algo debajo que molesta?',
      '¿Lo dejamos en la risa, o hay un pedacito que no da risa?',
    ],
    animal: ['¿Quién extraña más al animal, y en qué se nota?', '¿Qué despedida quedaría bien en la casa?'],
    heavy: [HEAR_IT_SPANISH, '¿Qué es lo que más pesa de todo esto?'],
    bothered: ['¿Qué es lo que más molesta de esto?', '¿Cómo es en ese momento?'],
    tender: ['¿Cómo fue ese momento?', '¿Qué se sintió?'],
    liked: ['¿Qué es lo que más gusta de eso?', '¿Qué ayudó a que saliera bien?'],
    recurring: ['¿Qué pasa casi siempre después?', '¿Qué suele venir enseguida?'],
    plan: ['¿Qué haría que fuera un buen día?', '¿Qué es lo que más da vueltas en la cabeza sobre eso?'],
    wish: ['¿Qué sería bueno que resultara?', '¿Cuál sería un buen primer paso?'],
    'much-told': [
      'De todo esto, ¿qué es lo que más importa?',
      'Si una sola cosa de esto pudiera ser más fácil, ¿cuál sería?',
    ],
    telling: ['¿Qué sería bueno que fuera distinto?', '¿Qué ayudaría más con eso en este momento?'],
  },
  notes: [
    'Escojo entre respuestas ya escritas; ninguna IA en vivo escribe esto.',
    'Aquí no contesta una IA en vivo: escojo respuestas que alguien ya escribió.',
  ],
};
