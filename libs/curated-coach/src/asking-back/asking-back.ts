import type { AskingCues, AskingTexts, Form, Mood, Subject } from '../phrases/asking-back/asking-back.js';
import { countWords } from '../sentences.js';
import { bare } from '../terms.js';
import type { UsedTexts } from '../used-texts.js';
import { ownWordsIn, type Request, requestsIn, typedSentencesOf } from './own-words.js';
import { asTold, isShadowed, isStory, storyQuestion, storySubjectOf } from './story.js';

/** What a reply that asks back goes by. */
interface Unanswered {
  message: string;
  used: UsedTexts;
  /** Titles of questions that are really near, at most two. */
  titles: readonly string[];
  /** Links to the lessons that come nearest, if no title does. */
  lessons?: string | undefined;
  /** `false` if help with it would be too risky. Then no page is said to be missing. */
  mayHelp: boolean;
}

/** Forms of a message that asks nothing. */
const NOTHING_ASKED: readonly Form[] = [
  'relative',
  'distant-child',
  'heavy',
  'animal',
  'bothered',
  'tender',
  'liked',
  'recurring',
  'plan',
  'telling',
];

/** Forms in which the subject of the message says more than the form does. */
const ASKED_BY_SUBJECT: readonly Form[] = ['telling', 'tender', 'bothered', 'recurring', 'method'];

/** Forms of which the same holds where the subject lies between two people. */
const ASKED_BY_PEOPLE: readonly Form[] = ['relative', 'ideas', 'again', 'normal', 'reason', 'wish', 'plan'];

/** Forms that keep their own question, after a sentence about the subject. */
const BESIDE_SUBJECT: readonly Form[] = ['wording', 'ruling', 'decision', 'sides', 'tried', 'fact'];

/** Forms of a message that plainly asks. */
const ASKS: readonly Form[] = [
  'wording',
  'ruling',
  'normal',
  'ideas',
  'decision',
  'sides',
  'tried',
  'method',
  'again',
  'reason',
  'fact',
];

/** Moods in which nothing is wrong, and the question for each. */
const LIGHT: Readonly<Partial<Record<Mood, Form>>> = { news: 'news', thanks: 'news', play: 'play' };

/**
 * Reply to a message without an answer: the person's own words, that there is no page or none yet, and one question. Which one
 * depends on the form of the message, so that it never asks for what has been said.
 */
export function askBack(unanswered: Unanswered, texts: AskingTexts, cues: AskingCues): string {
  const { message, used, titles, lessons, mayHelp } = unanswered;
  if (cues.onlyThanks.test(bare(message).trim()))
    return [used.preferUnused(texts.welcome), `*${used.preferUnused(texts.notes)}*`].join('\n\n');
  const mood = moodOf(message, cues);
  const form = formOf(message, mood, cues);
  const isLight = form === 'news' || form === 'play';
  const { subject, signs, questions, knows } = matterIn(unanswered, { mood, form }, texts, cues);
  const said = form === 'play' || form === 'any-idea' ? undefined : ownWordsIn(message, cues, signs);
  const listed = isLight ? [] : titles;
  const acknowledged = (mood !== 'neutral' || !said?.isQuestion) && used.preferUnused(texts.moods[mood]);
  const isTold = NOTHING_ASKED.includes(form);
  const isNew = subject !== undefined && !used.has(subject.line);
  // Where a page is near, what helps most people may be said, too.
  const helps = mayHelp && lessons && subject?.helps;
  const isKnown =
    knows !== undefined && !used.has(knows) && ASKS.includes(form) && !helps && listed.length === 0;
  const parts = [
    [
      LIGHT[mood] && acknowledged,
      said &&
        used
          .preferUnused(said.text.endsWith('?') ? texts.asked : texts.wrote)
          .replace('{said}', () => ended(said)),
      !LIGHT[mood] && acknowledged,
      isNew && !said && used.preferUnused(texts.about).replace('{about}', subject.about),
      !isLight &&
        !isKnown &&
        listed.length === 0 &&
        !(isTold && (subject ?? said)) &&
        !(subject && !mayHelp) &&
        used.preferUnused(openingOf(form, mayHelp, texts)),
      isNew && subject.line,
    ],
    [isKnown && `${used.preferUnused(texts.thisMuch)} ${knows}.`],
    [helps && used.preferUnused(texts.helps).replace('{helps}', helps)],
    [listOf(listed, texts, used)],
    [
      !isTold &&
        !isLight &&
        listed.length === 0 &&
        lessons &&
        used.preferUnused(texts.nearestLesson).replace('{lessons}', () => lessons),
    ],
    [used.preferUnused(questions)],
    [`*${used.preferUnused(texts.notes)}*`],
  ];
  return parts
    .map((part) => part.filter(Boolean).join(' '))
    .filter((part) => part !== '')
    .join('\n\n');
}

/** What a message is about, and what is said and asked about that. */
interface Matter {
  subject?: Pick<Subject, 'about' | 'line' | 'helps'> | undefined;
  /** Words of a story that show its subject. */
  signs?: readonly RegExp[];
  questions: readonly string[];
  /** What can be said to somebody who asks about it. */
  knows?: string | undefined;
}

/** How a message is told, and what it wants. */
interface Manner {
  mood: Mood;
  form: Form;
}

function matterIn(
  { message, used }: Unanswered,
  { mood, form }: Manner,
  texts: AskingTexts,
  cues: AskingCues,
): Matter {
  const general = texts.questions[isTooLong(form, message) ? 'much-told' : form];
  if (mood !== 'neutral') return { questions: general };
  const mayHaveSubject = [...ASKED_BY_SUBJECT, ...ASKED_BY_PEOPLE, ...BESIDE_SUBJECT].includes(form);
  const subject = mayHaveSubject && !isTooLong(form, message) ? subjectOf(message, cues) : undefined;
  const askedBy =
    subject && cues.peopleSubjects.includes(subject)
      ? [...ASKED_BY_SUBJECT, ...ASKED_BY_PEOPLE]
      : ASKED_BY_SUBJECT;
  if (subject && askedBy.includes(form))
    return {
      subject,
      questions: subject.ask,
      knows: isShadowed(message, cues) ? undefined : subject.story?.knows,
    };
  if (!isStory(message, cues)) return { subject, questions: general };
  const mayTell = mayHaveSubject || form === 'much-told';
  const told = (subject && asTold(subject)) ?? (mayTell ? storySubjectOf(message, cues) : undefined);
  const story = told?.story ?? texts.stories[isOther(form, message, cues) ? 'method' : form];
  const question = story && storyQuestion(story, message, cues, used, told?.signs);
  return {
    subject: told ?? subject,
    signs: told?.signs ?? [],
    questions: question === undefined ? general : [question],
    knows: story?.knows,
  };
}

/** Whether a question has none of the usual forms, so that it only counts as one of them. */
const isOther = (form: Form, message: string, { requests }: AskingCues): boolean =>
  form === 'normal' && !requests.some((cue) => cue.form === 'normal' && cue.signs.test(bare(message)));

/** What the reply says of an answer: that there is no page, or none yet, or nothing where nothing was asked. */
function openingOf(form: Form, mayHelp: boolean, { noPage, notYet, hearMore }: AskingTexts) {
  if (NOTHING_ASKED.includes(form)) return hearMore;
  return mayHelp ? noPage : notYet;
}

/** Words of a message above which a few of its words no longer show what it is about. What lies between people shows longer. */
const FEW_FOR_SUBJECT = 28;
const FEW_FOR_PEOPLE = 45;

/** What a message is about, where nothing in it is heavier than that and only one thing comes into question. */
function subjectOf(message: string, { peopleSubjects, subjects, shadow }: AskingCues): Subject | undefined {
  const text = bare(message);
  if (countWords(message) > FEW_FOR_PEOPLE || shadow.test(text)) return undefined;
  const between = peopleSubjects.find(({ signs }) => signs.test(text));
  if (between || countWords(message) > FEW_FOR_SUBJECT) return between;
  const [only, other] = subjects.filter(({ signs }) => signs.test(text));
  return other ? undefined : only;
}

/** Words with the mark that ends a sentence. */
const ended = ({ text }: Request): string =>
  /[?!…]’?$/.test(text) ? text : `${text.replace(/[.,;:]+$/, '')}.`;

function listOf(titles: readonly string[], { onePage, twoPages }: AskingTexts, used: UsedTexts): string {
  if (titles.length === 0) return '';
  const lead = used.preferUnused(titles.length === 1 ? onePage : twoPages);
  return [lead, '', ...titles.map((title) => `- ${title}`)].join('\n');
}

/** Moods in which nothing is to be planned or changed. */
const SORROW: readonly Mood[] = ['loss', 'memorial'];

/** Words of a message above which most of what it tells is long past. */
const FEW_WORDS = 60;

const isLong = (message: string): boolean => countWords(message) > FEW_WORDS;

/** Forms whose question might ask a long message for what has been said. */
const ASKS_FOR_TOLD: readonly Form[] = [
  'ruling',
  'normal',
  'decision',
  'sides',
  'method',
  'again',
  'reason',
  'fact',
];

const isTooLong = (form: Form, message: string): boolean => isLong(message) && ASKS_FOR_TOLD.includes(form);

/** How a message is told. In a long one, only its first and its last sentence show that. */
export function moodOf(message: string, { moods }: AskingCues): Mood {
  const sentences = typedSentencesOf(message);
  const shown = isLong(message) ? [sentences.at(0), sentences.at(-1)].join(' ') : message;
  const text = bare(shown);
  return moods.find(({ signs, not }) => signs.test(text) && !not?.test(text))?.mood ?? 'neutral';
}

/** Form of the last thing that the message asks for, or else of what it tells. */
function formOf(message: string, mood: Mood, cues: AskingCues): Form {
  const text = bare(message);
  if (cues.anyIdea.test(text.trim())) return 'any-idea';
  if (mood === 'animal') return 'animal';
  const requests = requestsIn(message, cues);
  const [asked = requests.at(-1)?.isQuestion ? 'normal' : undefined] = requests
    .toReversed()
    .flatMap((request) => formIn(bare(request.text), cues.requests) ?? []);
  if (asked === 'method' && cues.tried.test(text) && !isLong(message)) return 'tried';
  if (asked === 'method' && cues.again.test(text)) return 'again';
  if (asked) return asked;
  if (mood === 'burden') return 'heavy';
  if (SORROW.includes(mood)) return 'telling';
  if (requests.length > 0) return 'wish';
  const askedLast = formIn(bare(typedSentencesOf(message).at(-1) ?? ''), cues.askedLast);
  if (askedLast && mood === 'neutral' && !isLong(message)) return askedLast;
  return LIGHT[mood] ?? formIn(text, cues.told) ?? (isLong(message) ? 'much-told' : 'telling');
}

const formIn = (text: string, forms: AskingCues['told']): Form | undefined =>
  forms.find(({ signs }) => signs.test(text))?.form;
