import type { AskingCues } from './asking-back.js';
import { spanishNamedIn } from './spanish-people.js';
import { SPANISH_PEOPLE_SUBJECTS } from './spanish-people-subjects.js';
import { SPANISH_STORY_PEOPLE_SUBJECTS, SPANISH_STORY_SUBJECTS } from './spanish-story-subjects.js';
import { SPANISH_NO_SHADOW, SPANISH_SHADOW, SPANISH_SUBJECTS } from './spanish-subjects.js';
import { SPANISH_SOFT_SHADOW, SPANISH_STORY_SHADOW } from './story-shadow.js';

const FAMILY =
  '(mama|papa|madre|padre|abuel[oa]|herman[oa]|ti[oa]|prim[oa]|esposo|esposa|marido|mujer|hij[oa]|bebe|amig[oa])';
const ANIMAL =
  '(perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|caballo|yegua|conej[oa]|pajarit[oa]|pajaro|borreg[oa]|mascota)s?';
const RELATIVES =
  '(la ex|su ex|el ex|mi ex|ex (esposa|esposo|mujer|marido)|suegr[oa]s?|cunad[oa]s?|(su|mi) (mama|papa|madre|padre|herman[oa]|ti[oa]|familia)|la mama de|el papa de)';
const CHILD =
  '(hijastr[oa]s?|(mi|su|el|la|los|las) (hij[oa]s?|nin[oa]s?|muchach[oa]s?|chamac[oa]s?)|adolescente)';

/** Signs in a message in Spanish. The text that they read has no accents. */
export const SPANISH_CUES: AskingCues = {
  onlyThanks:
    /^((ok(ay)?|ah|ay|bueno|vale|va|sale|listo|perfecto|si)[,.! ]+)*((muchas|muchisimas|mil) )?gracias([,.! ]+(de verdad|otra vez|por (todo|eso|esto|escuchar\w*|leer\w*|contestar\w*|la ayuda|tu ayuda|su ayuda)|lo (voy a )?(pienso|pensar|intento|intentar)))*[\s.!]*$/,
  anyIdea:
    /^¿?((y|pero|ok|bueno|entonces|pues)[, ]+)*¿?((tienes |tiene |hay |me das |me da |dame |deme )?(alguna|algun|algunas|algunos|otra|otro|una|un) (otra |buena )?(idea|sugerencia|consejo|tip)s?( para (eso|esto|mi|nosotros))?|(por|de) ?donde (empiezo|empezamos|empezaria|comienzo|le empiezo)|que (hago|hacemos|puedo hacer|podemos hacer)( entonces| ahora| yo)?)\W*$/,
  moods: [
    {
      mood: 'memorial',
      signs:
        /\b(se cumplen \w+ anos (de|que)|aniversario (luctuoso|de (su|la) muerte)|dia de muertos|cumple anos de (muert|fallecid)\w+|anos (de|desde) que (murio|fallecio|se (nos )?(murio|fue))|primer(a)? (navidad|cumpleanos|aniversario) sin)\b/,
    },
    {
      mood: 'loss',
      signs: new RegExp(
        `\\b(murio|fallecio|se (me |nos |le )?murio|enterramos|enterre) (mi|su|nuestr[oa]|el|la) ${FAMILY}\\b|\\b(mi|su|nuestr[oa]) (primer[oa]? )?${FAMILY} (ya )?(murio|fallecio|se (nos |me |le )?murio)\\b|\\b(perdi|perdimos|perdio) a (mi|su|nuestr[oa]) ${FAMILY}\\b|\\b(funeral|velorio|aborto espontaneo)\\b`,
      ),
    },
    {
      mood: 'animal',
      signs: new RegExp(
        `\\b(murio|se (me |nos |le )?murio|enterramos|enterre|atropellaron|(dormir|sacrificar|durmieron)) (a )?(mi|su|nuestr[oa]|el|la|al) ${ANIMAL}\\b|\\b${ANIMAL} (ya )?(murio|se (nos |me |le )?murio)\\b|\\bperdimos a (la|nuestr[oa]|mi) ${ANIMAL}\\b`,
      ),
    },
    {
      mood: 'burden',
      signs:
        /\b(lloro|llore|llorando|(estoy|ando|me siento|estamos) (muy |tan |bien |ya |toda |todo )*(cansad[oa]s?|agotad[oa]s?|rendid[oa]s?|rebasad[oa]s?|al limite)|ya no (puedo|aguanto|doy)|no doy mas|me rebasa)\b/,
      not: /\b(de (la )?risa|de (alegria|felicidad|gusto|emocion)|jaja\w*|me rei)\b/,
    },
    {
      mood: 'news',
      signs:
        /\b(me propuso matrimonio|me pidio (que me case|matrimonio|la mano)|le dije que si|dijo que si|nos (vamos a casar|casamos (ayer|el))|estamos esperando bebe|buenas? noticias?|conseguimos (la casa|el trabajo)|me dieron el (trabajo|puesto))\b/,
      not: /\b(ex|miedo|preocup\w+|enojad\w+|llor\w+|triste|pero)\b/,
    },
    {
      mood: 'thanks',
      signs:
        /^(muchas |mil )?gracias\b|\b((me|nos) (sirvio|funciono)|(eso|esto|el consejo|la idea|tu \w+) (me|nos) ayudo|si (funciono|sirvio)|solo queria (contar\w*|decir\w*|dar\w*)|(tan|muy) (feliz|contenta|contento)|no es pregunta)\b/,
      not: /\b(no (me|nos|funciono|sirvio)|pero|nunca)\b/,
    },
    {
      mood: 'play',
      // A “jaja” alone is a habit of writing, also where nothing is funny.
      signs: /\b(nos reimos|me dio (mucha )?risa|muert[oa]s? de (la )?risa|que risa)\b|(😂|🤣|😆){2}/u,
      not: /\b(llor\w+|triste|enojad\w+|duele|dolio|murio|miedo|pele\w+|sol[oa]|pero|como|que hago)\b/,
    },
  ],
  requests: [
    {
      form: 'wording',
      signs:
        /\b(dar|darle|darles) las gracias\b|\balgo (\w+ ){0,2}(que|para) decirl\w+\b|\b(nota|brindis|mensajito|mensaje|tarjeta|discurso)\b|\b(como|que) (se )?(le|les|lo|la|me|nos|te|se lo|se la) (puedo |debo |podria )?(digo|decir|decimos|dices|diria|pido|pedir|pedimos|cuento|contar|explico|explicar|contesto|contestar|respondo|responder|hablo|hablar|propongo|proponer|platico|planteo|agradezco)\b|\bcomo (digo|pido|cuento|explico|contesto|empiezo|decir|pedir|hablar|platicar|abro|saco el tema)|\bque (digo|contesto|respondo|escribo|palabras)\b|\bque (le|les) (pondria|pongo|escribo|escribiria)\b|\b(manera|forma) (\w+ )?de (decir|pedir|hablar|contestar|explicar)\w*|\b(una frase|las palabras)\b/,
    },
    {
      form: 'ruling',
      signs:
        /\b(a quien le toca|quien (tiene|debe|pone|paga|decide|manda|regana|va|le|es|esta|anda)|de quien es|le toca a|es justo|hago mal|hice mal|estoy (mal|exagerando)|exagero|tengo (la )?razon|tiene (la )?razon|donde (pongo|ponemos|marco) (el limite|la raya)|me toca|me corresponde)\b/,
    },
    {
      form: 'ideas',
      signs:
        /(?<!\b(buena|mala|su|mi) )\bideas?\b|\b(sugerencias?|recomiend\w+|regalos?|sorpresa|brindis|canci(on|ones)|juegos?|recetas?|tradici(on|ones)|propon(gan|me|ganme) algo|una cita|apodo)\b|\bque (le|les|nos) (regalo|regalamos|compro|doy|hago|preparo)\b|\bque (podemos|puedo|podriamos|podria) (hacer\b(?! (para que|con|si|cuando))|dar|regalar|preparar)\b/,
    },
    {
      form: 'fact',
      signs:
        /\b(cuanto tiempo|cada cuanto|cuantas? (veces|horas|semanas|meses)|cuantos (anos|dias|meses)|a que (edad|hora)|desde que edad)\b/,
    },
    {
      form: 'legal',
      signs: /\b(custodia|pension|testamento|herencia|escrituras|abogad[oa]|capitulaciones|legalmente)\b/,
    },
    {
      form: 'decision',
      signs:
        /^(?!¿?(que|como|cual|a quien|por donde|donde|cuanto)\b).*\b(debo|deberia|debemos|deberiamos|puedo|podemos|conviene|convendria|vale la pena|es (buena|mala) idea|(se|le) (lo|la) (digo|platico|cuento|doy|pregunto))\b|\b(lo|la|le) (dejo|hago|digo|espero)\b.*\bo\b|\bo mejor\b/,
    },
    {
      form: 'normal',
      signs:
        /\b(es|sera|esta|seria|estara) (tan |muy |muy |algo )?(normal|bueno|malo|bien|mal|raro|tonto|ridiculo|muy pronto|pronto|tarde|correcto|exagerado)\b|\b(estoy|somos|estamos) (loc[oa]s?|rar[oa]s?|mal)\b|\b(le pasa a|les pasa a|alguien mas|otras familias|otros)\b|\bse vale\b|\bse puede\b/,
    },
    {
      form: 'sides',
      signs:
        /\b(como|que|quien|cual|donde)\b.*\b(parejo|los dos|de acuerdo|ceder|ni para ti ni para mi|justo para)\b/,
    },
    { form: 'reason', signs: /\b(por que|a que se debe|que (quiere|querra|significa))\b/ },
    { form: 'method', signs: /\b(como|que|cual|donde|consejos?|manera|forma)\b/ },
  ],
  told: [
    {
      form: 'plan',
      signs:
        /\b(vamos a|voy a|va a|van a|vienen|viene|llegan|boda|primera (vez|cena|visita|cita))\b.*\b(manana|(el|este|proximo) (lunes|martes|miercoles|jueves|viernes|sabado|domingo|fin de semana)|la (proxima|otra) semana|en (una|dos|tres|\d+) semanas?)\b/,
    },
    {
      form: 'tried',
      signs: /\bno (nos |me |les )?(funciono|sirvio|resulto|ayudo|jalo)\b/,
    },
    {
      form: 'liked',
      signs:
        /\b(me encanta|me encanto|(?<!\bno )(estoy|ando|quede|quedo|llevo todo el dia) (muy |tan |bien )?(feliz|content[oa])|que (bonito|gusto)|lo mejor)\b/,
    },
    {
      form: 'tender',
      signs:
        /\b(extrano|llore|nos quedamos callad[oa]s|me abrazo|se sento conmigo|se me salieron las lagrimas)\b/,
    },
    {
      form: 'bothered',
      signs:
        /\b(molesta|hart[oa]|coraje|enoj\w+|preocup\w+|duele|dolio|celos\w*|no aguanto|injust\w+|(me siento|estoy|quedo) sol[oa]|me ignora)\b/,
    },
    {
      form: 'distant-child',
      signs: new RegExp(
        `\\b${CHILD}\\b.*\\b(no (me|nos|le) (habla|mira|contesta|saluda|dirige)|ni (me|nos) (habla|mira|saluda|voltea)|se encierra|con los audifonos|me ignora|hace como que no|me dice (senor|senora)|no sale de su cuarto|puras? monosilab\\w+)`,
      ),
    },
    {
      form: 'relative',
      signs: new RegExp(
        `(?:^|[.!?] )${RELATIVES} \\w+|\\b${RELATIVES} (\\w+ ){0,2}?(dice|dijo|llama|llamo|manda|mando|pide|pidio|quiere|opina|viene|vino|trae|trajo|da|dio|publica|siempre|nunca|nomas|tiene|invita|insiste|critica|corrige|compara|cocina|hace|hizo|compra|se mete|se)\\b`,
      ),
    },
    { form: 'recurring', signs: /\b(cada (vez|noche|dia|semana|domingo)|siempre|otra vez)\b/ },
    {
      form: 'tender',
      signs:
        /\b(hoy|ayer|anoche|esta (manana|semana)|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo)|por primera vez|por fin|me (pidio|dijo|llamo|dio|hizo|trajo|guardo)|le dio|aprend\w+|nos dieron)\b/,
    },
  ],
  again:
    /\b(cada (vez|noche|dia|semana|ano|domingo)|siempre|todo el (dia|tiempo)|otra vez|todavia|sigue|siguen|que (ya )?no lo haga|hart[oa])\b/,
  mayEnd: / (?=(si|para que|porque|o|hasta que)\s)/g,
  askedLast: [
    { form: 'reason', signs: /^¿?((y|pero|entonces) )*(por que|que (significa|quiere decir))\b/ },
    {
      form: 'method',
      signs:
        /^¿?((y|pero|entonces|pues) )*(como (le|lo|la|les|se|nos|hago|hacemos|hacer|puedo|podemos)|que (hago|hacemos|puedo|podemos|le)|consejos?|alguna? (idea|consejo))\b/,
    },
  ],
  peopleSubjects: SPANISH_PEOPLE_SUBJECTS,
  subjects: SPANISH_SUBJECTS,
  storyPeopleSubjects: SPANISH_STORY_PEOPLE_SUBJECTS,
  storySubjects: SPANISH_STORY_SUBJECTS,
  people: spanishNamedIn,
  whom: () => undefined,
  bothOfUs: /\b(nosotros|nos|los dos|ambos|juntos|(hac|pod|deb|habl|decid|qued|arregl|platic)(e|a|i)mos)\b/,
  shadow: SPANISH_SHADOW,
  storyShadow: SPANISH_STORY_SHADOW,
  softShadow: SPANISH_SOFT_SHADOW,
  noShadow: SPANISH_NO_SHADOW,
  grants:
    /^(y |pero |la verdad )*((yo )?(se que|entiendo|comprendo|respeto|quiero mucho a|amo|adoro|l[oae]s? (quiero|amo|adoro|entiendo|respeto))|(el |ella |ellos )?(es|son) (muy )?(buen[oa]s?|lind[oa]s?|trabajador[a-z]*|carinos[oa]s?))\b/,
  tried:
    /\b(ya (lo |le |les |la |se lo )?(intente|intentamos|probe|probamos|dije|pedi|platique|platicamos|hable|hablamos)|le (dije|pedi|ofreci|propuse|comente)|intente|intentamos|hemos (hablado|intentado|platicado))\b/,
  asks: /\b((por|a|de) donde|como|que|cual|cuando|cuanto|donde|quien|por que|para que|a quien|de quien|con quien|debo|deberia|debemos|puedo|podemos|se puede|se vale|sera|es (normal|bueno|malo|justo|raro)|esta (bien|mal)|hago (bien|mal)|hay (alguna )?(forma|manera)|le (digo|pido|hablo|contesto)|alguna idea|que tal si|(se|le) (lo |la )?(digo|platico|cuento|doy|pregunto))\b/,
  asksPlainly:
    /^((se|le) (lo |la )?(digo|platico|cuento|doy|pregunto)\b(?! que)|como (le|les|lo|la|se lo|hago|digo|hacemos)|que (receta|regalo|juego|cancion)|que (hago|hacemos|le (digo|contesto|regalo)|puedo|podemos)|a quien le toca|debo|debemos|puedo|se vale|hay (alguna )?(forma|manera)|por que|para que sirve|cual)\b/,
  wants:
    /\b((solo |nomas |nada mas )?(yo )?(quiero|quisiera|quisieramos|necesito|me gustaria|nos gustaria|desearia|ojala)|propon(gan|me|ganme) algo|lo que (quiero|quisiera|necesito)|ayuda(me|nos)? (a|con)|busco|no se (si|como|que|cuando|donde) (me|le|les|lo|la|nos|\w+[oae]r|debo|puedo|hago|digo))\b/,
  reported:
    /\b(dijo|dice|dicen|dijeron|pregunto|pregunta|preguntan|preguntaron|me dice|contesto|grito|escribio)\b/,
  pointsBack: /\b(eso|esto|asi|lo|la|selo)\b/,
  empty:
    /^¿?(y |pero |o )*(me explico|si me explico|me entienden?|verdad|no|que hago( yo| aqui| ahora)?|que hacemos|que (opinas?|piensas?|me (dices|aconsejas|recomiendas))|algun (consejo|tip)|alguna (idea|sugerencia)|(es|esta|estoy|hago|estare) (normal|bien|mal|loc[oa]|exagerando)( eso| esto)?|como le hago|como ves|que tal|puedo preguntar|me ayudas?|(quiero|quisiera|necesito) (decir|contar|aclarar)\b.*)\W*$/,
  felt: /\b(siento|sentir|senti|me siento|extrano|duele|dolio|sol[oa]|celos\w*|culpa|culpable|miedo|preocup\w+|cansad[oa]|triste|enojad[oa]|coraje|orgullos[oa]|llor\w+|molesta|me da (pena|tristeza|coraje|gusto)|invisible|de lado|fuera|contenta|contento|feliz|nervios\w*|agradecid[oa]|atorad[oa]|desanimad[oa]|decepcionad[oa]|quiero)\b/,
  against:
    /\b(pero|aunque|necesito|quiero|quisiera|nunca|nadie|no puedo|no quiere|no me|siempre|todavia|en vez|en lugar|cada (noche|vez|dia|semana)|y yo)\b/,
  own: /\b(yo|me|mi|mis|nos|nuestr[oa]s?|conmigo|siento|quiero|quisiera|necesito|puedo|tengo|estoy|soy)\b/,
  never: new RegExp(
    [
      /\bcomo (un|una|el|la|los|las|si|unos|unas|de)\b(?! (decir|pedir|hablar))|\bparece(n|mos)?\b|\bigual que\b|\bmas .* que (un|una)\b/,
      /\b((ja){2,}\w*|(je){2,}|lol|eh|este mm+|mierda|pinche|chinga\w*|cabron\w*|pendej\w*|carajo|maldit\w*|joder|culo)\b/,
      /\b(idiota\w*|tont[oa]s?|estupid\w*|floj[oa]s?|loc[oa]s?|egoista\w*|mentiros\w*|brujas?|monstruo\w*|vieja|metiche\w*|inutil\w*|arrastrad\w*|fe[oa]|gord[oa]s?|grosera?s?|tacan[oa]s?|narcis\w*|toxic\w*|cobardes?)\b/,
      /\b(mi culpa|soy (un|una|mal|mala|lo peor|el problema|la problema)|no valgo|no sirvo|fracas\w*|me odio|merezco|arruine|la regue)\b/,
      /\b(mat\w{0,3}|muer[ta]\w*|murio|morir\w*|suicid\w*|dispar\w*|pistola|cuchillo|arma|sangr\w*|golpe\w*|peg(a|o|aba|ar|an)\b|cachetad\w*|empuj\w*|ahorc\w*|amenaz\w*|avent\w*|moreton\w*|le tengo miedo|me da miedo (el|ella|mi))\b/,
      /\b(sex\w*|desnud\w*|orgasm\w*|porno\w*|condon\w*|cama|intimidad|hacer el amor|relaciones)\b/,
      /\b(cancer|tumor|quimio\w*|diabet\w*|hospital\w*|depresi\w*|deprimid\w*|pastillas?|medicin\w*|medicament\w*|ciruj\w*|operaci\w*|infarto|embolia|diagnos\w*|posparto|anorex\w*|borrach\w*|tom(a|o|aba|ado) (mucho|de mas)|alcohol\w*|demencia|alzheimer|enferm\w*|terapi\w*|panico|fiebre|vomit\w*)\b/,
    ]
      .map(({ source }) => source)
      .join('|'),
  ),
  toCoach: /\b(te|tu|tus|usted|ustedes|gracias|dime|digame|oye)\b/,
};
