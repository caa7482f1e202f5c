import type { GoingOnTexts } from './going-on.js';
import { SPANISH_TOLD } from './spanish-told.js';

const A_ESA_EDAD = ['¿Qué se ha notado hasta ahora?', '¿Qué ha salido bien hasta ahora a esa edad?'];

/** None of these says “tú” or “usted”, so that they suit whoever writes. */
export const SPANISH_GOING_ON: GoingOnTexts = {
  kinds: {
    thanks: {
      line: [
        'De nada. Un paso a la vez está bien.',
        'Con gusto. Ojalá salga bien.',
        'De nada. Aquí se puede seguir en cualquier momento.',
      ],
      ask: [],
    },
    worked: {
      line: ['Qué bueno. Gracias por contarlo.', 'Me da gusto. Eso vale la pena notarlo.'],
      advice: ['Conviene decir en voz alta qué fue lo que gustó. Lo que se nota suele repetirse.'],
      ask: ['¿Qué es lo que más gusto dio?', '¿Qué habrá hecho la diferencia?'],
    },
    failed: {
      line: ['Lamento que saliera así. El intento cuenta.', 'Da desánimo, después de hacer el esfuerzo.'],
      advice: [
        'Que salga mal una vez no quiere decir que la idea sea mala. Para la próxima se puede cambiar una sola cosa: una hora más tranquila, un deseo más chico o menos gente en el cuarto.',
      ],
      say: ['No me salió como quería. ¿Puedo intentarlo otra vez, y más corto?'],
      ask: ['¿Qué pasó después?', '¿En qué momento empezó a salir mal?'],
    },
    tried: {
      line: ['Qué bueno que ya se intentó.', 'Entonces ese camino ya se conoce.'],
      advice: [
        'Una costumbre nueva suele necesitar varias vueltas. Si ya las tuvo, se guarda la parte que salió bien y se deja lo demás.',
      ],
      ask: ['¿Qué pasó cuando se intentó?', '¿Qué parte salió bien, aunque sea poquito?'],
    },
    doubt: {
      line: [
        'Entonces quizá no es para esta casa. No toda idea le queda a toda familia.',
        'Es justo dudarlo.',
      ],
      advice: ['Se puede tomar solo la mitad, o probarlo una vez y luego verlo otra vez.'],
      ask: ['¿Qué parte no funcionaría?', '¿Qué tendría que ser distinto para que sirviera?'],
    },
    'what-if': {
      line: ['Puede pasar, y es bueno pensarlo antes.', 'Conviene verlo desde ahora.'],
      advice: [
        'Ayuda tener lista una frase tranquila, y luego parar. No hace falta resolver nada en ese momento; se puede volver al tema al otro día.',
      ],
      say: ['Veo que esto es difícil ahorita. Dejémoslo por hoy y hablamos mañana.'],
      ask: ['¿Qué tan probable es que pase?', '¿Quién podría ayudar si llega a pasar?'],
    },
    when: {
      line: ['El momento importa tanto como las palabras.', 'Vale la pena escoger el momento.'],
      advice: [
        'Un buen momento es después de cenar o caminando, sin prisa, y nunca a media pelea ni a la hora de dormir. Si hoy no se puede, mañana también sirve.',
      ],
      ask: ['¿Cuándo hay media hora tranquila en la casa?', '¿A qué hora hablan mejor los dos?'],
      withoutPage: {
        line: ['El momento importa tanto como las palabras.'],
        ask: ['¿A qué hora hablan mejor los dos?', '¿Qué ayudaría a que sea un momento tranquilo?'],
      },
    },
    words: {
      line: [
        'Aquí van unas palabras. Se pueden cambiar hasta que suenen propias.',
        'Corto es mejor. Podría ser así.',
      ],
      say: [
        'Hay algo chiquito que te quiero decir. No tienes que arreglarlo. ¿Me escuchas primero?',
        'Esto me importa porque tú me importas. ¿Le damos diez minutos?',
      ],
      part: 'say',
      ask: ['¿Qué es lo que más importa que se entienda?', '¿Cómo se va a oír del otro lado?'],
      withoutPage: {
        line: [
          'Busquemos las palabras, empezando por las propias.',
          'Las palabras propias son las mejores para empezar.',
        ],
        ask: ['¿Qué es lo que más importa que se entienda?', 'Si fuera una sola frase, ¿cuál sería?'],
      },
    },
    example: {
      line: [
        'Un día cualquiera: ya cenaron, nadie tiene prisa, y se empieza.',
        'Puede ser tan chico como una frase en el carro, y luego una pausa.',
      ],
      part: 'say',
      ask: ['¿En qué momento de la semana podría ser?', '¿Qué se cambiaría para que suene natural?'],
      withoutPage: {
        line: ['Tomemos un ejemplo de la propia semana.'],
        ask: ['¿Cuándo salió el tema la última vez, y qué se dijo?', '¿Cómo habría sido mejor?'],
      },
    },
    another: {
      line: [
        'Lo principal que tengo sobre esto ya está arriba. Hasta una buena idea tiene que caber en la semana.',
        'No tengo mucho más escrito sobre esto, así que veamos qué se puede acomodar.',
      ],
      advice: [
        'También se le puede dar la vuelta: que cada quien en la casa diga una idea, y empezar con la más fácil.',
      ],
      part: 'step',
      ask: ['¿Qué ha salido bien antes, aunque sea poquito?', '¿Qué tendría que cambiar para que sirviera?'],
      withoutPage: {
        line: ['Busquemos una que salga de la propia casa.'],
        ask: ['¿Qué ha salido bien antes, aunque sea poquito?', '¿Qué se ha pensado y todavía no se prueba?'],
      },
    },
    small: {
      line: ['Eso ayuda a imaginarlo.'],
      advice: [
        'A esa edad sirve lo corto y sencillo: una cosa a la vez, mostrada más que explicada, y siempre igual.',
      ],
      part: 'step',
      ask: A_ESA_EDAD,
    },
    child: {
      line: ['Eso ayuda a imaginarlo.'],
      advice: ['A esa edad ayuda saber qué sigue, y poder escoger una cosa chiquita.'],
      part: 'step',
      ask: A_ESA_EDAD,
    },
    preteen: {
      line: ['Eso ayuda a imaginarlo.'],
      advice: ['Más o menos a esa edad los niños oyen todo, y les gusta que les pregunten antes de decidir.'],
      part: 'step',
      ask: A_ESA_EDAD,
    },
    teen: {
      line: ['Eso ayuda a imaginarlo.'],
      advice: [
        'Con adolescentes, pocas palabras llegan más lejos que muchas: a solas, sin público, y dejando algo que puedan escoger.',
      ],
      part: 'step',
      ask: A_ESA_EDAD,
    },
    'mixed-ages': {
      line: ['Eso ayuda a imaginarlo.'],
      advice: [
        'Con edades tan distintas, lo mismo puede verse diferente para cada quien: los grandes opinan más y los chicos reciben más ayuda.',
      ],
      part: 'step',
      ask: ['¿Para quién es más difícil?', '¿Quién podría ayudar a que sea más fácil?'],
    },
    plan: {
      line: ['Entonces ya hay un día.', 'Ya se sabe cuándo es.'],
      advice: ['Que sea corto y sencillo, aunque salga un poco torpe. Ese día no hace falta resolver nada.'],
      ask: ['¿Qué haría que fuera un buen día?', '¿Qué es lo que más da vueltas en la cabeza sobre eso?'],
    },
    objection: {
      line: ['Así se ve del otro lado, y este lado también cuenta.', 'Entonces así se ve desde allá.'],
      advice: [
        'Las dos cosas pueden ser ciertas: puede ser poco para uno y aun así importarle al otro. Ayuda decir primero que se oyó, y luego cómo se siente de este lado.',
      ],
      say: ['Te oigo. Para mí es un poco distinto. ¿Te cuento cómo, en dos frases?'],
      ask: ['¿Qué sería bueno que se entendiera de este lado?', '¿Qué habrá detrás de eso?'],
    },
    asks: {
      line: [
        'Mi página no llega hasta ahí, y nadie conoce la casa mejor que quien vive en ella.',
        'Eso no lo puedo decidir desde aquí, pero se puede pensar con calma.',
      ],
      ask: ['¿Qué se siente bien ahí, y qué habla en contra?', '¿Cómo sería un buen resultado?'],
      withoutPage: {
        line: ['Eso no lo quiero adivinar desde aquí.', 'Eso no se puede decidir desde aquí.'],
        ask: ['¿Qué se siente bien ahí, y qué habla en contra?', '¿Cómo sería un buen resultado?'],
      },
    },
    happened: {
      line: ['Gracias por contarlo.', 'Se entiende que eso se quede adentro.'],
      ask: ['¿Cómo se sintió eso?', '¿Qué habría sido mejor?', '¿Qué pasó después?'],
    },
    wish: {
      line: ['Es un buen deseo.', 'Se entiende que dé ganas de eso.'],
      part: 'step',
      ask: ['¿Cómo se vería en un buen día?', '¿Cuál sería el pedacito más chico para empezar?'],
    },
    since: {
      line: ['Eso dice en qué punto va.', 'Hay cosas que toman su tiempo.'],
      part: 'step',
      ask: [
        '¿Qué ha cambiado desde entonces, para bien o para mal?',
        '¿Qué sería bueno que fuera distinto en un año?',
      ],
    },
    'used-to': {
      line: ['Se entiende que eso se recuerde.', 'Es algo bonito para recordar.'],
      ask: ['¿Qué es lo que más se extraña?', '¿Cuándo se vio un poquito de eso por última vez?'],
    },
    regret: {
      line: ['Qué bueno que se ve, y que se dice.'],
      ask: ['¿Qué sería mejor hacer en ese momento?', '¿Qué lo haría más fácil?'],
    },
    instance: {
      line: ['Un caso así es buen lugar para empezar.'],
      part: 'step',
      ask: ['¿Qué pasa casi siempre en ese momento?', '¿Cómo sería mejor?'],
    },
    'how-long': {
      line: ['Para eso no hay un número honesto.', 'Cambia de casa en casa, y avanza a pasos disparejos.'],
      advice: ['Ayuda buscar señales chicas más que una fecha: una noche que sale mejor que antes.'],
      ask: ['¿Qué señal chiquita se ha visto hasta ahora?', '¿En qué se notaría que va mejor?'],
    },
    reluctant: {
      line: ['Tiene sentido, y vale la pena tenerlo en cuenta.'],
      part: 'step',
      ask: ['¿Cómo se vería si saliera como debe?', '¿Qué es lo que más preocupa de eso?'],
    },
    yes: {
      line: ['Muy bien.', 'Está bien.'],
      advice: ['Entonces conviene probarlo una vez, en chiquito, y luego verlo juntos.'],
      ask: ['¿Cuándo podría ser la primera vez?', '¿Cuál sería la primera señal de que ayuda?'],
    },
    no: {
      line: ['Está bien, entonces eso no.', 'Eso también es una respuesta.'],
      ask: ['¿Qué tendría que ser distinto para que sirviera?', '¿Qué se antoja más probar?'],
    },
    unsure: {
      line: ['No hace falta saberlo todavía.', 'Está bien no saberlo.'],
      ask: ['¿Cuál sería una primera señal de que va mejor?', '¿Qué es lo que sí se sabe?'],
    },
    why: {
      line: ['Es justo preguntar la razón.'],
      advice: ['La idea detrás es sencilla: se oye mejor lo que es chico, tranquilo y sin culpa.'],
      ask: ['¿Qué parte deja dudas?', '¿Qué habrá detrás?'],
    },
    ...SPANISH_TOLD,
  },
  sayTo: {
    ex: [
      'Hola, una cosa rápida de los niños. ¿Me puedes decir para el jueves qué te acomoda? Gracias.',
      'Hola. Quisiera que lo hiciéramos igual en las dos casas. ¿Con qué parte estás de acuerdo?',
    ],
    relative: [
      'Me da gusto que seamos familia. ¿Puedo pedir una cosa chiquita?',
      'Eso me pegó un poquito. Sé que no fue con mala intención. ¿Le hacemos de otro modo la próxima?',
    ],
    child: [
      'Oye, te quiero decir una cosa, y luego hablas tú. ¿Se puede ahorita?',
      'No tienes que contestar ahorita. Solo quiero que sepas que estoy de tu lado.',
    ],
  },
  sayAgain: 'Las palabras de antes',
  stepAgain: 'El paso de antes, pensando en eso',
  say: 'Se puede decir',
  step: 'Un paso pequeño',
  askOfStep: '¿Podría servir así en la casa, o qué habría que cambiarle?',
};
