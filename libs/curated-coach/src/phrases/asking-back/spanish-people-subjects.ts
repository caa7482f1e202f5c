import type { Subject } from './asking-back.js';

const CHILD = '(hijastr[oa]s?|hij[oa]s?|nin[oa]s?|muchach[oa]s?|chamac[oa]s?|adolescentes?|(el|la) de \\d+)';

/** The same as in English. None of it says “tú” or “usted”. */
export const SPANISH_PEOPLE_SUBJECTS: readonly Subject[] = [
  {
    signs: /\b(contest\w+|habl\w+|entiend\w+) (\w+ ){0,2}(en )?(espanol|ingles)\b/,
    about: 'los idiomas en la familia',
    line: 'Un idioma trae consigo a toda la familia.',
    ask: ['¿Cuándo lo usan todavía, aunque sean unas palabras?', '¿Con quién sí les sale hablarlo?'],
    helps:
      'ligar el idioma a algo que gusta, como una receta, una canción o una llamada, y no corregir a media frase',
    story: {
      signs: /\b(idiomas?|espanol|ingles|traduc\w+|acento|spanish)\b/,
      knows: 'Un idioma se queda donde se usa con gusto; casi ningún niño lo aprende porque lo corrigen',
      questions: ['¿Con quién lo habla {child}, y haciendo qué?', '¿Con quién les sale, y haciendo qué?'],
    },
  },
  {
    signs:
      /\b(mi|su) (mama|suegra|papa|suegro|tia|abuela)\b.{0,30}\b(les? dice|dice) (a )?(mis|los|sus|mi) (hij\w+|nin\w+|niet\w+)\b/,
    about: 'un pariente que les dice otra cosa a los niños',
    line: 'Cuando dos adultos dicen dos cosas, los niños se quedan en medio.',
    ask: ['¿Ya sabe lo que eso les hace a los niños?', '¿Quién podría hablarlo primero, y a solas?'],
    story: {
      knows: 'Suele oírse mejor de quien es su hijo o su hija, y sin niños delante',
      questions: [
        '¿Qué sería bueno que dijera {partner}, en una sola frase?',
        '¿Qué deberían saber los niños, oigan lo que oigan?',
      ],
    },
  },
  {
    signs:
      /\b(llega\w*|viene\w*|cae\w*|entra\w*) (\w+ ){0,2}(sin (avisar|tocar|invitacion)|antes de (la|su) hora)\b/,
    about: 'visitas sin aviso',
    line: 'Una llegada sin aviso le quita a uno su casa por un rato.',
    ask: ['¿Quién tendría que pedir el aviso?', '¿Qué hora sería buena para todos?'],
    story: {
      knows: 'En unas familias se avisa y en otras no; casi nunca es falta de cariño',
      questions: [
        '¿Qué sería bueno que dijera {partner} a los suyos, en una frase?',
        '¿Qué aviso sería suficiente?',
      ],
    },
  },
  {
    signs: new RegExp(
      `\\b${CHILD}\\b[^]*\\b(no me (saluda\\w*|dirige\\w* la palabra|habla\\w*|dice\\w* (ni )?(hola|buen))|saluda (hasta )?al perro|ni me (voltea|mira|saluda)|como (si fuera )?un mueble)`,
    ),
    about: 'un niño que pasa de largo',
    line: 'Duele saludar y no recibir nada.',
    ask: [
      '¿Pasa con todos, o sobre todo con una persona?',
      '¿En qué momento de la semana sale un poco mejor?',
    ],
    story: {
      knows: 'Casi nunca es por la persona; una familia nueva le pide mucho a un niño',
      questions: [
        '¿Qué hacen ya juntos con {child}, sin hablar mucho?',
        '¿En qué momento de la semana sale un poco mejor?',
      ],
    },
  },
  {
    signs:
      /\b(llegan?|regresan?|vuelven?|vienen?) (\w+ ){0,2}(de (casa de|la casa de|con) su (mama|papa)|de la otra casa|los (viernes|domingos|lunes))\b/,
    about: 'las horas después de cambiar de casa',
    line: 'Las primeras horas después de cambiar de casa son difíciles en muchas familias.',
    ask: ['¿Cómo son ahora esas dos primeras horas?', '¿Qué fue distinto un día en que salió mejor?'],
    story: {
      knows: 'Cambiar de casa le cuesta a casi todo niño, aunque las dos casas sean buenas',
      questions: [
        '¿Cómo sería esa primera hora si nadie pidiera nada?',
        '¿Qué parte de esa tarde es la más difícil?',
      ],
    },
  },
  {
    signs:
      /\b(cambia\w*|mueve\w*|cancela\w*) (\w+ ){0,2}(dias?|fines?|planes|horarios?)\b|\ba (la )?ultima hora\b/,
    about: 'planes que cambian',
    line: 'Los planes que cambian a última hora le cuestan a quien tiene que resolver.',
    ask: [
      '¿Cómo llega el aviso, y con cuánto tiempo?',
      '¿Cuánto antes tendría que llegar para poder decir que sí o que no?',
    ],
    story: {
      knows:
        'Lo justo cambia de familia a familia; ayuda que esté claro hasta cuándo se puede pedir un cambio',
      questions: [
        '¿Qué cambios podría decidir {partner} solo, y cuáles habría que preguntar antes?',
        '¿Qué cambios habría que preguntar antes?',
      ],
    },
  },
  {
    signs:
      /\b(en casa de su (mama|papa)|en la otra casa|con su (mama|papa))\b.{0,60}\b(dejan?|puede\w*|regla\w*|hora de)\b/,
    about: 'dos casas con reglas distintas',
    line: 'Dos casas son dos maneras, y los adultos lo sienten tanto como los niños.',
    ask: ['¿Qué regla de esta casa importa más?', '¿Ya lo hablaron el papá y la mamá entre ellos?'],
    story: {
      knows:
        'Lo de la otra casa no se decide desde aquí; casi todos los niños aprenden que dos casas tienen dos maneras',
      questions: [
        '¿Qué regla se quedaría, si solo pudiera quedarse una?',
        '¿Qué es lo que más preocupa de esa diferencia?',
      ],
    },
  },
  {
    signs: /\b((la|el|mi|su) ex)\b.{0,50}\b(mensajes?|llama\w*|escrib\w+|whatsapp|textea\w*)\b/,
    about: 'los mensajes de un ex',
    line: 'Los mensajes de un ex ocupan lugar en la casa, digan lo que digan.',
    ask: ['¿Cuáles necesitan respuesta por los niños?', '¿Quién los contesta ahora, y a qué hora?'],
    story: {
      knows: 'Lo que necesita respuesta suele ser menos de lo que llega',
      questions: [
        '¿Qué sería bueno que hiciera {partner} cuando suena el teléfono?',
        '¿Cuáles son por los niños, y cuáles no?',
      ],
    },
  },
  {
    signs: /\b(hij[oa]s (ya )?(grandes|adult[oa]s|mayores|casad[oa]s))\b/,
    about: 'hijos que ya son grandes',
    line: 'Los hijos grandes tuvieron una familia antes de esta, y muchos necesitan tiempo para mirarla.',
    ask: ['¿Con quién de ellos es más fácil, y cómo?', '¿Cuál sería un sí chiquito de su parte?'],
    story: {
      knows:
        'Los hijos grandes pueden tardar años en hacerle lugar a alguien, y casi siempre uno va más rápido',
      questions: [
        '¿Qué sería bueno que les dijera {partner}?',
        '¿Quién de ellos daría primero un paso chiquito?',
      ],
    },
  },
  {
    signs:
      /\b(viud[oa]|difunt[oa]|primer(a)? (espos[oa]|mujer|marido))\b[^]*\b(fotos?|casa|cosas|ropa|recamara|muebles)\b/,
    about: 'una casa que alguien más hizo',
    line: 'Una casa puede honrar un amor y hacerle lugar a otro.',
    ask: ['¿Qué cuarto importa más?', '¿A quién habría que preguntarle antes de mover algo?'],
    story: {
      knows: 'Guardar y cambiar caben juntos; va despacio, y sale mejor una cosa a la vez',
      questions: [
        '¿Qué rincón de la casa sería bueno escoger junto con {partner}?',
        '¿Qué rincón de la casa debería llevar algo nuevo?',
      ],
    },
  },
  {
    signs: /\bno (soy|eres) (mi|su|tu) (mama|papa|madre|padre)\b/,
    about: 'una frase que casi toda madrastra o padrastro oye',
    line: 'Esa frase la oye casi toda madrastra o padrastro, y duele cada vez.',
    ask: ['¿Qué pasó justo antes de que se dijera?', '¿Qué se contestó?'],
    story: {
      knows: 'La dice casi siempre quien extraña a alguien o prueba dónde está parado',
      questions: [
        '¿Qué debería saber {child} del lugar que se le quiere dar?',
        'Si no mamá ni papá, ¿qué se quisiera ser para ese niño?',
      ],
    },
  },
  {
    signs: /\b(duermo|dormir|durmiendo|dormida) (\w+ )?(de|en el) dia\b/,
    about: 'dormir mientras la casa está despierta',
    line: 'Dormir mientras la casa está despierta necesita la ayuda de todos.',
    ask: ['¿De qué hora a qué hora se duerme, y quién está con los niños?', '¿Qué ruido despierta más?'],
  },
];
