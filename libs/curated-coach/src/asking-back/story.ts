import type {
  AskingCues,
  StoryQuestion,
  StorySubject,
  StoryTexts,
  Subject,
} from '../phrases/asking-back/asking-back.js';
import { countWords } from '../sentences.js';
import { bare } from '../terms.js';
import type { UsedTexts } from '../used-texts.js';
import { requestsIn, typedSentencesOf } from './own-words.js';

/** Words of a message from which it has told so much that one word in it no longer shows what it is about. */
const MUCH = 25;
/** Words of a message from which a word that stands in it only once may be said in passing. */
const VERY_MUCH = 45;
/** Sentences of a message from which its first and its last two say more than the others. */
const MANY_SENTENCES = 5;
const EDGE = 2;
/** How often a subject must be named then, each of its own words counting twice. */
const NAMED_ENOUGH = 4;
/** The same in a shorter message, and for what the question of a longer one names: one of its own words, or two others. */
const NAMED_ONCE = 2;

/** Whether a message has told much, and nothing that is heavier than what it is about. */
export const isStory = (message: string, cues: AskingCues): boolean =>
  countWords(message) >= MUCH && !isShadowed(message, cues);

/** Whether something heavier stands in a longer message, so that nothing is said of its subject. */
export function isShadowed(message: string, cues: AskingCues): boolean {
  const { shadow, storyShadow, softShadow, noShadow } = cues;
  const text = bare(message).replace(noShadow, '');
  const soft = new Set([...text.matchAll(softShadow)].map(([word]) => word));
  const hard = countWords(message) > VERY_MUCH && soft.size === 1 ? text.replace(softShadow, '') : text;
  return shadow.test(hard) || storyShadow.test(hard);
}

/** What a longer message is about. */
export interface Told extends Pick<Subject, 'about' | 'line' | 'helps'> {
  story: StoryTexts;
  /** Words that show it where much is told. */
  signs: readonly RegExp[];
}

/** A subject as one of a longer message, if it may be that. */
export function asTold(subject: Subject | StorySubject): Told | undefined {
  const { signs, story } = subject;
  return story && { ...subject, story, signs: story.signs ? [signs, story.signs] : [signs] };
}

interface Candidate extends Told {
  isBetweenPeople: boolean;
}

/**
 * What a longer message is about: what its question names, or else what the story names most often. What stands at its beginning or at its
 * end counts once more. Where two come as close, what lies between people goes before a thing; otherwise there is no subject.
 */
export function storySubjectOf(message: string, cues: AskingCues): Told | undefined {
  const text = bare(message);
  const all = subjectsOf(cues).filter(({ signs, story }) => shows(signs, text) && !story.not?.test(text));
  const sentences = typedSentencesOf(message).map(bare);
  const requests = requestsIn(message, cues);
  const questions = requests.filter(({ isQuestion }) => isQuestion);
  const asked = (questions.length > 0 ? questions : requests).map(({ text }) => bare(text));
  const inQuestion = all.filter(({ signs }) => asked.some((text) => shows(signs, text)));
  const isLong = countWords(message) > VERY_MUCH;
  const named = (subject: Told) => timesNamed(subject, sentences);
  return (
    likeliest(inQuestion, named, isLong ? NAMED_ONCE : 1) ??
    likeliest(
      all,
      (subject) => named(subject) + edgesNaming(subject, sentences),
      isLong ? NAMED_ENOUGH : NAMED_ONCE,
    )
  );
}

const shows = (signs: readonly RegExp[], text: string): boolean => signs.some((sign) => sign.test(text));

function subjectsOf(cues: AskingCues): Candidate[] {
  const candidates = (subjects: readonly (Subject | StorySubject)[], isBetweenPeople: boolean): Candidate[] =>
    subjects.flatMap((subject) => {
      const told = asTold(subject);
      return told ? [{ ...told, isBetweenPeople }] : [];
    });
  return [
    ...candidates([...cues.peopleSubjects, ...cues.storyPeopleSubjects], true),
    ...candidates([...cues.subjects, ...cues.storySubjects], false),
  ];
}

function likeliest(
  subjects: readonly Candidate[],
  timesOf: (subject: Told) => number,
  least: number,
): Told | undefined {
  const [best, ...others] = subjects
    .map((subject) => ({ ...subject, times: timesOf(subject) }))
    .filter(({ times }) => times >= least)
    .sort(
      (one, other) => other.times - one.times || Number(other.isBetweenPeople) - Number(one.isBetweenPeople),
    );
  const second = others.find(({ about }) => about !== best?.about);
  const isClose = second?.times === best?.times && second?.isBetweenPeople === best?.isBetweenPeople;
  return isClose ? undefined : best;
}

/** How often a story names a subject, each time in other words. Its own words count twice, the further ones once. */
function timesNamed({ signs }: Told, sentences: readonly string[]): number {
  const [own = [], further = []] = signs.map((sign) =>
    sentences.flatMap((sentence) => wordsIn(sentence, sign)),
  );
  return new Set(own).size + new Set([...own, ...further]).size;
}

/** At how many ends of a story a subject stands. */
const edgesNaming = ({ signs }: Told, sentences: readonly string[]): number =>
  (sentences.length < MANY_SENTENCES ? [] : [sentences.slice(0, EDGE), sentences.slice(-EDGE)]).filter(
    (edge) => edge.some((sentence) => shows(signs, sentence)),
  ).length;

const wordsIn = (sentence: string, sign: RegExp): string[] =>
  [...sentence.matchAll(new RegExp(sign, 'g'))].map(([words]) => words);

/**
 * A question to somebody who has told a story, with its people. Without a subject the partner stands in it only if the message asks about
 * them, or about both. A child is the one whom it asks about, or who stands in a sentence that shows its subject.
 * @param signs of what it is about, if that is known
 */
export function storyQuestion(
  { questions }: StoryTexts,
  message: string,
  cues: AskingCues,
  used: UsedTexts,
  signs?: readonly RegExp[],
): string | undefined {
  const text = bare(message);
  const asked = requestsIn(message, cues).map((request) => request.text);
  const { partner } = cues.people(message);
  const isAskedAbout = signs !== undefined || asked.some((each) => asksAboutPartner(each, cues));
  const telling = typedSentencesOf(message).filter((sentence) => shows(signs ?? [], bare(sentence)));
  const child = lastChildIn(asked, cues) ?? lastChildIn(telling, cues);
  const whom = cues.whom(asked.at(-1) ?? '');
  return questions
    .filter((question) => !isTold(question, text))
    .map((question) => (typeof question === 'string' ? question : question.ask))
    .map((ask) => filled(filled(ask, '{partner}', isAskedAbout ? partner : undefined), '{child}', child))
    .map((ask) => filled(ask, '{whom}', whom))
    .find((ask) => !ask.includes('{') && !used.has(ask));
}

const asksAboutPartner = (request: string, { people, bothOfUs }: AskingCues): boolean =>
  people(request).partner !== undefined || bothOfUs.test(bare(request));

const isTold = (question: StoryQuestion, text: string): boolean =>
  typeof question !== 'string' && question.told.test(text);

const filled = (text: string, slot: string, name: string | undefined): string =>
  name === undefined ? text : text.replace(slot, () => name);

/** The child whom the last of some texts names. */
const lastChildIn = (texts: readonly string[], { people }: AskingCues): string | undefined =>
  texts.map((text) => people(text).child).findLast((child) => child !== undefined);
