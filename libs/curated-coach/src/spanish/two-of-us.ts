import type { Lesson } from './lesson.js';

const CHILD = /\b(nin[oa]s?|hij[oa]s?|hijastr\w+|bebes?|chamac\w+|muchach\w+|adolescent\w+)\b/;

/** Lessons about talking, trust and closeness. */
export const TWO_OF_US: readonly Lesson[] = [
  {
    moduleSlug: 'communication-complexity',
    about: '**Hablar**: uno se calla o la plática sube de tono.',
    tells: [
      /\b(se|me|nos) (queda|quedo|quedamos|cierra|cierro) (muy )?(callad\w|en silencio|call\w+ dias)/,
      /\bley del hielo\b/,
      /\bno (me |nos )?(habla|hablo|hablamos|contesta) (por|en|durante) (\w+ )?(dias?|horas|semana)/,
      /\b(deja|dejo) de hablar(me|le|nos)\b/,
      /\bno se habla del tema\b/,
      /\bretoma\w* (una|la) platica\b/,
    ],
    hints: [
      /\b(callad\w|silencio|calla|mudo|muda)\b/,
      /\b(discut\w+|pele\w+|pleito\w*|enoj\w+)\b/,
      /\b(dias|horas|semanas?)\b/,
    ],
    not: CHILD,
    text: 'El silencio pesa de los dos lados de la puerta. El que espera se siente castigado. El que se calla muchas veces solo tiene miedo de empeorarlo.\n\nUna pausa ayuda si los dos saben cuándo termina. El que se retira dice a qué hora vuelve, y cumple. Veinte minutos como mínimo, y a más tardar mañana a la misma hora.\n\n**Puedes decir:** “Necesito una pausa. Vuelvo a las ocho y seguimos.” Y al volver: “Ya estoy aquí. Todavía no sé qué decir, pero no quiero quedarme lejos.”\n\n**Un paso pequeño:** escojan hoy, en calma, una palabra que quiera decir “pausa, y regreso”.\n\n¿Quién de los dos se calla primero, y qué pasa justo antes?',
  },
  {
    moduleSlug: 'communication-complexity',
    about: '**Los pleitos**: siempre por lo mismo, o empiezan fuerte.',
    tells: [
      /\b(discutimos|peleamos|pleitos?|discusion\w*) (siempre |otra vez |cada \w+ )?(por|de) (lo mismo|todo|nada|cualquier|tonter)/,
      /\b(el )?mismo pleito\b/,
      /\baprender a discutir\b/,
      /\b(empez\w+|empiezo|iniciar|abrir) (una|la) platica (dificil|pendiente)\b/,
      /\bempezar una platica\b/,
      /\bsiempre (acabamos|terminamos) (\w+ ){0,5}(peleando|discutiendo|contestandonos feo)/,
      /\bmensajes en primera persona\b/,
    ],
    hints: [
      /\b(discut\w+|pele(o|a|amos|ar|ando)|pleito\w*)\b/,
      /\b(grit\w+|alzo|levanto) (la )?(voz)?/,
      /\b(siempre|cada|todo el tiempo)\b/,
    ],
    text: 'Casi todas las parejas tienen un pleito que regresa. No quiere decir que vayan mal. John Gottman vio que la mayoría de los desacuerdos no se resuelven nunca, y que una plática suele terminar como empieza (Gottman 1999).\n\nPor eso cuenta mucho la primera frase. Una suave tiene tres partes: qué pasó, qué sentí y qué necesito. Sin “tú siempre”.\n\nTu pareja quizá oye en tu queja un examen que ya reprobó. Del otro lado también se siente feo.\n\n**Puedes decir:** “Ayer, cuando vi la sala, sentí que todo me tocaba a mí. ¿Me ayudas diez minutos antes de la cena?”\n\n**Un paso pequeño:** pregunta primero “¿es buen momento, o mejor mañana?”. La media hora en que llegan o se van los niños casi nunca lo es.\n\n¿Cuál fue la primera frase la última vez?',
  },
  {
    moduleSlug: 'communication-complexity',
    about: '**Después de un pleito**: cómo volver a acercarse.',
    tells: [
      /\b(como|quiero|quisiera) (le )?(pid\w+|pedir(le)?) (perdon|disculpas)/,
      /\b(pedi|dije|pidio|dijo) (perdon|disculpas?)\b/,
      /\b(le |les )?(grite|alce la voz|conteste feo|dije algo feo)\b/,
      /\b(como lo arreglo|contentar\w*|reconciliar\w*|hacer las paces)\b/,
      /\bvolve\w+ a lo de siempre\b/,
      /\bse me olvido (su|el|nuestro) (cumple\w*|aniversario)/,
    ],
    hints: [
      /\bperdon\w*\b/,
      /\b(pleito|discusion|enoj\w+|sent(ido|ida|io))\b/,
      /\b(volver|regresar|arreglar)\b/,
    ],
    not: /\b(infiel|infidelidad|engan\w+)\b|\bperdon por (lo largo|escribir|el tiradero|la molestia)/,
    text: 'Que busques cómo volver ya es medio camino. No hace falta un discurso. Una frase sincera basta.\n\nUna buena disculpa dice qué hiciste y cómo pudo sentirse, y no trae un “pero”. Después viene lo más difícil: escuchar un rato sin defenderte.\n\nA tu pareja quizá le falta ver que lo entendiste, más que oír otra vez la palabra perdón. Y si tu pareja es quien regresa, no le cobres la entrada.\n\n**Puedes decir:** “Estuvo mal cómo te hablé. Creo que te sentiste poca cosa. ¿Qué fue lo que más te dolió?”\n\n**Un paso pequeño:** hoy, una taza de café junto a tu pareja y esa sola frase.\n\n¿Qué crees que tu pareja todavía no sabe que entendiste?',
  },
  {
    moduleSlug: 'communication-complexity',
    about: '**Sentirse de fuera**: los demás tienen su historia y tú miras.',
    tells: [
      /\b(me siento|se sintio|soy|sentirse|sentir\w*) (como )?(invisible|de afuera|de fuera|un[ao]? (invitad\w|extran\w|huesped)|un lado|de mas|sobrando)/,
      /\b(ni me voltea a ver|ni me pelan|no me toman en cuenta)\b/,
      /\b(tambien )?(quiero|quisiera) sentir que (tambien )?soy parte\b/,
      /\bsentirme parte\b/,
    ],
    hints: [
      /\b(invisible|sobro|invitad\w|aparte|a un lado|afuera)\b/,
      /\b(se rien|historias|recuerdos|antes de mi|en mi propia)\b/,
    ],
    text: 'Duele estar en tu propia mesa y sentirte de visita. No es que exageres. En las familias nuevas siempre hay quien está adentro y quien queda afuera (Papernow 2013). Es un lugar en la mesa, y no una prueba de cuánto te quieren.\n\nAyuda nombrar el lugar antes que la culpa. “Hoy me tocó afuera” se oye distinto que “no me haces caso”.\n\nTu pareja, desde adentro, se siente jalada entre dos. Quizá ni lo notó.\n\n**Puedes decir:** “Toda la tarde estuve de fuera y me pesó. ¿Me das diez minutos contigo antes de dormir?”\n\n**Un paso pequeño:** pidan para ti una tarea o un juego que sea solo de ustedes.\n\n¿En qué momento de la semana lo sientes más?',
  },
  {
    moduleSlug: 'emotional-safety',
    about: '**La confianza**: celos, dudas, algo que cuesta decir.',
    tells: [
      /\b(me dan|tengo|siento|ando|soy|es muy|se pone) (muchos |muy |de )?(celos\w?|celosa?)\b/,
      /\bdesconfi(o|a|anza)\b/,
      /\b(le )?revise (el|su) (celular|telefono)\b/,
      /\b(me cuesta|volver a|como) confiar\b/,
      /\b(mis|sus|las) contrasenas\b/,
    ],
    hints: [
      /\bcelos\w*\b/,
      /\b(confi\w+|segur[oa])\b/,
      /\b(miedo|temor) (a|de) (que|perder)/,
      /\b(celular|telefono|mensajes)\b/,
    ],
    not: /\b(me revisa|me controla|no me deja|me vigila)\b/,
    text: 'Los celos asustan, y casi siempre cuidan algo: el miedo a perder lo que por fin está bien. Si ya te fallaron una vez, tu cuerpo tiene buena memoria.\n\nCuando hay poca confianza y mucha ansiedad, uno empieza a revisar, y revisar nunca calma por mucho tiempo (Rodriguez 2015). Calma más decir lo de abajo: el miedo, y no la acusación.\n\nTu pareja tal vez oye “eres culpable” cuando tú quieres decir “tengo miedo”.\n\n**Puedes decir:** “Hoy me dio miedo y no sé si tiene razón. No te acuso de nada. ¿Me abrazas y me cuentas de tu día?”\n\n**Un paso pequeño:** la próxima vez, espera diez minutos antes de preguntar, y pregunta una sola cosa.\n\n¿A quién se parece más este miedo, a tu pareja de hoy o a alguien de antes?',
  },
  {
    moduleSlug: 'emotional-safety',
    about: '**Decir lo que cuesta**: abrirse sin que se vuelva pleito.',
    tells: [
      /\b(le cuesta|me cuesta|no sabe|no sabemos) (decir|hablar de|expresar|abrirse)/,
      /\b(nunca|no) hablamos de lo importante\b/,
      /\bse (enoja|molesta) cuando le (digo|doy)/,
      /\bque (me )?(solo|nomas|nada mas) (la|lo|me) escuch\w+/,
      /\bnecesito una hora sol[oa]\b|\bmi espacio\b/,
      /\b(la|lo) interrumpo\b|\bplaticar en cuanto entro\b/,
      /\bsin que (se ofenda|se sienta mal|piense que)/,
    ],
    hints: [
      /\b(sentimientos|emociones|abrirse|abrirme)\b/,
      /\b(escuch\w+|entiend\w+)\b/,
      /\b(no (se|me) atrev\w+)\b/,
    ],
    not: CHILD,
    text: 'Hay cosas que se quedan en la garganta, y callarlas cansa. Qué bueno que quieres decirlo bien.\n\nDebajo de una queja casi siempre hay una frase más blanda: “te extraño”, “me da miedo”, “necesito un rato”. Esa frase es más fácil de oír. Y al otro le ayuda saber qué quieres: que te escuche o que te ayude a resolver.\n\nTu pareja quizá da consejos porque no soporta verte mal.\n\n**Puedes decir:** “No necesito que lo arregles. Solo quédate conmigo cinco minutos mientras te lo cuento.”\n\n**Un paso pequeño:** escribe la frase antes de decirla y quítale el “tú nunca”.\n\nSi tuvieras una sola frase, ¿cuál sería?',
  },
  {
    moduleSlug: 'love-fun-intimacy',
    about: '**Tiempo para los dos**: citas, risas, salir de la rutina.',
    tells: [
      /\b(cita|citas) (de (los )?\w+|en pareja|juntos|romantic\w+)/,
      /\b(tiempo|rato|fin de semana|momentos?) (para|de) (nosotros|los dos|pareja)\b/,
      /\b(mantener|mantienen|recuperar) la chispa\b/,
      /\b(companeros de cuarto|roomies?)\b/,
      /\b(jugar|reirnos|divertirnos|bailar) (mas|otra vez|conmigo)\b/,
      /\bvuelva a bailar\b/,
      /\b(sorprenderla|sorprenderlo)\b/,
      /\bmas momentos asi\b/,
      /\b(de que hablan las parejas|no hemos platicado|hablar nomas de los ninos|ritual de \w+ minutos)\b/,
    ],
    hints: [
      /\b(salir|cita|cenar|viaje|playa|aniversario)\b/,
      /\b(solos|juntos|los dos)\b/,
      /\b(rutina|aburrid\w+|cansad\w+|sin tiempo)\b/,
    ],
    text: 'Entre trabajo, casa y cansancio, lo primero que se pierde es el rato de los dos. No es falta de amor. Es falta de lugar.\n\nLo nuevo ayuda más que lo bonito: hacer juntos algo que ninguno sabe hacer acerca más que repetir lo de siempre (Aron 2000). Puede ser gratis y durar veinte minutos.\n\nTu pareja quizá también te extraña y espera que seas tú quien lo proponga.\n\n**Puedes decir:** “Te extraño aunque vivimos juntos. ¿Me regalas el jueves de ocho a nueve, sin celulares?”\n\n**Un paso pequeño:** cada uno escribe tres ideas en papelitos y sacan una por semana.\n\n¿Qué hacían al principio que les daba risa?',
  },
  {
    moduleSlug: 'love-fun-intimacy',
    about: '**Cariño**: besos, abrazos, ganas.',
    tells: [
      /\b(sin|falta de|no hay|mas) (intimidad|sexo|relaciones|carino)\b/,
      /\bya no (nos )?(besamos|abrazamos|tocamos)\b/,
      /\bpid\w+ mas carino\b/,
      /\bdormir en cuartos separados\b/,
    ],
    hints: [
      /\b(besos?|besa\w*|abraz\w+|caricias?|intimidad|ganas)\b/,
      /\b(antes|como antes|cansancio|meses|frio|fria)\b/,
    ],
    text: 'Extrañar el cariño no es ser exigente. Es señal de que te importa.\n\nLas ganas casi nunca vuelven con reclamos. Vuelven por caminos chicos: un abrazo de veinte segundos, una mano en la espalda, un rato sin que tenga que pasar nada más. Crecer y probar cosas nuevas juntos también alimenta el deseo (Muise 2019). Y un no siempre es un no, sin enojo.\n\nTu pareja tal vez está agotada, o tiene miedo de que un abrazo sea ya una promesa.\n\n**Puedes decir:** “Extraño tocarte, nomás tocarte. ¿Nos acostamos diez minutos abrazados, sin nada más?”\n\n**Un paso pequeño:** un beso de seis segundos al salir y otro al llegar.\n\n¿Qué gesto de cariño extrañas más?',
  },
  {
    moduleSlug: 'love-fun-intimacy',
    about: '**Sentirse visto**: mucho trabajo y pocas gracias.',
    tells: [
      /\b(nadie|nunca|no) (me |nos )?(da|dan|dice|dicen) (las )?gracias\b/,
      /\b(quiero|quisiera|como) (le )?agradecer\w*/,
      /\b(no (me )?(valora|aprecia|reconoce))\b/,
      /\b(malo|mala) para los cumplidos\b/,
      /\bque se fije\b|\bno se fija\b/,
      /\bdecir te quiero\b/,
    ],
    hints: [
      /\bgracias\b/,
      /\b(valor\w+|apreci\w+|reconoc\w+)\b/,
      /\b(trabajo|cocino|lavo|limpio|hago todo)\b/,
    ],
    text: 'Hacer mucho y que nadie lo note cansa más que el trabajo mismo. Y dar las gracias, cuando uno no está acostumbrado, también cuesta.\n\nLa gratitud cambia el día siguiente de los dos, del que la da y del que la recibe (Algoe 2010). Funciona mejor si es concreta: qué hizo, y qué fue para ti.\n\nTu pareja quizá sí lo ve y cree que tú ya lo sabes.\n\n**Puedes decir:** “Cuando hiciste el lonche de los niños sentí que no estoy sola en esto. Gracias.” O, si eres tú quien lo necesita: “Me haría bien oír que lo viste.”\n\n**Un paso pequeño:** una cosa concreta cada noche, antes de apagar la luz, durante una semana.\n\n¿Qué hiciste esta semana que nadie vio?',
  },
];
