import type { AskingTexts } from './asking-back.js';

/** Question that offers somebody to have it changed, or only heard. A short reply to it is a pick. */
export const HEAR_IT_SPANISH = '¿Quisieras que algo de esto cambie, o nomás que alguien lo oiga?';

/** Replies to somebody who wants an ear. */
export const LISTENING_SPANISH: readonly string[] = [
  'Entonces te escucho. Escribe lo que quieras, en el orden que salga. ¿Qué es lo que no le has contado a nadie?',
  'Está bien, sin consejos. No hace falta que salga bonito. ¿Cómo fue la última vez?',
];

export const SPANISH: AskingTexts = {
  asked: ['Preguntas: “{said}”', 'Tu pregunta: “{said}”', 'Quisieras saber: “{said}”'],
  wrote: ['Escribiste: “{said}”', 'En tus palabras: “{said}”'],
  moods: {
    loss: ['Lamento mucho esa pérdida.', 'Lo siento mucho.'],
    memorial: [
      'Lo siento. Es un día para tratarse con cariño.',
      'Lo siento mucho. Un día así pide un poco de ternura.',
    ],
    burden: ['Eso suena a mucho que cargar.', 'Es mucho para una sola persona.'],
    news: ['Felicidades. Me da mucho gusto.', 'Qué buena noticia. Gracias por contármela.'],
    thanks: ['Qué gusto.', 'Me alegra leerlo.'],
    play: ['Me sacaste una sonrisa.', 'Eso me hizo sonreír.'],
    neutral: ['Gracias por contármelo.', 'Gracias por contarme.', 'Gracias por la confianza.'],
  },
  noPage: [
    'Para esto todavía no tengo una página.',
    'Todavía no tengo una página justo sobre esto.',
    'De esto no tengo página todavía.',
  ],
  notYet: [
    'Antes de darte ideas, quiero saber un poco más.',
    'Quiero saber un poco más antes de darte ideas.',
  ],
  hearMore: ['Me gustaría saber un poco más.', 'Me gustaría oír un poco más.'],
  nearestLesson: [
    'Lo más cercano para leer mientras tanto es {lessons}, en inglés.',
    'Mientras tanto, lo que más se acerca es {lessons}, en inglés.',
  ],
  onePage: [
    'Tengo una página que se acerca. Si es esa, dime “ábrela”:',
    'Hay una página parecida. Dime “ábrela” si la quieres:',
  ],
  twoPages: [
    'Tengo dos páginas que se acercan. Si es una de ellas, dime cuál:',
    'Hay dos páginas parecidas. Dime “la primera” o “la segunda” si te sirve:',
  ],
  questions: {
    wording: ['¿Qué parte te cuesta más decir?', '¿Qué es lo que más quieres que se entienda?'],
    ruling: [
      '¿Cómo lo deciden ahora, y quién ya habló con quién?',
      '¿Quién ha opinado hasta ahora, y quién no?',
    ],
    normal: ['¿Qué te hace pensarlo ahora?', '¿Qué respuesta quisieras oír?'],
    ideas: ['¿Qué haría que lo sintieras bien para ti?', '¿Qué se te ha ocurrido hasta ahora?'],
    decision: ['¿Qué te dice que sí, y qué te detiene?', '¿Para dónde te inclinas?'],
    tried: ['¿Cuándo ha salido aunque sea un poco mejor?', '¿Qué parte sigue siendo difícil?'],
    sides: ['¿Qué es lo más importante para cada uno?', '¿En qué ya están de acuerdo los dos?'],
    method: ['Cuando sale bien, ¿cómo es?', '¿Qué te gustaría que resultara?'],
    again: ['¿Ya probaste algo, y cómo salió?', '¿Qué ha ayudado hasta ahora, aunque sea poquito?'],
    reason: ['¿Cuándo pasa más, y tú qué crees que sea?', '¿Tú qué te imaginas que hay detrás?'],
    fact: ['¿Qué está pasando en casa que te hace preguntarlo?', '¿Por qué te lo preguntas ahora?'],
    relative: ['¿Qué es lo que más te gustaría cambiar?', '¿Qué es lo más difícil para ti?'],
    'distant-child': [
      '¿En qué momentos están a gusto los dos en el mismo cuarto, aunque sean cinco minutos?',
      '¿Qué hacen ya juntos sin hablar mucho: ir en el carro, comer, arreglar algo?',
    ],
    news: [
      '¿Qué parte te gustó más? Si algo te preocupa, también me lo puedes escribir.',
      '¿Qué fue lo mejor? Si además traes algo, también me lo puedes escribir.',
    ],
    play: [
      '¿Es nomás de risa, o hay algo debajo que te molesta?',
      '¿Lo dejamos en la risa, o hay un pedacito que no da risa?',
    ],
    heavy: [HEAR_IT_SPANISH, '¿Qué es lo que más te cuesta de esto?'],
    bothered: ['¿Qué es lo que más te pesa de esto?', '¿Cómo es en ese momento?'],
    tender: ['¿Cómo fue ese momento para ti?', '¿Qué sentiste?'],
    liked: ['¿Qué es lo que más te gusta de eso?', '¿Qué lo hizo tan bonito?'],
    telling: ['¿Qué es lo que más se te queda?', '¿Qué pasa después?'],
  },
  notes: [
    'Escojo entre respuestas ya escritas; ninguna IA en vivo escribe esto.',
    'Aquí no contesta una IA en vivo: escojo respuestas que alguien ya escribió.',
  ],
};
