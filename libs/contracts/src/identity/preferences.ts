/** Ways in which a person may be reminded of the day's question. */
export const REMINDER_CHANNELS = ['off', 'push', 'mail'] as const;
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number];

export const QUESTION_STYLES = ['light', 'balanced', 'deep'] as const;
export type QuestionStyle = (typeof QUESTION_STYLES)[number];

/** Who may write questions for a couple. `auto` takes the provider that is configured. */
export const AI_QUESTIONS = ['auto', 'anthropic', 'openai', 'disabled'] as const;
export type AiQuestions = (typeof AI_QUESTIONS)[number];

/** Languages in which people can read the product and its mails. */
export const LANGUAGES = ['en', 'es'] as const;
export type ChosenLanguage = (typeof LANGUAGES)[number];

/** Choices of a person, together with those that they share with their partner. */
export interface Preferences {
  /** The person's own. `time` is `HH:MM` in their time zone. */
  reminder: { channel: ReminderChannel; time: string };
  /** The person's own: whether a letter about the couple's week is mailed to them. */
  weeklyLetter: boolean;
  /** The person's own: the language of their mails. Missing for someone who has not chosen. */
  language?: ChosenLanguage;
  /** The couple's. Someone without a couple sees the default. */
  questionStyle: QuestionStyle;
  /** The couple's, like the style. */
  aiQuestions: AiQuestions;
}

/** Choices of everyone who has not chosen. */
export const DEFAULT_PREFERENCES: Preferences = {
  reminder: { channel: 'off', time: '19:00' },
  weeklyLetter: false,
  questionStyle: 'balanced',
  aiQuestions: 'auto',
};

/** Public key with which a browser subscribes to this instance's notifications, in base64url. */
export interface PushKey {
  publicKey: string;
  /** Whether the browser of this session has subscribed. The release before does not say it. */
  isSubscribed?: boolean;
}
