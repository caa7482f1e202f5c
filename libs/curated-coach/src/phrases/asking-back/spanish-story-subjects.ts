import type { StorySubject } from './asking-back.js';

/** The same as in English. None of it says “tú” or “usted”. */
export const SPANISH_STORY_PEOPLE_SUBJECTS: readonly StorySubject[] = [
  {
    signs:
      /\b(suegr[oa]s?|(su|la) (mama|familia)( de (el|ella|mi \w+))?|(sus|los) (papas|padres))\b.{0,60}\b(su|la|el) ex\b|\b(su|la|el) ex\b.{0,60}\b(suegr[oa]s?|(su|la) (mama|familia)|sus (papas|padres))\b/,
    about: 'una ex pareja que sigue siendo de la familia',
    line: 'Quien estuvo antes puede guardar un lugar en la familia, y quien llegó después se pregunta cuál lugar queda.',
    story: {
      knows:
        'No hay una sola manera buena de sentar a una ex pareja en la mesa; a muchos les pesa menos cuando saben antes quién va a estar',
      questions: [
        '¿Qué podría hacer {partner} ahí para que quedara claro quién es su pareja?',
        '¿Qué haría sentir, en esa mesa, que ahí hay un lugar?',
      ],
    },
  },
  {
    signs:
      /\b(se casa|boda|quinces?|quince anos|quinceanera|graduacion|entregar\w* en el altar|vals|salon|padrinos?|(no )?(me|nos|lo|la) invit\w+)\b/,
    about: 'quién tiene qué lugar en un día grande',
    line: 'En un día así todos ven quién está dónde, y cada lugar dice algo.',
    story: {
      knows:
        'Casi nunca queda un día grande sin que a alguien le duela algo; lo que se avisa temprano y a solas duele menos',
      questions: [
        'De aquí a unos años, ¿qué debería recordar {child} de los adultos en ese día?',
        'De aquí a unos años, ¿qué debería poder recordarse de ese día?',
      ],
    },
  },
  {
    signs:
      /\b(quiere|quiero|queremos|quisiera|tener|pide|buscar|otro|un) (un |otro )?(bebe|hijo (juntos|de los dos|mas)|hijo propio)\b/,
    about: 'el deseo de un hijo juntos',
    line: 'Pocas preguntas entre dos son tan grandes como un hijo, y a veces uno va más adelante que el otro.',
    story: {
      knows:
        'En eso no hay punto medio; lo que sí se puede es decirse dónde está cada uno, aunque la respuesta sea “no sé”',
      questions: [
        '¿Qué pensará {partner} cuando no se habla de eso?',
        'Si se pudiera decir una sola cosa sin tener que decidir, ¿cuál sería?',
      ],
    },
  },
  {
    signs:
      /\b(lo|la|los|las) (regan\w+|castig\w+|malcr\w+|consient\w+)|\b(me|le|les) (hacen?|hagan?|hizo|hicieron) caso|\bno (me )?(obedecen?|hacen? caso|recoge\w*)|\b(de su lado|de parte de|los defiende|lo defiende|la defiende|me quita autoridad|me contradice|les (da|de) chance|mas (dur[oa]|estrict[oa]) con)\b|\b(limites|castigos?)\b/,
    about: 'quién les dice que no a los niños',
    line: 'Donde hay hijos de antes, un no pesa distinto según quién lo dice.',
    story: {
      knows:
        'Una regla la aceptan los niños más fácil de su propio papá o mamá; la otra persona necesita que ese papá o mamá la respalde',
      questions: [
        '¿Qué regla tendría que decir {partner} en voz alta, para que no sea de una sola persona?',
        '¿Qué regla importa tanto que la deberían decir los dos?',
      ],
    },
  },
  {
    signs:
      /\b(se queda callad[oa]|se call(a|o|an)|no (me )?(dice|dijo) nada|se encierra|se va al (garaje|cuarto|patio)|no (me )?habla|se guarda todo|ley del hielo|se cierra|adivin\w+)\b/,
    about: 'una pareja que se queda callada',
    line: 'El silencio pone a la otra persona a adivinar, y lo que se adivina suele ser peor que la verdad.',
    story: {
      knows:
        'Callarse muchas veces es no querer decir algo mal; qué hay detrás solo lo puede decir quien calla',
      questions: [
        '¿Cuándo habla más fácil {partner}, y dónde están los dos en ese momento?',
        '¿Cuándo sale más fácil hablar, y dónde están los dos en ese momento?',
      ],
    },
  },
  {
    signs:
      /\b((nos |siempre )?(peleamos|discutimos|alegamos|discutiendo)|la misma (pelea|discusion)|discusi\w+|pleitos?|la ultima palabra|por lo mismo)\b/,
    about: 'una discusión que regresa',
    line: 'Una discusión que regresa casi nunca es por lo que la empieza.',
    story: {
      knows:
        'Casi todas las parejas tienen pleitos que vuelven; lo que cambia es cómo empiezan y cómo se encuentran después',
      questions: [
        'En el momento en que empieza, ¿qué sería bueno que {partner} entendiera?',
        'En el momento en que empieza, ¿qué sería bueno que se entendiera?',
      ],
    },
  },
  {
    signs:
      /\b(no (le|se lo|les|la|lo) he (dicho|contado|platicado)|nunca (le|se lo) (dije|conte)|(le|les) escond\w+|(se|me|te) enter\w+ por|no me (aviso|dijo|conto)|(se lo|le) (digo|cuento) o)\b/,
    about: 'algo que todavía no se ha dicho',
    line: 'Lo que no se dice también ocupa lugar, de los dos lados.',
    story: {
      knows: 'Enterarse tarde suele doler más que la cosa misma; importa mucho cuándo y de quién se oye',
      questions: [
        {
          ask: '¿Qué sería bueno que hiciera {partner} en el primer minuto después de oírlo?',
          told: /\b(me enter\w+|no me (aviso|dijo|conto))\b/,
        },
        '¿Qué sería distinto el día después de hablarlo?',
      ],
    },
  },
  {
    signs:
      /\b(celos\w*|tienen (un negocio|historia|su idioma)|(la|el|su) ex\b.{0,60}\b(ve\w*|risa|rien|platica\w*|consejo|negocio|amig\w+|banco|cuenta))\b/,
    about: 'el lazo con una ex pareja',
    line: 'Los papás siguen teniendo que ver entre ellos, y quien llegó después lo puede sentir apretado.',
    story: {
      knows:
        'Cuánto contacto está bien cambia de familia a familia; pesa menos cuando está claro qué es por los hijos y qué no',
      questions: [
        '¿Qué parte sería bueno que {partner} llevara de otra manera, y cuál se puede quedar así?',
        '¿Qué parte ocupa más lugar, y cuál se puede quedar así?',
      ],
    },
  },
  {
    signs:
      /\b((mi|su) (mama|suegra|papa|suegro|abuel[oa]) (vive|vino a vivir|se (vino|quedo|mudo)) con nosotros|mudamos con sus (padres|papas)|cuidar a (mi|su) (mama|papa|suegr[oa]))\b/,
    about: 'vivir con los mayores de la familia',
    line: 'Una casa con mayores tiene más de una manera de hacer las cosas.',
    story: {
      knows:
        'Lo que se les debe a los papás se aprende en casa, mucho antes de casarse, y por eso dos personas lo ven distinto',
      questions: [
        '¿Qué se puede dar con gusto, qué puede dar {partner}, y hasta dónde?',
        '¿Qué se puede dar con gusto, y hasta dónde?',
      ],
    },
  },
  {
    signs:
      /\b(hijastr[oa]s?|(la|el|los|las) (hij[oa]s?|muchach[oa]s?) de (mi (esposo|esposa|marido|mujer|pareja)|el|ella))\b.{0,120}\b(audifonos|senora?|con permiso|apenas|ni (me|nos)|nunca me|no me|por mi nombre|distan\w+|seri[oa])\b/,
    about: 'un hijastro que guarda distancia',
    line: 'Un hijo puede guardar distancia sin tener nada en contra de la persona.',
    story: {
      knows: 'Con un hijastro el cariño no se puede apurar; suele crecer al lado de algo que hacen los dos',
      questions: [
        '¿Cuándo fue la última vez que estuvieron a gusto con {child}, aunque fuera un minuto?',
        '¿Cuándo fue la última vez que salió fácil, aunque fuera un minuto?',
      ],
    },
  },
  {
    signs:
      /\b(no nos ponemos de acuerdo|no (estamos|esta) de acuerdo|cada quien (piensa|dice)|(el|ella|mi (esposo|esposa|marido|mujer)) (dice|piensa|quiere|cree)\b.{0,80}\b(yo|y yo|pero yo) (digo|pienso|quiero|creo|siento)|(yo|pero yo) (digo|pienso|quiero|creo|siento)\b.{0,80}\b(el|ella|mi (esposo|esposa|marido|mujer)) (dice|piensa|quiere|cree)|en medio)\b/,
    about: 'algo que se ve de dos maneras',
    line: 'Cuando dos adultos ven algo distinto, cada uno suele querer cuidar algo.',
    story: {
      knows:
        'Es más fácil ponerse de acuerdo cuando cada uno oyó qué quiere cuidar el otro, y nadie tiene que estar mal',
      questions: [
        '¿Qué querrá cuidar {partner} ahí, y qué se quiere cuidar de este lado?',
        '¿Qué se quiere cuidar de este lado, y qué querrán cuidar los demás?',
      ],
    },
  },
];

/** What else longer messages are about. */
export const SPANISH_STORY_SUBJECTS: readonly StorySubject[] = [
  {
    signs:
      /\b(me (abraz\w+|besa\w*|suelta la mano|toma de la mano)|de la mano|carinos[oa]s?|detalles?|romantic[oa]s?|flores|bailar|postales|piropos?|me extrana)\b/,
    about: 'las señales de cariño',
    line: 'Cada quien muestra el cariño a su modo, y a veces no lo ve quien lo espera.',
    story: {
      knows:
        'Pocas personas adivinan qué significa una cosa chica para la otra; casi todas agradecen que se les diga',
      questions: [
        '¿Qué sería bonito que hiciera {partner} una vez esta semana, y qué diría eso?',
        '¿Qué señal chiquita hace más falta, y qué diría?',
      ],
    },
  },
  {
    signs:
      /\b(misa|iglesia|catolic\w+|cristian\w+|evangelic\w+|primera comunion|bautiz\w+|religion|costumbres?|tradici\w+|altar)\b/,
    about: 'las costumbres de dos familias',
    line: 'Las costumbres traen a la gente de quien las aprendimos, y por eso nadie las suelta fácil.',
    story: {
      knows:
        'Las familias que juntan costumbres guardan algunas de cada lado, y con el tiempo encuentran una que es nueva para todos',
      questions: [
        '¿Qué costumbre extrañaría {partner}, y cuál es la que aquí no puede faltar?',
        '¿Cuál haría más falta, y de quién viene ese recuerdo?',
      ],
    },
  },
  {
    signs:
      /\b(entra (a trabajar )?de noche|turnos?|nos vemos (poco|en el pasillo|los)|ratito (de|para)|(tiempo|rato) (solos|para (nosotros|los dos|novios))|novios|desconocidos|sin los ninos)\b/,
    about: 'el tiempo para los dos',
    line: 'Cuando los días van llenos, lo primero que se pierde es el tiempo de los dos.',
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
    signs:
      /\b(la casa de (su|la) (primera|difunta|ex)|primera (esposa|mujer)|(su|la) difunt[oa]|los (mismos )?muebles|las cortinas|cambiar (la recamara|los muebles|algo)|no siento que sea mi casa|como visita)\b/,
    about: 'una casa que alguien más hizo',
    line: 'Una casa puede honrar un amor y hacerle lugar a otro.',
    story: {
      knows: 'Guardar y cambiar caben juntos; va despacio, y sale mejor una cosa a la vez',
      questions: [
        '¿Qué rincón de la casa sería bueno escoger junto con {partner}?',
        '¿Qué rincón de la casa debería llevar algo nuevo?',
      ],
    },
  },
  {
    signs:
      /\b(enviud\w+|viud[oa]s?|difunt[oa]s?|que en paz descanse|panteon|cementerio|veladoras?|falleci\w+ hace)\b/,
    about: 'alguien a quien se quiso antes',
    line: 'Donde alguien fue querido antes, guarda un lugar en lo que viene después.',
    story: {
      knows:
        'Nadie tiene que escoger entre un amor de antes y uno de ahora, y cada quien lo platica a su medida',
      questions: ['¿Cuánto lugar debería tener ese tiempo en una semana cualquiera?'],
    },
  },
  {
    signs:
      /\b(extrana\w* a su (mama|papa)|fotos de su (mama|papa)|(pregunta|llora) por su (mama|papa)|su (mama|papa) se fue( a vivir)? (a|al|para|lejos)|tomar el lugar de (su mama|su papa|ella|el)|quiere (ver )?a su (mama|papa))\b/,
    about: 'un niño que extraña a su mamá o a su papá',
    line: 'Un niño que extraña necesita lugar para eso, y a alguien cerca.',
    story: {
      knows:
        'Nadie puede tomar ese lugar, y nadie tiene que hacerlo; los niños suelen sentir cuando a alguien no le molesta que extrañen',
      questions: [
        '¿En qué momento está más a gusto {child}, sin muchas palabras?',
        '¿En qué momento está más a gusto el niño, sin muchas palabras?',
      ],
    },
  },
];
