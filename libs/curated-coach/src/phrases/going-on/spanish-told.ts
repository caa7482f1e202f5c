import type { ENGLISH_TOLD } from './english-told.js';

/** The same as in English. None of these says “tú” or “usted”. */
export const SPANISH_TOLD: typeof ENGLISH_TOLD = {
  shorter: {
    line: ['Corto es mejor. Con esto basta:', 'Así queda en una sola frase:'],
    part: 'say',
    ask: ['¿Suena natural, o qué palabra habría que cambiar?', '¿Cuándo sería bueno decirlo?'],
    withoutPage: {
      line: ['Corto es mejor. Con una frase basta.'],
      ask: ['Si solo se queda una frase, ¿cuál sería?', '¿Qué es lo único que no puede faltar?'],
    },
  },
  'first-step': {
    line: ['Con una sola cosa basta para empezar.', 'Conviene empezar con algo chiquito.'],
    advice: ['Sirve escoger la parte que no depende de nadie más, y hacerla una vez esta semana.'],
    part: 'step',
    ask: ['¿Cuándo se podría hacer?', '¿Qué podría atravesarse?'],
    withoutPage: {
      line: ['Una cosa chiquita es buen comienzo.'],
      ask: ['¿Qué parte debería ser más fácil primero?', '¿Qué ha ayudado antes, aunque sea poquito?'],
    },
  },
  either: {
    line: [
      'Las dos cosas pueden estar bien. Nadie conoce la casa mejor que quien vive en ella.',
      'Es una decisión de verdad.',
    ],
    advice: [
      'Ayuda ver cuál de las dos se puede deshacer más fácil, y probar esa por una o dos semanas. También preguntarle a quien más le toca.',
    ],
    ask: ['¿Hacia qué lado se inclina la balanza?', '¿Con cuál habría más gusto dentro de un mes?'],
    withoutPage: {
      line: ['Eso no hay que decidirlo hoy.', 'Es una decisión de verdad.'],
      ask: ['¿Hacia qué lado se inclina la balanza?', '¿A quién le toca más, y qué diría?'],
    },
  },
  idea: {
    line: ['Entonces ya hay una idea.', 'Ya se pensó en algo.'],
    advice: ['Se puede probar una vez, en chiquito, y avisar antes que es solo una prueba.'],
    ask: ['¿Cuál sería el primer paso?', '¿Quién tendría que saberlo primero?'],
  },
  feeling: {
    line: ['Se entiende, con todo lo que se contó.', 'Gracias por decir cómo se siente.'],
    ask: ['¿Cuándo pega más fuerte?', '¿Quién más sabe que se siente así?'],
  },
  'spare-time': {
    line: ['Entonces hay un ratito que se puede usar.', 'Ya se sabe en qué parte de la semana cabe.'],
    part: 'step',
    ask: ['¿Para qué sería mejor usarlo?', '¿Qué ayudaría a que quede libre?'],
  },
  'their-wish': {
    line: ['Entonces eso es lo que se desea de ese lado.', 'Ese deseo está claro.'],
    part: 'step',
    ask: ['¿Cómo se sentiría eso de este lado?', 'Si dependiera de una sola persona, ¿qué se contestaría?'],
  },
  'was-asked': {
    line: ['No es cualquier pregunta.', 'Una pregunta así merece su tiempo.'],
    ask: ['¿Qué se contestó, o qué sería bueno contestar?', '¿Qué habrá detrás de la pregunta?'],
  },
  'others-do': {
    line: [
      'Eso ayuda a imaginarlo.',
      'Eso dice más de cómo es.',
      'Eso también cuenta, y qué bueno que se dijo.',
    ],
    part: 'step',
    ask: [
      '¿Cómo se siente eso de este lado?',
      '¿Qué se hace casi siempre cuando pasa?',
      '¿Qué sería bueno ver en lugar de eso?',
      '¿Qué habrá detrás de eso?',
      '¿Quién podría hablarlo?',
    ],
  },
  told: {
    line: ['Eso también cuenta, y qué bueno que se dijo.', 'Eso dice más de cómo es.', 'Es bueno saberlo.'],
    part: 'step',
    ask: [
      '¿Qué sería lo mejor que podría pasar ahora?',
      '¿Qué parte conviene arreglar primero?',
      '¿Qué ayudaría más ahí?',
      '¿Cómo lo ven los demás en la casa?',
    ],
  },
};
