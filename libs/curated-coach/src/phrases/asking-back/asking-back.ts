/** How a message is told, as far as the acknowledging line depends on it. */
export type Mood = 'loss' | 'animal' | 'memorial' | 'burden' | 'news' | 'thanks' | 'play' | 'neutral';

/** What a message wants, by its form. Each has a question of its own. */
export type Form =
  | 'wording'
  | 'legal'
  | 'ruling'
  | 'normal'
  | 'ideas'
  | 'any-idea'
  | 'decision'
  | 'sides'
  | 'tried'
  | 'method'
  | 'again'
  | 'reason'
  | 'fact'
  | 'relative'
  | 'distant-child'
  | 'news'
  | 'play'
  | 'heavy'
  | 'animal'
  | 'bothered'
  | 'tender'
  | 'liked'
  | 'recurring'
  | 'plan'
  | 'wish'
  | 'much-told'
  | 'telling';

/**
 * A question to somebody who has told much. `{partner}` and `{child}` become the people of the story, and `{whom}` whom its question is about;
 * it is only asked where the story has them, and where none of the words in `told` say that it is answered already.
 */
export type StoryQuestion = string | { ask: string; told: RegExp };

/** What is said to somebody who has told much. */
export interface StoryTexts {
  /** Further words that show it where much is told. */
  signs?: RegExp;
  /** Words anywhere in a story with which it is about something else. */
  not?: RegExp;
  /** What can honestly be said to everybody who asks about it. It is no step and no advice. */
  knows?: string;
  /** The first that can be asked is. */
  questions: readonly StoryQuestion[];
}

/** What an everyday message is about. */
export interface Subject {
  signs: RegExp;
  /** What it is, as words that follow “about”. */
  about: string;
  /** A sentence that holds in every such home. */
  line: string;
  ask: readonly string[];
  /** What helps most people there, as words that follow a colon. */
  helps?: string;
  /** Set if a longer message may be about it as well. */
  story?: StoryTexts;
}

/** What only longer messages are about. */
export type StorySubject = Pick<Subject, 'signs' | 'about' | 'line'> & { story: StoryTexts };

/** Texts of a reply that asks back, in one language. Of each kind, one that the conversation does not have yet is used. */
export interface AskingTexts {
  /** Before a question of the person. `{said}` becomes their words, here and below. */
  asked: readonly string[];
  /** Before words of the person that ask nothing. */
  wrote: readonly string[];
  moods: Readonly<Record<Mood, readonly string[]>>;
  /** To somebody who only says thanks. */
  welcome: readonly string[];
  /** That there is no answer yet. */
  noPage: readonly string[];
  /** That there is no answer, where help would be too risky; and that the coach listens, where nothing was asked. */
  notYet: readonly string[];
  hearMore: readonly string[];
  /** What a message is about, where none of its words can be quoted. `{about}` becomes that. */
  about: readonly string[];
  /** What helps most people there. `{helps}` becomes that. */
  helps: readonly string[];
  /** That there is no answer, before the one thing that can be said to somebody who asks. */
  thisMuch: readonly string[];
  /** Where to read on although no page answers. `{lessons}` becomes one or two links. */
  nearestLesson: readonly string[];
  /** Before a question that has an answer, and before two of them. */
  onePage: readonly string[];
  twoPages: readonly string[];
  questions: Readonly<Record<Form, readonly string[]>>;
  /** For longer messages about none of the subjects, by what they want. */
  stories: Readonly<Partial<Record<Form, StoryTexts>>>;
  /** Last lines, which say that no live model writes. */
  notes: readonly string[];
}

/** People of a message, in words that a reply can use, as far as the message names them. */
export interface NamedPeople {
  partner?: string | undefined;
  child?: string | undefined;
}

/** Signs in a message, in one language. They read lower case with straight apostrophes. */
export interface AskingCues {
  /** A message that is nothing but thanks. */
  onlyThanks: RegExp;
  /** A message that only asks for an idea about what was said before. */
  anyIdea: RegExp;
  /** The first that fits says the mood; none of the words in `not` may stand there as well. */
  moods: readonly { mood: Mood; signs: RegExp; not?: RegExp }[];
  /** The first that fits a request says its form. */
  requests: readonly { form: Form; signs: RegExp }[];
  /** The same for a message without a request. */
  told: readonly { form: Form; signs: RegExp }[];
  /** The same for a last sentence that asks something in other words. */
  askedLast: readonly { form: Form; signs: RegExp }[];
  /** The first that fits is what a message is about, unless there is a shadow on it. It lies between two people. */
  peopleSubjects: readonly Subject[];
  /** What a message is about, if only one of these fits and there is no shadow on it. */
  subjects: readonly Subject[];
  /** What only longer messages may be about: between people, and other things. */
  storyPeopleSubjects: readonly StorySubject[];
  storySubjects: readonly StorySubject[];
  /** The people that a text names. */
  people: (text: string) => NamedPeople;
  /** Whom a request is about. */
  whom: (request: string) => string | undefined;
  /** The person together with somebody else. */
  bothOfUs: RegExp;
  shadow: RegExp;
  /** What throws a shadow on a longer message, besides. */
  storyShadow: RegExp;
  /** Words of grief and of feelings. One of them alone throws no shadow on a long story, two do. */
  softShadow: RegExp;
  /** Words that throw no shadow on a longer message, although they look like it. */
  noShadow: RegExp;
  /** Beginning of a short sentence that only grants something, before what is really told. */
  grants: RegExp;
  /** Signs that the person has tried something, so that nobody needs to ask for it. */
  tried: RegExp;
  /** Signs that it goes on and on, so that something may have helped before. */
  again: RegExp;
  /** Places at which a question that cannot be quoted whole may end without turning its meaning around. */
  mayEnd: RegExp;
  /** Beginning of a question within a sentence. */
  asks: RegExp;
  /** Such a beginning that leaves no doubt where there is no question mark. */
  asksPlainly: RegExp;
  /** Beginning of a wish within a sentence. */
  wants: RegExp;
  /** Words that say whose question it is, if it is not the person’s own. */
  reported: RegExp;
  /** Words of a short question that stand for what was said before it. */
  pointsBack: RegExp;
  /** Questions that say nothing about their subject. */
  empty: RegExp;
  /** Words of a clause that says how it is for the person. */
  felt: RegExp;
  /** Words of a clause in which something stands against something. */
  against: RegExp;
  /** The person themselves. */
  own: RegExp;
  /** What never stands in a quotation: jokes, similes, insults, self-accusations, violence, the body and illness. */
  never: RegExp;
  /** Words to the coach, which sound odd in a quotation that asks nothing. */
  toCoach: RegExp;
}
