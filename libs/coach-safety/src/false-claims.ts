/** Words that somebody else is to say, which claim nothing about the coach. */
const QUOTED = /“[^”]*”|"[^"\n]*"|«[^»]*»|^>.*$/gm;

const HELPERS =
  'therapist|psychotherapist|psychologist|psychiatrist|counsell?or|doctor|physician|nurse|social worker|lawyer|attorney';
const TRAINED =
  'real|actual|human|licensed|certified|trained|professional|qualified|registered|experienced|family|couples?|marriage|marital|relationship|clinical|mental health';
const HELPERS_SPANISH =
  'terapeuta|psicoterapeuta|psic[oó]log[oa]|psiquiatra|consejer[oa] (?:familiar|matrimonial|profesional|titulad[oa]|licenciad[oa])|m[eé]dic[oa]|doctora?|enfermer[oa]|trabajador[oa]? social|abogad[oa]';

/** Claims that the coach is a person or somebody trained, is no machine, or keeps a secret. */
const CLAIMS: readonly RegExp[] = [
  new RegExp(
    `\\bI(?:[’']m| am) (?:an? |your )(?:(?:${TRAINED}),? (?:and )?)*(?:${HELPERS})(?:[,.!;:]|\\s+(?:and|with|who|here|too|myself)\\b)`,
    'i',
  ),
  /\bI(?:[’']m| am) (?:an? )?(?:real|actual|living|human) (?:person|human|being|man|woman)\b/i,
  /\bI(?:[’']m| am) (?:a )?human(?:[,.!;]| too\b| like you\b)/i,
  /\bI(?:[’']m| am) not (?:an? |just an? )?(?:AI|artificial intelligence|bot|chatbot|robot|machine|computer|program)\b/i,
  /\bI (?:won[’']t|will not|will never|would never|[’']ll never) tell (?:anyone|anybody|a soul|your (?:partner|wife|husband))\b/i,
  /\b(?:stays?|keep (?:it|this|that)|remains?) (?:just |only |strictly )?(?:between (?:you and me|us)|our (?:little )?secret)\b/i,
  new RegExp(`(?<!\\bno )\\bsoy (?:una? |tu )?(?:${HELPERS_SPANISH})(?![\\p{L}])`, 'iu'),
  /(?<!\bno )\bsoy (?:una? )?(?:persona (?:real|de verdad|de carne)|ser humano|human[oa])(?!\p{L})/iu,
  /\bno soy (?:una? )?(?:IA|inteligencia artificial|robot|bot|chatbot|m[aá]quina|programa|computadora)(?!\p{L})/iu,
  /\bno (?:se )?lo (?:dir[eé]|contar[eé]) a nadie(?!\p{L})/iu,
  /\b(?:queda|quedar[aá]) (?:s[oó]lo |solamente )?(?:entre (?:t[uú] y yo|nosotros)|nuestro secreto)(?!\p{L})/iu,
];

/**
 * Whether a reply says of the coach what is never true: that it is a person or has a profession, or that
 * nobody else can read what is written here.
 */
export function claimsFalsely(reply: string): boolean {
  const ownWords = reply.replace(QUOTED, '');
  return CLAIMS.some((claim) => claim.test(ownWords));
}
