import { cueFinder } from './cue-finder.js';

const from = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
/** Weeks that people count in pregnancy, once it is known. */
const WEEKS = from(5, 42).join('|');
const WEEKS_IN_ONE = from(5, 42)
  .flatMap((week) => ['w', 'wk', 'wks', 'weeks'].map((unit) => `${String(week)}${unit}`))
  .join('|');
const MONTHS = '3|4|5|6|7|8|9|three|four|five|six|seven|eight|nine';
const MESES = '3|4|5|6|7|8|9|tres|cuatro|cinco|seis|siete|ocho|nueve';
const MONTH_NAMES =
  'january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter|christmas';

const STRUCK =
  'shoved|shoves|pushed|pushes|kicked|kicks|punched|punches|hit|hits|slammed|slams|threw|throws|elbowed|kneed|headbutted|tackled|yanked|dragged|jerked|slapped|smacked|stomped|choked|tripped|rammed|knocked|body_slammed|beat|jumped_on|sat_on|socked|grabbed|hurled|flung';
const BELLY = 'belly|stomach|tummy|gut|bump|abdomen|side|back';
const GOLPE =
  'empujo|empujaron|avento|aventaron|pego|pegaron|golpeo|golpearon|pateo|patearon|tiro|tumbo|jalo|jaloneo|estrello|sacudio|cacheteo|azoto';
const PANZA = 'panza|pancita|barriga|vientre|estomago|costado';

/** A pregnancy that is only counted, and what happens to a pregnant body. */
const signsIn = cueFinder(
  {
    carrying: [
      `${WEEKS} weeks|week|wks|wk|w|semanas`,
      WEEKS_IN_ONE,
      `am|is|almost|nearly|about|at|around|im ${MONTHS} months|mos|mo`,
      `${MONTHS} months|mos|mo along|gone|in|pregnant|pg|preg|with|. he|she|.`,
      `${from(20, 41).join('|')} 0|1|2|3|4|5|6`,
      'pregnant|preggo|preggers|preg|prego|pregnancy|trimester|high_risk|expecting|weeks_along|months_along|carrying_twins|carrying_his|carrying_her|carrying_our|with_child|knocked_up',
      `due in|on|this|next|any .. ${MONTH_NAMES}|week|weeks|month|months|day|days`,
      'my|her due_date',
      `de|tengo|llevo|ya|como ${MESES} meses`,
      'embarazada|embarazo|encinta|prenada',
      'estoy|esta|ando esperando',
      'espero|esperando un|una|a? bebe|gemelos|hijo|hija|nino|nina',
      'casi|ya_mero|pronto me? alivio|aliviarme|doy_a_luz',
    ],
    blow: [
      `${STRUCK} .. me|her|my_wife|my_daughter|my_sister`,
      `${STRUCK} .. my|her ${BELLY}`,
      `threw|throws|chucked|hurled|flung|swung .. at|into my|her ${BELLY}|back`,
      `hit|hits|hitting|got|caught me|her .. in|on|right|square .. ${BELLY}`,
      `${BELLY} .. got|was hit|kicked|punched|kneed|slammed`,
      `was|got|been|getting ${STRUCK}`,
      `me|la|nos ${GOLPE}`,
      `me|la dio|dieron|solto .. empujon|golpe|golpes|patada|patadas|codazo|rodillazo|punetazo|cachetada`,
      `${GOLPE} .. ${PANZA}`,
    ],
    // What cannot wait after it.
    grave: [
      'bleed|bleeding|bled|blood|bloody|spotting|spots_of_blood|clot|clots|gushing|gush',
      'pink|red|brown .. when|wipe|wiped|pad|paper|underwear|toilet',
      'contraction|contractions|cramp|cramps|cramping|labor|pains_every',
      'water .. leak|leaking|leaked|broke|broken|gushed',
      'leaking fluid|water|.|down',
      `belly|stomach|tummy|bump .. tight|hard|rigid ... hurt|hurts|hurting|pain|ache|aches|aching`,
      `belly|stomach|tummy|bump ... hurt|hurts|hurting|pain ... tight|hard|rigid`,
      `${PANZA} .. dura|tensa|apretada|tiesa`,
      `dura|tensa|tiesa .. ${PANZA}`,
      'sangro|sangrando|sangrado|sangre|manchando|mancho|manche|manchado|contracciones|contraccion|colicos',
      'fuente|liquido|agua .. rota|rompio|sale|salio|saliendo|tirando|tire',
      'tiro|tirando|rompio .. fuente|liquido|agua',
    ],
    over: [
      'years_ago|year_ago|months_ago|weeks_ago|last_year|back_then|when_i_was|used_to|hace_anos|hace_meses|el_ano_pasado|movie|film|show|series|dream|pelicula|serie|novela|sueno',
    ],
  },
  [
    'weeks|week|wks|wk|w|months|mos|semanas|meses ago|old|sober|clean|later|together|married|dating|since|straight|postpartum|of|into|from|until|till|away|apart|off|out|free|younger|older|between|left|sin|juntos|casados|despues|atras',
    `for|after|past|last|every|within|each|sober|clean|dry|together|married|dating|single|separated|divorced|home|hace|por|durante|cada ${WEEKS}|${MONTHS} weeks|week|wks|wk|months|mos|semanas|meses`,
    `newborn|baby|puppy|kitten|preemie|infant|daughter|son|twins is|was|are|at|just|turned? ${WEEKS}|${MONTHS} weeks|wks|months`,
    'months|mos in and|to|here|with_them|at',
    'baby|little_one|he|she kicked|kicks|kicking|hit me ... ribs|bladder|inside|from_inside',
    'own|flesh_and|half|by|related_by blood',
    'blood pressure|sugar|test|tests|work|type|relative|relatives|family|related|draw|bank|drive',
    'bleeding heart|money|edge',
    'sangre fria|pesada|azul',
    'threw|throws|hit|hits|kicked me off|out|up|a|with_a_wave|like|that',
    'pushed|pushes|push me|her to|too|for|into_it|about|on_the_swing|around_the_block|in_the_wheelchair',
    'hug|hugs|hugged|hugging|kiss|kissing|cuddling ... belly|bump|tummy',
    'belly|bump|tummy ... hugging|hugged|kissing',
    'labor laws|day|of_love|union',
  ],
);

type Sign = ReturnType<typeof signsIn>[number];

/** Looked for in the whole message first, since few messages speak of weeks, months or a pregnancy. */
const MAY_CARRY =
  /\d ?(?:w|\+)|week|wks?\b|month|\bmos?\b|preg|expecting|trimester|\bdue\b|high.?risk|carrying|with child|knocked up|semana|meses|embaraz|encinta|pre[nñ]ada|esper|alivi|a luz/iu;

/**
 * Who must see a writer, or whoever they tell of, who is pregnant and was struck or pushed: 911 at blood, labor or a hard belly, else a
 * doctor or midwife today. People count their weeks and do not say the word, and some told of it in a message before.
 */
export function careOfCarrying(message: string, before: readonly string[] = []): '911' | 'doctor' | null {
  if (![message, ...before].some((each) => MAY_CARRY.test(each))) return null;
  const now = new Set(signsIn(message));
  if (now.has('over') || !(now.has('blow') || now.has('grave'))) return null;
  const told = before.map((each) => new Set(signsIn(each))).filter((found) => !found.has('over'));
  const isTold = (sign: Sign): boolean => [now, ...told].some((found) => found.has(sign));
  if (!isTold('carrying') || !isTold('blow')) return null;
  return now.has('grave') ? '911' : 'doctor';
}
