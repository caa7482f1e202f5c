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
  thisMuch: [
    'No tengo una respuesta lista para esto, pero algo sí se puede decir.',
    'Justo para esto no tengo respuesta. Algo sí es cierto, de todos modos.',
  ],
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
  stories: {
    wording: {
      knows: 'Estas palabras se oyen mejor cuando dicen lo que se quiere y no quién tiene la razón',
      questions: [
        {
          ask: '¿Qué se quisiera que llegara, y cómo no debería sonar?',
          told: /\b(sin (que )?(\w+ ){0,3}(suen|sient|parezc|pelear|ofend|lastim|moleste|crea|piens)\w*|para que no)/,
        },
        'Si se quedara una sola frase, ¿cuál debería ser?',
      ],
    },
    method: {
      knows:
        'Lo que ayuda en una familia casi siempre empieza chico: una sola cosa, probada un tiempo, y luego se mira otra vez',
      questions: [
        '¿Qué tendría que pasar para que los dos, también {partner}, dijeran después que salió bien?',
        '¿Qué tendría que pasar para poder decir después que salió bien?',
      ],
    },
    ideas: {
      knows: 'Las cosas chicas que caben en una semana cualquiera son las que más duran',
      questions: ['¿Qué de eso ya salió bien, aunque fuera una vez, y por qué salió?'],
    },
    again: {
      knows:
        'Lo que vuelve una y otra vez casi nunca cambia de golpe, y un pedacito que sale mejor ya es un comienzo',
      questions: ['¿Cuándo sale un poco mejor, y qué es distinto entonces?'],
    },
    decision: {
      knows: 'Desde aquí nadie puede pesar eso, y los dos caminos pueden tener su buena razón',
      questions: [
        'Imaginando la noche después, ¿con cuál camino se duerme mejor, y con cuál {partner}?',
        'Imaginando la noche después, ¿con cuál camino se duerme mejor?',
      ],
    },
    ruling: {
      knows:
        'Para esto no hay regla que sirva a toda familia; dura lo que se decidió con voz de quienes lo viven',
      questions: [
        '¿Qué se sentiría justo, y qué vería justo {partner}?',
        '¿Qué se sentiría justo, y a quién le costaría algo?',
      ],
    },
    normal: {
      knows:
        'Desde aquí no lo puedo medir, pero lo que se siente una y otra vez casi siempre señala algo que importa',
      questions: [
        '¿Qué sería bueno que {partner} viera de esto?',
        '¿Qué tendría que ser un poco distinto para que pesara menos?',
      ],
    },
    sides: {
      knows: 'Dos personas pueden querer cosas distintas y tener las dos una buena razón',
      questions: [
        '¿Qué es lo que más importa ahí, y qué será lo que más cuida {partner}?',
        '¿Qué es lo que más importa ahí, y qué será para los demás?',
      ],
    },
    reason: {
      knows: 'Lo que pasa dentro de otra persona no lo puedo ver desde aquí, y es fácil adivinar mal',
      questions: [
        'Si {partner} contestara con toda honestidad, ¿qué se le preguntaría?',
        '¿Qué se preguntaría, si la respuesta fuera honesta de seguro?',
      ],
    },
    wish: {
      questions: [
        '¿Cuál sería el pedacito más chico de ese deseo, y qué podría hacer {partner}?',
        '¿Cuál sería el pedacito más chico de ese deseo que podría cumplirse pronto?',
      ],
    },
    'much-told': { questions: ['¿Qué sería bueno que {partner} supiera de esto?'] },
  },
  notes: [
    'Escojo entre respuestas ya escritas; ninguna IA en vivo escribe esto.',
    'Aquí no contesta una IA en vivo: escojo respuestas que alguien ya escribió.',
  ],
};
