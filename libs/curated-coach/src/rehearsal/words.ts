import type { LandingKind, RehearsalRecipient } from '@anew/contracts/coaching/rehearsal';

type Count = (count: number) => string;

/** Why something lands badly, in the order in which it is shown. */
export const WHY: Readonly<Record<LandingKind, Count>> = {
  warning: () =>
    'A warning about court or “or else” ends the talk. If you need a lawyer, call one. Leave it out here.',
  children: () =>
    'This puts a child in the middle. A child should not carry the message, and should not be the proof.',
  blame: () =>
    'This says what is wrong with them. Most people then defend themselves and miss what you need.',
  sarcasm: () => 'A joke that stings reads like an insult. In a message there is no voice to soften it.',
  absolutes: () => '“Always” and “never” start a fight about the one time it wasn’t true.',
  history: () => 'Old hurts open an old fight. What you need today gets lost in it.',
  shouting: () => 'Capitals and rows of marks read like shouting.',
  questions: (count) => `That is ${count} questions at once. Most people answer one of them, or none.`,
  length: (count) => `That is ${count} words. A long message is skimmed, and what you ask for gets lost.`,
  late: () => 'It is late where you are. At night we write sharper than we mean to.',
};

export const ADVICE = {
  asItIs: 'I see nothing here that stings. Read it once more out loud, and you will know.',
  waits: 'It sounds calm. Only the hour is late: it will land better in the morning.',
  shorter: 'Try the short one. If you are still angry, leave it until tomorrow.',
  night: 'Please don’t send it tonight. Read it again in the morning, and then choose.',
  withoutTheChild:
    'Leave the child out of it. Write to the other grown-up yourself: what you saw or heard, and what you need.',
  court: 'If this is about court or custody, don’t argue it by message. Let your lawyer answer.',
  nothingLeft:
    'Take out what stings, and nothing is left that they could say yes to. You don’t have to answer at all. If there is something you need, write only that.',
} as const;

/** True once they have slept on it, and so not before. */
export const AFTER_A_NIGHT: Readonly<Record<RehearsalRecipient, string>> = {
  ex: 'I took a night before I answered.',
  'co-parent': 'I took a night to think about this.',
  partner: 'I took a night to think about this, because it matters to me.',
};

export const NOT_SAFE =
  'If you are afraid of what they may do when they read it, don’t send it. People at 1-800-799-7233 will think it through with you.';

export const REFUSALS = {
  threat:
    'I won’t help with this one. It says that you will take something from them, or do them harm. You may have every reason to be angry. But a threat makes nobody safer, and it can be read out loud to a judge.\n\nPlease send nothing for now. If there is something you need, write only that: what it is, and by when.\n\nIf you are afraid of what you might do: at 1-800-799-7233 they talk with people in your situation, and they don’t judge.',
  watching:
    'I won’t help with this one. It checks up on someone, or tells them what they may do. That is control, even when you are scared of losing them.\n\nYou could say what is behind it: what you are worried about, and what you would like to hear.\n\nIf someone does this to you: 1-800-799-7233, day and night.',
  spanish:
    'Por ahora solo puedo revisar mensajes en inglés. En el chat puedo contestarte en español: ahí puedes contarme qué quieres decir y a quién.\n\nSi alguien te lastima o te da miedo: 1-800-799-7233.',
} as const;
