import { analyze } from '@anew/coach-safety/findings';
import { GENERATED_MAX, GENERATED_MIN } from '@anew/contracts/content/generated';

/** Why a question is not stored. */
export type Objection = 'form' | 'name' | 'advice' | 'sex' | 'violence' | 'blame' | 'presumes' | 'safety';

/** One sentence, or a short one before the question, of letters and plain punctuation: no digit, link, markup or list. */
const FORM = /^[A-Z“][A-Za-z ,;:.’'“”—–-]+\?$/;

/** Words that are capitalized wherever they stand. Every other one within a sentence is somebody's name. */
const CAPITALIZED = new Set(
  `I Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September
   October November December Christmas Thanksgiving Easter Hanukkah`.split(/\s+/),
);

/** Any of these words with any ending. */
const words = (...stems: string[]): RegExp => new RegExp(`\\b(?:${stems.join('|')})`, 'i');

const TOPICS: readonly [Objection, RegExp][] = [
  [
    'advice',
    words(
      'diagnos',
      'medic',
      'prescri',
      'symptom',
      'disorder',
      'depress',
      'therap',
      'counsel',
      'doctor',
      'pills?\\b',
      'alcohol',
      'drunk',
      'drinking',
      'lawyer',
      'attorney',
      'court',
      'custody',
      'alimony',
      'legal',
      'lawsuit',
      'sue\\b',
    ),
  ],
  [
    'sex',
    words(
      'sex',
      'erotic',
      'orgasm',
      'naked',
      'nude',
      'libido',
      'arous',
      'seduc',
      'foreplay',
      'porn',
      'lingerie',
      'bedroom',
      'make love',
      'making love',
      'turns? (?:you|your partner|them) on',
    ),
  ],
  [
    'violence',
    words(
      'violen',
      'abus',
      'hit(?:s|ting)?\\b',
      'slap',
      'punch',
      'chok',
      'kill',
      'die[sd]?\\b',
      'dying',
      'suicid',
      'weapon',
      'guns?\\b',
      'threat',
      'punish',
      'afraid of',
      'scared of',
      'fear of your partner',
      'revenge',
      'hurt you',
    ),
  ],
  [
    'blame',
    words(
      'blam',
      'fault',
      'guilty',
      'ashamed',
      'your partner (?:always|never|fail|ruin|should)',
      'you (?:always|never) ',
      'why (?:do|does|did|can|won|don|isn|is)(?:’|n|t|\\b)',
      'wrong with',
      'annoy',
      'hate',
      'complain',
      'worst',
    ),
  ],
  [
    'presumes',
    words(
      'ex\\b',
      'ex-',
      'exes',
      'divorc',
      'widow',
      'first marriage',
      'former (?:wife|husband|partner|spouse)',
      'step',
      'kids?\\b',
      'child',
      'son\\b',
      'sons\\b',
      'daughter',
      'teen',
      'bab(?:y|ies)',
      'wife',
      'husband',
      'church',
      'god\\b',
      'pray',
    ),
  ],
];

function hasName(text: string): boolean {
  const withinSentences = text.replace(/(?<=^|[.:?—“] ?)[A-Z]/g, '');
  const capitalized = withinSentences.match(/[A-Z][a-z’]*/g) ?? [];
  return capitalized.some((word) => !CAPITALIZED.has(word.replace(/’.*$/, '')));
}

/** Objection to a question that a provider has written, or null. It may be shown to every couple, whoever they are. */
export function objectionTo(text: string): Objection | null {
  if (text.length < GENERATED_MIN || text.length > GENERATED_MAX || !FORM.test(text)) return 'form';
  if (hasName(text)) return 'name';
  const topic = TOPICS.find(([, pattern]) => pattern.test(text));
  if (topic) return topic[0];
  const { present, level } = analyze(text);
  // The gate below a doubt is for people who write: it keeps an exercise from them. A third of the questions that
  // people wrote for Anew would not pass it.
  return Object.keys(present).length > 0 || level === 'unsure' ? 'safety' : null;
}
