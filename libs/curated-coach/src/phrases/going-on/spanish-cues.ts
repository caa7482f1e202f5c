import type { GoingOnCues } from './going-on.js';

const DIA =
  '(el |este |proximo )?(lunes|martes|miercoles|jueves|viernes|sabado|domingo)|manana|hoy|esta (noche|semana)|este fin( de semana)?|la (proxima|otra) semana|en (dos|tres|\\d+) (dias|semanas)';
const QUIEN = '((el|ella|ellos|ellas|mi \\w+|su \\w+|la ex|el ex|mi ex) )?';

export const SPANISH_GOING_ON_CUES: GoingOnCues = {
  kinds: [
    {
      kind: 'thanks',
      signs:
        /\b(gracias|me (sirvio|ayudo|sirve|ayuda)|lo (voy|vamos) a (intentar|probar|hacer)|tiene sentido|buena idea|me gusta (eso|la idea))\b/,
      not: /\b(no|pero|que (hago|le|les)|como|cuando|si)\b/,
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
      kind: 'words',
      signs:
        /\b(que|como) (se )?(le|les|lo|la) (lo |la )?(digo|decimos|contesto|respondo|pregunto|pido|planteo|explico|cuento|hablo|saco)\b|\bque (decirle|decirles|digo|contesto)\b|\bcomo (decirle|decirlo|contestarle|hablarle|platicar|empiezo)\b/,
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
    { kind: 'instance', signs: /\bpor ejemplo\b/ },
    {
      kind: 'wish',
      signs:
        /^((y|pero|pues) )*(nomas |solo |yo )*(quisiera|quiero|queremos|me gustaria|nos gustaria|ojala)\b/,
    },
    {
      kind: 'happened',
      signs:
        /\b(me (dijo|llamo|abrazo|ignoro|colgo|contesto)|lloro|se (rio|fue|callo|olvido)|grito|no dije nada|se me olvido|ayer|anoche)\b/,
      not: /\b(siempre|nunca|cada)\b/,
    },
  ],
  aged: /^((y|pues|pero) )*((el|ella|ellos|ellas|mi \w+|su \w+|los \w+|las \w+|la \w+|uno) )*(ya )?(tienen?|son de|es de|de|cumple|cumplio|edades)\b.*\b([1-9]|1\d)\b/,
  notAged: /\b\d+ (hijos|ninos|dias|semanas|meses|horas|veces|anos (de casad\w+|juntos|aqui))\b/,
  teens: /^((y|pues|pero) )*(ya )?(son|es|todos son|los dos son) (un |una |unos |puros )?adolescentes?\b/,
  goesOn:
    /^((y|pero|pues|es que|tambien|entonces|si|no|porque) )*(el|ella|ellos|ellas|le|les|lo|la|los|las|me|nos|se|ya|eso|esto|es|son|tiene|tienen|dice|dijo|cada|ahorita|no|solo|nomas|yo|mi|mis|su|sus|vive|extrana|un|una)\b/,
  toPartner: /\b(esposo|esposa|marido|mujer|pareja|novi[oa]|a (el|ella))\b/,
  him: /(?!)/,
  her: /(?!)/,
};
