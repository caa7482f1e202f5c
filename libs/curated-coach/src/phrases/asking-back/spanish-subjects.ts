import type { Subject } from './asking-back.js';

/** The same as in English. None of it says “tú” or “usted”. */
export const SPANISH_SUBJECTS: readonly Subject[] = [
  {
    signs:
      /\b(cuanto (tiempo )?(tarda|falta|se tarda|toma|lleva)|cuantos anos|cuando)\b.{0,45}\b(sentir\w*|sienta|sintamos|sentimos|ser(emos)?|seamos|somos)\b.{0,25}\bfamilia\b/,
    about: 'cuánto tarda en sentirse una sola familia',
    line: 'En casi todas las casas así son años y no meses, y que vaya despacio no quiere decir que algo esté mal.',
    ask: [
      '¿Quién lo siente menos hasta ahora, y cuándo se acerca?',
      '¿Cuándo se sintió un poco así la última vez?',
    ],
    story: {
      knows:
        'En casi todas las casas así son años y no meses, y lo pequeño que se repite cuenta más que un gran esfuerzo',
      questions: [
        '¿Cuándo se sintió un poco así la última vez, y estaba {child}?',
        '¿Cuándo se sintió un poco así la última vez?',
      ],
    },
  },
  {
    signs:
      /\b(me|le|nos) (dice|dijo|empezo a decir|dicen) (mama|mami|papa|papi|apa|ama|don \w+|dona \w+|por (mi|su) nombre)\b|\bcomo (me|le) dice\w*\b/,
    about: 'cómo llama un niño a un adulto',
    line: 'Cómo llama un niño a un adulto significa mucho para todos los que lo oyen.',
    ask: ['¿Qué se contestó, y cómo sería mejor?', '¿Qué nombre se sentiría bien para todos?'],
    helps: 'que el niño escoja el nombre, y contarlo a su otra familia antes de que lo oiga por casualidad',
    story: {
      signs: /\b(llamarl[oa]|decirme|mi nombre|apellidos?|tener nombre|senora?)\b/,
      knows:
        'No hay un nombre correcto; importa más que el niño lo escoja y que a nadie le duela a escondidas',
      questions: [
        '¿Qué nombre daría gusto, y cuál escogería {child}?',
        '¿Qué nombre daría gusto, y cuál escogería el niño?',
      ],
    },
  },
  {
    signs: /\b(fotos?|retratos?|cuadros?)\b.{0,40}\b(sala|pared|cuarto|escalera|pasillo)\b/,
    about: 'las fotos en la casa',
    line: 'Las fotos de una casa dicen quién tiene lugar ahí.',
    ask: ['¿Dónde habría lugar para todos?', '¿Cuál importa más, y a quién?'],
    helps: 'guardar un buen lugar para las fotos de antes y empezar juntos una pared nueva',
    story: {
      knows: 'En muchas casas caben las fotos de antes y las de ahora; no hay fecha para quitar una',
      questions: [
        '¿Qué foto extrañaría más {partner}, y cuál podría ir al lado?',
        '¿Qué foto se quedaría, y dónde?',
      ],
    },
  },
  {
    signs:
      /\b(turno|trabajo (en la|de) noche|de noche|horarios? cruzad\w+|tiempo (solos|para (nosotros|los dos))|casi no nos vemos)\b/,
    about: 'el tiempo para los dos',
    line: 'Cuando los días van llenos, lo primero que se pierde es el tiempo de los dos.',
    ask: [
      '¿Qué diez minutos del día podrían ser solo de los dos?',
      '¿Cuándo fue el último buen rato juntos?',
    ],
    helps: 'cuidar diez minutos al día en vez de esperar una noche libre',
    story: {
      knows:
        'Quien espera una noche libre casi nunca la encuentra; los ratos cortos y fijos son los que se quedan',
      questions: [
        '¿Qué hace más falta: platicar con {partner}, reírse, o nada más estar?',
        '¿Qué hace más falta: platicar, reírse, o nada más estar?',
      ],
    },
  },
  {
    signs: /\b(tareas?|maestr[oa]s?|calificaciones|boleta|junta de (padres|la escuela))\b/,
    about: 'la escuela en dos casas',
    line: 'La escuela es más fácil cuando todos los adultos saben lo mismo.',
    ask: ['¿A quién le llegan hoy los avisos de la escuela?', '¿Qué sería bueno que hiciera la otra casa?'],
    helps: 'pedir a la escuela que mande todo a las dos casas, para que ningún niño lo tenga que cargar',
    story: {
      signs: /\b(escuela|reprob\w+|materias|director[a]?|kinder|boleta)\b/,
      knows: 'La escuela sale mejor cuando está claro a cuál de los adultos se le pregunta qué',
      questions: [
        '¿Qué podría llevar {partner}, y qué le toca a alguien más?',
        '¿Qué le toca a cada adulto, y qué no?',
      ],
    },
  },
  {
    signs: /\b(celular(es)?|telefonos?|videojuegos?|fortnite|xbox|consola|pantallas?|tablet|tiktok)\b/,
    about: 'las pantallas en la casa',
    line: 'Las pantallas son tema en muchas casas.',
    ask: ['¿Cuál es la regla ahora, y quién la puso?', '¿A qué hora del día es más difícil?'],
    helps: 'hacer la regla junto con el niño, y que los adultos también la cumplan',
    story: {
      knows: 'No hay un número de horas bueno para todo niño; duran las reglas que comparten los adultos',
      questions: [
        '¿Qué molesta más: el tiempo, el modo, o que {partner} lo ve distinto?',
        '¿Qué molesta más: el tiempo, el modo, o lo que se pierde?',
      ],
    },
  },
  {
    signs: /\b(hora de dormir|se duermen?|acost\w+|desvel\w+|dormir temprano)\b/,
    about: 'las noches',
    line: 'La noche es difícil cuando todos están cansados.',
    ask: ['¿Cómo es ahora la última hora antes de dormir?', '¿Qué noche de la semana sale mejor?'],
    helps: 'hacer las mismas tres cosas en el mismo orden cada noche',
    story: {
      knows:
        'Con varios niños casi nunca hay una sola hora que sirva a todos; ayuda que sea igual cada noche',
      questions: ['¿Cómo sería una buena última hora del día?'],
    },
  },
  {
    signs: /\b(quincena|la renta|remesas?|mando \d+|pension|no alcanza|los gastos)\b/,
    about: 'el dinero en la familia',
    line: 'El dinero entre dos familias casi nunca es solo dinero.',
    ask: ['¿Quién paga qué ahora, y quién lo decidió?', '¿Cuál de esos gastos pesa más?'],
    helps: 'ver juntos un mes en papel antes de decir qué es justo',
    story: {
      signs:
        /\b(dinero|cuentas?|banco|pag(a|o|ar|amos|an)|juntar|dolares|ahorr\w+|prestamo|deudas?|mitad|la renta|gast\w+)\b/,
      knows: 'No hay un reparto bueno para toda pareja; cuenta que los dos sepan todo y puedan decir que no',
      questions: [
        '¿Qué se sentiría justo, y qué significaría para {partner}?',
        '¿Qué se sentiría justo, aunque no sea mitad y mitad?',
      ],
    },
  },
  {
    signs: /\b(navidad(es)?|nochebuena|quinceanera|bautizo|posada|dia de las madres)\b/,
    about: 'un día grande en la familia',
    line: 'Los días grandes juntan en una mesa a la familia de antes y a la de ahora.',
    ask: ['¿Qué parte de ese día importa más?', '¿Quién debería saber primero lo que se quiere?'],
    helps: 'escoger la parte que más importa, y que los demás escojan lo demás',
    story: {
      signs: /\b(cumpleanos|fiestas?|anio nuevo|dia de (muertos|reyes|la madre)|aniversario|arbol)\b/,
      knows: 'Nadie puede tener todas las fiestas; casi todos sueltan una cuando tienen segura otra',
      questions: [
        '¿Qué parte de ese día se quedaría, y cuál se quedaría {partner}?',
        '¿Qué parte de ese día no puede faltar?',
      ],
    },
  },
  {
    signs: /\b((lo que|yo|le|les) cocino|no (quieren?|come) (nada|lo que)|mi comida|mi cocina)\b/,
    about: 'las comidas en la casa',
    line: 'La comida en la mesa muchas veces quiere decir: aquí hay lugar.',
    ask: ['¿Cómo es una buena comida en la casa?', '¿Qué platillo se comen todos?'],
    helps: 'poner en la mesa algo que le guste a cada quien, y dejar lo demás sin comentarios',
    story: {
      knows: 'Lo que comen los niños casi nunca es por quien cocina; que den las gracias es otra cosa',
      questions: [
        '¿Qué podría hacer {partner} en la mesa, aparte de comer?',
        '¿Qué haría que fuera una buena comida?',
      ],
    },
  },
  {
    signs: /\b(quehacer(es)?|trastes|lavar la ropa)\b/,
    about: 'el quehacer',
    line: 'El quehacer se junta donde nadie sabe de quién es.',
    ask: ['¿Qué quehacer ayudaría más si lo hiciera otra persona?', '¿Quién hace qué ahora?'],
    helps: 'dar a cada quien un trabajo completo, en vez de pedir ayuda cada día',
    story: {
      knows: 'Casi nunca es solo quién lo hace; también es quién se acuerda y quién lo ve',
      questions: [
        '¿Qué cosa completa podría llevar {partner}, sin recordatorios?',
        '¿Qué cosa completa sería bueno soltar?',
      ],
    },
  },
  {
    signs: /\b((compart\w+|mismo|un) (el )?(cuarto|recamara)|literas)\b/,
    about: 'los cuartos',
    line: 'Compartir un cuarto es más que compartir camas.',
    ask: ['¿Qué necesita cada quien de ese cuarto?', '¿Qué rincón podría ser de cada uno?'],
    helps: 'que cada quien tenga un cajón, una pared o una repisa que nadie más toca',
    story: {
      knows:
        'Ningún reparto de cuartos le parece justo a todo niño; un rincón que nadie más toca cuenta más que el tamaño',
      questions: [
        '¿Qué necesitaría ahí {child} para sentirlo suyo?',
        '¿Qué es lo que más le importa a cada niño de ese cuarto?',
      ],
    },
  },
  {
    signs: /\bcri(o|e|ando|ar|amos|e) a (mis|los|mi) niet\w+/,
    about: 'criar a los nietos',
    line: 'Criar por segunda vez pide mucho cariño y mucha paciencia.',
    ask: ['¿Quién apoya en esto?', '¿Qué regla de la casa importa más?'],
    helps: 'que sus papás digan en voz alta que en esa casa cuentan esas reglas',
    story: {
      knows: 'Criar por segunda vez es otro trabajo que la primera, y poca gente alrededor lo hace',
      questions: ['¿Quién podría tomar un pedacito, aunque sea chico?'],
    },
  },
  {
    signs: /\b(suegr\w+|cunad\w+|nuera|yerno|consuegr\w+)\b/,
    about: 'la familia del otro lado',
    line: 'Cada lado de la familia trae sus costumbres.',
    ask: ['¿Quién se lo podría decir, y cómo?', '¿Qué sería bueno que supieran?'],
    helps: 'que cada quien hable con los suyos',
    story: {
      signs: /\b(su (familia|hermana|hermano|tia)|mi (suegra|cunada|suegro))\b/,
      knows: 'Casi siempre cada quien llega más lejos con los suyos',
      questions: [
        '¿Qué sería bueno que les dijera {partner}, en una frase?',
        '¿Qué sería bueno que supieran?',
      ],
    },
  },
];

export const SPANISH_SHADOW =
  /\b(miedo|asust\w+|enoj\w+|furios\w+|grit\w+|pega|pego|pegan|golpe\w*|lastim\w+|empuj\w+|jal\w+|avent\w+|amenaz\w+|encerr\w+|encierra|sigue|vigil\w+|arma|pistola|cuchillo|borrach\w+|toma|tomado|pastillas?|llor\w+|sol[oa]|odi\w+|moret\w+|marcas?|deja (salir|ver|hablar)|quita|quito|revis\w+|muri\w+|muert\w+|morir\w*|mat\w+|toca|toco|secret\w+|nadie (\w+ ){0,3}sabe|policia|juez|corte)\b/;

/** The same as in English: words that throw no shadow on a longer message. */
export const SPANISH_NO_SHADOW =
  /\b(matrimonio\w*|un solo \w+|(las|a las) matas|mat[ao]s? de (aburrimiento|risa)|que sigue\b|se arma\b|toc(a|o) (el tema|\w+(ar|er|ir))\b|toma todo como|lo toma como|no se enoj\w+|materia\w*|maternal?|jalisco|jalea|(a quien |quien )?(me|le|nos|les) toc(a|o)\b(?! (el cuerpo|la (pierna|mano)))|toca (el|la) (puerta|trompeta|guitarra|piano)|uno solo|solo (que|quiero|quisiera|eso|es|por|un|una|para|me|los|las|el|la|nos)|solit[oa]|(ve|mira|oye) y sigue|sigue (siendo|usando|igual|sin|en|con|viviendo)|(muri\w+|fallecio) hace \w+ anos|llor\w+ de (risa|gusto|alegria|felicidad)|dia de muertos|muert[oa]s? de (la )?(risa|sueno|cansancio|verguenza|pena)|me da miedo (que|decir|sonar)|toma (en cuenta|el|la|su (cafe|lugar)|tiempo|clases)|tomado en cuenta|quito (la mesa|los zapatos)|en secreto)\b/g;
