import type { Concern } from '../verdict.js';
import type { PhraseGroup } from './phrase.js';

/**
 * Phrases for plain statements in Spanish. Less plain ones are left to the classifier. Accents are removed
 * before matching.
 */
export const SPANISH: Readonly<Record<Concern, readonly PhraseGroup[]>> = {
  suicide: [
    {
      kind: 'direct',
      about: 'self',
      negation: 'cancels',
      unless: ['no me quiero|quisiera|voy', 'matar|morir de risa|hambre|cansancio|ganas'],
      phrases: [
        'quiero|quisiera|voy_a|pienso|pensado_en|ganas_de|ojala|planeo|intente|trate_de|pienso_en|pensando_en matarme|suicidarme|morirme|ahorcarme|colgarme|desaparecer_para_siempre',
        'quiero|quisiera morir',
        'me quiero|voy_a|quisiera matar|morir|suicidar|ahorcar|colgar',
        'pienso|pensado|creo|siento que mejor? me ahorco|cuelgo|mato',
        'quitarme la vida',
        'terminar|acabar con mi vida',
        'me .. tome .. pastillas para|y morir|no_despertar',
        'me corto|corte los|las|el brazos|venas|munecas|piernas|brazo',
      ],
    },
    {
      // Whoever was cut once at the stove has hurt themselves, too, so it takes a habit, a blade or a reason.
      kind: 'direct',
      about: 'self',
      negation: 'cancels',
      unless: [
        'pelo|cabello|unas|fleco|flequillo|barba|bigote|rasurar|rasurando|rasuro|cocina|cocinando|cocinar|verdura|cebolla|carne|carton|cajas|telefono|luz',
        'horno|estufa|aceite|comal|plancha|sol|playa|gimnasio|ejercicio|futbol|jugando|entrenando|corriendo|trabajo|jardin|sin_querer|accidente|caida',
      ],
      phrases: [
        'me he_estado|estado|estoy|estuve|ando|sigo|vivo cortando|lastimando|quemando|rasgunando|aranando|golpeando',
        'cortarme|lastimarme|quemarme|rasgunarme|hacerme_dano para|cuando|otra_vez|de_nuevo|a_escondidas|a_proposito|con|y|en',
        'me corto|lastimo|quemo|rasguno|arano|golpeo para|cuando|a_escondidas|a_proposito|de_noche|otra_vez|yo_misma|yo_mismo|sola|solo',
        'me corto|corte|corte_con|lastimo|rasguno .. navaja|cuter|cutter|rastrillo|vidrio|tijeras',
        'estoy|ando|sigo|vuelvo cortandome|lastimandome|quemandome|rasgunandome|haciendome_dano',
        'volvi|volver|empece|ganas_de a? cortarme|lastimarme|quemarme|hacerme_dano|cortar_me',
      ],
    },
    {
      kind: 'direct',
      negation: 'cancels',
      unless: ['morir de risa|hambre|cansancio|ganas'],
      phrases: ['ganas de morir', 'pensamientos suicidas|de_suicidio|de_muerte'],
    },
    {
      kind: 'direct',
      about: 'self',
      negation: 'ignored',
      unless: ['temprano|aqui_en|en_esta|en_su|en_la|en_casa|con_sus|con_su|lejos|con_ella|cerca'],
      phrases: [
        'no quiero|quisiera vivir|existir|despertar|seguir_viviendo|estar_aqui|estar_viva|estar_vivo',
        'no quiero|quisiera seguir viviendo',
        'no quiero|quisiera vivir mas|asi|ya',
        'estarian mejor sin mi',
        'mejor muerta|muerto',
      ],
    },
    {
      // Tiredness alone is none: who wants to sleep until Monday wants to wake up.
      kind: 'direct',
      about: 'self',
      negation: 'ignored',
      unless: [
        'despertar|despertarme|levantarme hasta|temprano|al|a_la|a_los|antes|con|en|tarde|tan',
        'vivir|vida con|en|aqui|lejos|juntos|juntas|entre|de|separados|separadas|tan',
        'nada de',
      ],
      phrases: [
        'dormirme|dormir|acostarme|me_duermo|cerrar_los_ojos y|para ya? no|nunca despertar|despertarme|levantarme|abrirlos',
        'no|tampoco le hallo|encuentro|veo sentido|caso|chiste a|de la_vida|mi_vida|vivir|seguir_viviendo|estar_viva|estar_vivo|nada',
        'vida|vivir ya? no tiene sentido|caso|chiste',
        'cansada|cansado|harta|harto de vivir|la_vida|existir|estar_viva|estar_vivo',
        'estarian|estaria|serian|vivirian|viviran|estaran mejor|felices|tranquilos|tranquilas sin_mi',
        'mejor|felices|tranquilos .. si yo|ya no estuviera|existiera|viviera',
        'si ya|yo? no estuviera|existiera .. mejor|felices|tranquilos|tranquilas|descansan|descansarian',
        'despertar|vivir|estorbo|sirvo|sentido|carga ... estarian|estaran|van_a_estar mejor con su|sus',
        'nadie me extranaria|va_a_extranar',
        'para_que sigo|seguir viviendo',
        'soy|me_siento un|una|puro? estorbo|carga para|en todos|mi|mis|ellos|la',
      ],
    },
    {
      kind: 'direct',
      about: 'self',
      negation: 'cancels',
      unless: ['colgado|colgada|muerto|muerta de|del|en|al'],
      phrases: ['amanezco|amanecer|amaneceria .. colgado|colgada|muerto|muerta'],
    },
    {
      kind: 'direct',
      about: 'other',
      negation: 'cancels',
      unless: [
        'colgado|colgada|muerto|muerta de|del|en|al',
        'perro|perra|gato|gata|pez|planta|gallina|pajaro',
      ],
      phrases: [
        'amanece|amanezca .. colgado|colgada|muerto|muerta',
        'se quiere|quiso|va_a matar|suicidar|morir|quitar_la_vida',
        'dice|dijo|amenaza que|con se va_a|quiere|matarse|suicidarse matar|suicidar|morir|si',
        'amenaza con matarse|suicidarse',
      ],
    },
  ],
  violence: [
    {
      // What a first husband or a father did is over, unless more is said.
      kind: 'direct',
      negation: 'cancels',
      unless: [
        'primer|primera|anterior|ex marido|esposo|esposa|matrimonio|pareja|novio|mujer',
        'mi|mis papa|apa|padre|padrastro|mama|abuelo|papas|padres',
      ],
      phrases: ['me pegaba|golpeaba|maltrataba'],
    },
    {
      // Whoever sets a good partner of today against it, or says that it goes on, means more than the past.
      kind: 'past',
      negation: 'cancels',
      unless: ['todavia|aun|sigue|otra_vez|de_nuevo|ayer|anoche', 'el|la de_ahora'],
      phrases: [
        'primer|primera|anterior|ex marido|esposo|esposa|matrimonio|pareja|novio|mujer ... me pegaba|golpeaba|maltrataba',
      ],
    },
    {
      kind: 'direct',
      negation: 'cancels',
      unless: [
        'en broma|bromeando|jugando',
        'de broma|mentiritas|juego|risa',
        'me pego|pega fuerte|duro|mucho|bien|bastante? la|esa|esta|una|tu? cancion|noticia|pelicula|nostalgia',
        'cancion|noticia|pelicula|nostalgia me pego|pega',
      ],
      phrases: [
        'me pega|pego|golpea|golpeo|cachetea|cacheteo|patea|pateo|abofetea|abofeteo|ahorca|ahorco|ahorcaba|estrangulo|estrangula|apunalo|amenaza|amenazo|encierra|encerro|maltrata|maltrato|violo|viola',
        'me agarro|agarra|tomo|apreto|aprieta del|por_el|el cuello|pelo|cabello|garganta',
        'me puso|pone las|sus? manos en|al|alrededor_del cuello',
        'me da|dio|solto|suelta|metio|mete|planto|acomodo|zumbo|avento un|una|otra|unas cachetada|cachetadas|bofetada|bofetadas|manotazo|manazo|trancazo|puñetazo|patada|patadas',
        'me jala|jalo del|el pelo|cabello',
        'me va|quiere a? matar|pegar|golpear',
        'dice|dijo que me va_a|quiere matar|golpear|pegar',
        'me obliga|obligo a tener|hacer|acostarme relaciones|sexo|cosas|con',
        'me apunto|apunta con la|una|el|un pistola|arma|cuchillo|rifle',
        'le tengo|tengo miedo a|de_que|de mi|el|me esposo|marido|pareja|novio|ex|mate|pegue|golpee|mata|pega|golpea',
      ],
    },
    {
      kind: 'direct',
      negation: 'cancels',
      unless: [
        'maneja|manejar|manejando|moto|perder|perderlo|perderla|cancion|pelicula|enferme|enfermo|enferma',
      ],
      phrases: [
        'esposo|marido|pareja|novio|novia|mujer|esposa ya|siempre|mucho|a_veces? me da|dan|daba miedo',
        'me da|dan|daba mucho? miedo mi esposo|marido|pareja|novio|novia|mujer|esposa',
        'cuando toma|se_enoja|se_emborracha|grita|llega_tomado|llega_borracho me da|dan miedo',
      ],
    },
  ],
  'child-in-danger': [
    {
      kind: 'direct',
      negation: 'cancels',
      phrases: [
        'le|les pega|pego|golpea|golpeo|patea|quemo|quema|azota a|al mi|mis|los|su|sus|nuestro? hijo|hija|hijos|hijas|nino|nina|ninos|bebe|hijastro|hijastra',
        'toca|toco|tocaba|manosea|manoseo|viola|violo|abusa_de|abuso_de|lastima|lastimo|golpea|golpeo|ahorca|ahorco|estrangula|estrangulo a? mi|mis|su hijo|hija|hijas|hijos|nina|nino|hijastra|hijastro',
        'sacudio|sacude|sacudieron|zarandeo|zarandea|zarandearon a|al|a_la mi|su|nuestro|nuestra|un|una? bebe|beba|bebito|bebita|nene|nena|nino|nina|recien_nacido|recien_nacida',
        'zarandeo|zarandea|zarandearon a mi|su|nuestro|nuestra hijo|hija|hijastro|hijastra',
        'abusan|abusando|abusaron de mi|su hijo|hija|nino|nina',
      ],
    },
  ],
  'harming-others': [
    {
      kind: 'direct',
      negation: 'cancels',
      phrases: [
        'le pegue|pego_yo|golpee|di_una_cachetada|di_una_bofetada|di_un_golpe|solte_una_cachetada|solte_un_golpe|solte_una_bofetada|meti_una_cachetada|meti_un_golpe|plante_una_cachetada|plante_una_bofetada|di_un_manotazo|solte_un_manotazo|meti_un_trancazo a mi|mis|la|el esposa|esposo|mujer|novia|novio|pareja|hijo|hija|hijos|hijastro|hijastra',
        'sacudi|zarandee a|al|a_la mi|nuestro|nuestra? bebe|beba|bebito|bebita|nene|nena|recien_nacido|recien_nacida',
        'golpee|ahorque|estrangule|lastime|sacudi|zarandee a|al mi|mis|bebe esposa|mujer|novia|hijo|hija|pareja|hijos|y|porque',
        'lo|la voy a matar',
        'quiero matarlo|matarla|matarlos|hacerle_dano',
        'tengo miedo de|a hacerle|lastimar|pegarle|lastimarlo|lastimarla dano|a|otra_vez',
        'soy el maltratador|agresor',
      ],
    },
  ],
};
