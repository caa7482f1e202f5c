/** Signs in a longer message that something heavier may stand behind an everyday word. Nothing is said of a subject beside them. */
export const STORY_SHADOW = new RegExp(
  [
    // Being watched, and not being free to come and go.
    /\b(know\w*|show\w*|tell\w*|check\w*|ask\w*|see\w*) where (i|she|he|we)\b|\bon (the|a) map\b|\blocation\b|\bmy (gps|passwords?)\b|\bnot have me\b|\b(can'?t|must not|mustn'?t) find out\b|\btook me in\b|\bwhere i was\b/,
    // Moods that somebody is careful of.
    /\b(worked up|sets? (him|her) off|eggshells|tiptoe\w*|temper|bl(ew|ow|ows|own) up|los(es|t|e|ing) (it|his|her)\b(?! (dad|mom|father|mother|job|wife|husband))|how my face|my face (looks?|was)|what happens if|or else|in reach|on (his|her) bad side)\b/,
    // A farewell, and a life that closes.
    /\b(one|the) last time\b|\bnot staying\b|\b(one|me|you|she|he|they) to find (him|her|me)\b|\blife insurance\b|\blost (his|her|my) spark\b|\b(gave|giving|gives) (away|her things|his things)\b|\bwon'?t be (here|around)\b|\bgoodbyes?\b|\bwithout me\b|\bbetter off\b|\bput\w* (\w+ ){0,2}in order\b/,
    // A child, or somebody who depends on others, shut in, kept from food or made quiet.
    /\btied\b|\bno (bathroom|food|supper|dinner)\b|\b(hid|hoard|sneak|stuff)(es|e|s|ing|ed)? .{0,25}\b(socks|pockets|sleeves|backpack|food|pillow|mattress)\b|\bso (he|she|they)('s|'re| is| are)? (out|asleep|down|quiet)\b|\b(floor|corner) of\b|\bfingers\b|\bundress\w*\b|\bwets?\b|\brehears\w*\b|\bpracti[cs]ed\b|\bcustody eval\w*/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** The same in Spanish. */
export const SPANISH_STORY_SHADOW =
  /\b(donde (estoy|ando|voy|estuve|andaba)|ubicacion|contrasenas?|no (se|debe) enter(e|ar)|se (altera|pone (mal|brav[oa]|como loc[oa]))|con pinzas|pierde la paciencia|por ultima vez nos|una ultima vez|despedi\w*|seguro de vida|sin mi|ya no (voy a )?estar|amarr\w+|sin (comer|cenar|salir)|escond\w+ (la )?comida|se orina|para que se duerma)\b/;

/** Words of grief and of feelings, which stand in many long stories of an ordinary day. What somebody does to somebody is none of them. */
export const SOFT_SHADOW =
  /(?<!\b(want\w*|going|ready|like) to )\b(cry|cries|crying|cried|hurt(?! (me|him|her|us|them|my|the|someone|somebody|myself|himself|herself)\b)|hurts(?! (me|him|her|us|them|my|the)\b)|hurting(?! (me|him|her|us|them)\b)|hate(?! (myself|my life|living)\b)|hates|hated|alone|died(?! (in the|last|this|on|yesterday|suddenly|\w+ (days|weeks|months) ago)\b)|dead|funeral|(scared|afraid)(?! (of|to go|to come|for)\b)|fear|lets me|let me|allowed(?! to\b)|touchy|(?<=\b(was|so|were) )touched|follow(?! (me|us|her|him)\b)|push(?! (me|us|her|him|them)\b)|tired of)\b/g;

/** The same in Spanish. */
export const SPANISH_SOFT_SHADOW =
  /(?<!\b(quiero|ganas de) )\b(llor\w+|sol[oa]|murio|muri(eron|o)|muert[oa]s?|toca(?! (el cuerpo|a mi)\b)|toco|sigue(?! (a |me\b))|toma(?! (mucho|cerveza|alcohol|tequila|pastillas)\b)|me enojo|nos enojamos|se enojaron)\b/g;
