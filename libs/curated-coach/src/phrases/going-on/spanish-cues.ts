import type { GoingOnCues } from './going-on.js';

const DIA =
  '(el |este |proximo )?(lunes|martes|miercoles|jueves|viernes|sabado|domingo)|manana|hoy|esta (noche|semana)|este fin( de semana)?|la (proxima|otra) semana|en (dos|tres|\\d+) (dias|semanas)';
const QUIEN = '((el|ella|ellos|ellas|mi \\w+|su \\w+|la ex|el ex|mi ex) )?';

export const SPANISH_GOING_ON_CUES: GoingOnCues = {
  kinds: [
    {
      kind: 'thanks',
      signs:
        /\b(gracias|me (sirvio|ayudo|sirve|ayuda)|lo (voy|vamos) a (intentar|probar|hacer)|lo (puedo|podemos) (intentar|probar|hacer)|tiene sentido|buena idea|me gusta (eso|la idea))\b/,
      not: /\b(no|pero|que (hago|le|les|puedo|cosa)|como|cuando|(?<!eso )si|cual)\b/,
      atMost: 14,
    },
    {
      kind: 'failed',
      signs:
        /\b(salio|fue|acabo|termino) (muy |bien |re)?(mal|peor|en pleito|en pelea|un desastre)\b|\bno (funciono|sirvio|resulto|ayudo|quiso)\b|\bse (enojo|molesto|puso a la defensiva)\b|\bun desastre\b/,
      not: /\b(y si|que tal si)\b/,
    },
    {
      kind: 'worked',
      signs:
        /\b(salio|fue|resulto|nos fue) (muy |super |re)?(bien|padre|bonito|lindo)\b|\b(funciono|ayudo|les gusto|le gusto|dijo que si|se rio|acepto)\b/,
      not: /\b(no|pero|nunca|hasta)\b/,
    },
    {
      kind: 'what-if',
      signs:
        /^((y|pero|o) )*(que (pasa|hago) )?si (se|no|dice|me|le|les|el|ella|ellos|mi|su|ya)\b|\bque tal si\b/,
    },
    {
      kind: 'doubt',
      signs:
        /\bno (creo|se si) (que )?(eso |esto )?(funcione|sirva|vaya a|ayude|funcionaria|sirve)\b|\bno (nos|me) (serviria|sirve)\b/,
    },
    {
      kind: 'when',
      signs:
        /\b(cuando|a que hora) (es|seria|conviene|hay)\b.*\b(buen|mejor|momento|hablar|decir\w*)\b|\bcual es (el|un) (buen|mejor) momento\b/,
    },
    {
      kind: 'yes',
      signs:
        /^(si|claro|ok|bueno|puede ser|tal vez|quizas?|creo que si|andale|va|por favor)( (claro|si|puede ser))?$/,
    },
    { kind: 'no', signs: /^(no|no creo|creo que no|la verdad no|no mucho)$/ },
    { kind: 'unsure', signs: /^(la verdad )?no (lo )?se( todavia)?$|^ni idea$/ },
    { kind: 'why', signs: /^(y |pero )?por que$|^(a )?que te refieres/ },
    {
      kind: 'another',
      signs:
        /^((ok|si|y) )*(dime mas|sigue|mas|que sigue|cuentame mas)( por favor)?$|\b(otra|otras|mas|alguna|alguna otra|diferente) (ideas?|maneras?|formas?|opciones|opcion|sugerencias?)\b|\bque (mas|otra cosa)\b/,
      atMost: 9,
    },
    {
      kind: 'shorter',
      signs: /\b(mas|muy) (cort\w+|breve)\b|\b(en|con) (pocas|menos) palabras\b|\b(acortalo|resumelo)\b/,
      atMost: 8,
    },
    {
      kind: 'first-step',
      signs:
        /\bque (hago|puedo hacer|podemos hacer|hacemos) (primero|hoy|manana|este \w+|el (fin|lunes|martes|miercoles|jueves|viernes|sabado|domingo))\b|\b(una|alguna|que) (sola )?cosa (que )?(puedo|podemos|pueda|hago|chiquita)\b|\bprimer paso\b|^((y|pues|entonces|bueno) )*(por|de) ?donde (empiezo|empezamos|comienzo)$/,
    },
    {
      kind: 'words',
      signs:
        /\b(dame|necesito|quiero|damelo|dime) (una|las|unas|otra|alguna) (\w+ )?(frases?|palabras)\b|^(las )?palabras( exactas)?$|\b(como|que) (le|les) (escribo|mando|pongo)\b|\bcomo (lo|la|se lo) (platicamos|hablamos|digo|decimos|planteo)\b|\b(que|como) (se )?(le|les|lo|la) (lo |la )?(digo|decimos|contesto|respondo|pregunto|pido|planteo|explico|cuento|hablo|saco)\b|\bque (decirle|decirles|digo|contesto)\b|\bcomo (decirle|decirlo|contestarle|hablarle|platicar|empiezo)\b/,
    },
    { kind: 'example', signs: /\b(un|algun|otro) ejemplo\b|^por ejemplo$|\bcomo (se veria|seria) eso\b/ },
    {
      kind: 'tried',
      signs:
        /\bya (lo |la |le |les )?(intentamos|intente|probamos|probe|hicimos|hice|habiamos|tratamos|trate)\b/,
    },
    {
      kind: 'objection',
      signs: new RegExp(
        `^((y|pero|pues|es que|tambien) )*${QUIEN}(siempre |solo |nomas |me )*(dice|dijo|piensa|cree|siente|opina|insiste)\\b`,
      ),
    },
    {
      kind: 'plan',
      signs: new RegExp(
        `^((y|pues|ya) )*(es|sera|va a ser|seria|vamos|vienen|llegan|nos vemos)\\b.{0,20}\\b(${DIA})\\b|^(${DIA})( (es|sera|va a ser)\\b.*)?$`,
      ),
      atMost: 9,
    },
    {
      kind: 'how-long',
      signs:
        /\bcuanto (tiempo |va a )?(tarda|dura|falta|tardar|durar)\b|\bcuando (va a|se va a) (mejorar|cambiar|pasar|acabar)\b/,
    },
    {
      kind: 'either',
      signs:
        /^((y|pero|entonces|pues|bueno) )*(debo|deberia|le|les|lo|la|me|mejor|nos|hablo|voy|digo|dejo)\b.* o (mejor )?(\w+ ){0,6}\w+$/,
      not: /\b(que|como|cuando|quien|cual)\b.*\bo\b|\bo algo\b/,
    },
    {
      kind: 'asks',
      signs:
        /^((y|pero|entonces|pues|o|tambien|ahora|oye) )*(que|como|cual|cuando|donde|quien|cuanto|cuanta|cuantos|debo|deberia|puedo|podemos|por que|les llevo|le llevo)\b|\bo (no|lo dejo)$/,
    },
    {
      kind: 'since',
      signs: /\b(ya (van|llevamos|son)|llevamos|desde hace|hace)\b.*\b(anos?|meses|semanas)\b/,
    },
    { kind: 'reluctant', signs: /^((y|pero|es que|pues) )*(yo )?no (quiero|quisiera)\b/ },
    { kind: 'used-to', signs: /^((el|ella|antes|nosotros) )*antes\b/ },
    { kind: 'regret', signs: /\b(se|ya se) que no (debo|deberia)\b/ },
    {
      kind: 'was-asked',
      signs:
        /^((y|pero|pues|ayer|hoy|anoche) )*((el|la|mi|su|los|las) \w+ )?(me|nos) (pregunto|preguntaron|pregunta)\b/,
    },
    {
      kind: 'spare-time',
      signs:
        /\b(tenemos|tengo|hay|quedan?|nos queda) (\w+ ){0,3}(horas?|minutos|ratitos?|rato|dia|dias|tarde|noche|libres?)\b|\blos (tenemos|tengo) libres?\b/,
      not: /\b(no|nunca|sin)\b/,
    },
    {
      kind: 'feeling',
      signs:
        /\b(me (siento|senti|sentia)|siento que|me (dolio|duele|pego|puso)|me da (tristeza|coraje|pena|cosa|sentimiento))\b/,
    },
    {
      kind: 'idea',
      signs:
        /^((y|pero|pues|a lo mejor|tal vez|quiza) )*(estaba pensando|pense|habia pensado|se me ocurrio|podriamos|podria)\b/,
      not: /\b(no|nunca|morir\w*|irme|dejarl[oa]|matar\w*|desaparecer)\b/,
    },
    {
      kind: 'their-wish',
      signs:
        /^((y|pero|pues|es que) )*((el|la|mi|su|los|las|mis|sus) \w+ |el |ella |ellos |ellas )(si |ya |tambien )?(quiere|quieren|queria|querian|quisiera|prefiere|prefieren)\b/,
      not: /\b(morir\w*|matar\w*|que me)\b/,
    },
    { kind: 'instance', signs: /\bpor ejemplo\b/ },
    {
      kind: 'wish',
      signs:
        /^((y|pero|pues|es que) )*(nomas |solo |yo )*(quisiera|queria|quiero|queremos|me gustaria|nos gustaria|ojala)\b/,
    },
    {
      kind: 'happened',
      signs:
        /\b(me (dijo|llamo|abrazo|ignoro|colgo|contesto)|lloro|se (rio|fue|callo|olvido)|grito|no dije nada|se me olvido|ayer|anoche)\b/,
      not: /\b(siempre|nunca|cada)\b/,
    },
    {
      kind: 'others-do',
      signs:
        /^((y|pero|pues|es que|tambien|o sea|porque|alla) )*((el|la|mi|su|los|las|mis|sus) (\w+ de \w+ )?(esposo|esposa|marido|mujer|senora|novi[oa]|ex|mama|papa|suegr\w|hij\w+|nin\w+|niet\w+|nuera|yerno|cunad\w|chamac\w+|grandes?|chicos?)|el|ella|ellos|ellas)\b (\w+ ){0,2}\w+|\b(me|nos) (deja|dejan|ignoran?|contestan?|cuelgan?|bloquean?)\b/,
      not: /^((y|pero) )*(el|la) (lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia|proxim\w)\b/,
    },
  ],
  aged: /^([1-9]|1\d)( (y|[1-9]|1\d))* ([1-9]|1\d)$|^(los|las) (de (el|ella)|mi[oa]s|suy[oa]s) ([1-9]|1\d)\b|^((y|pues|pero) )*((el|ella|ellos|ellas|mi \w+|su \w+|los \w+|las \w+|la \w+|uno) )*(ya )?(tienen?|son de|es de|de|cumple|cumplio|edades)\b.*\b([1-9]|1\d)\b/,
  notAged: /\b\d+ (hijos|ninos|dias|semanas|meses|horas|veces|anos (de casad\w+|juntos|aqui))\b/,
  teens: /^((y|pues|pero) )*(ya )?(son|es|todos son|los dos son) (un |una |unos |puros )?adolescentes?\b/,
  goesOn:
    /^((y|pero|pues|es que|tambien|entonces|si|no|porque) )*(el|ella|ellos|ellas|le|les|lo|la|los|las|me|nos|se|ya|eso|esto|es|son|tiene|tienen|dice|dijo|cada|ahorita|no|solo|nomas|yo|mi|mis|su|sus|vive|extrana|un|una)\b/,
  listeners: [
    [
      'ex',
      /\b(mi|mis|el|la|su) ex\b|\b(papa|mama) de (mis|los|las|mi) (hij|nin)\w+|\b(el|al) papa\b|\b(la|a la) mama\b/,
    ],
    ['relative', /\b(suegr|cunad|nuera|yerno|consuegr)\w*|\bmi (mama|papa|hermano|hermana|tia)\b/],
    ['child', /\b(hij(o|a|os|as|it\w+)|hijastr\w+|niet\w+|(el|la|al|los|las) nin\w+|muchach\w+)\b/],
  ],
  ex: /\b(mi|el|la|su) ex\b|\bcasa de su (papa|mama)\b|\b(papa|mama) de (mis|los|las|mi) (hij|nin)\w+/,
  partner: /\b(espos[oa]|marido|mujer|pareja|novi[oa]|mi viej[oa]|mi senora)\b/,
  standsFor: /^((y|pero|pues) )*(el|ella)\b(?= (no|ya|si|me|le|les|nunca|siempre|se|dice|quiere|tiene))/,
  theEx: 'mi ex',
  toPartner: /\b(esposo|esposa|marido|mujer|pareja|novi[oa]|a (el|ella))\b/,
  him: /(?!)/,
  her: /(?!)/,
};
