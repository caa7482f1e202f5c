import type { ModuleSlug } from '@anew/contracts/content/module-slugs';

/** Texts for a message that plainly belongs to a module but to none of its situations. */
interface General {
  /** Sentences that say what the message seems to be about, and that there is no page on just this. */
  open: readonly string[];
  /** Questions that lead back to what the person wrote. */
  ask: readonly string[];
}

export const GENERAL: Readonly<Record<ModuleSlug, General>> = {
  'honor-lessons': {
    open: [
      'It sounds as if something from before this marriage is in the room with you. I have no page on just this, and I’d rather say so than hand you the wrong one.',
      'As I read it, an earlier chapter reaches into this one. Nothing I have fits it well enough to pass on as an answer.',
    ],
    ask: ['What part of it belongs to then, and what part to now?'],
  },
  'lets-align': {
    open: [
      'As I read it, the two of you want different things here, and it needs a way to decide. I have no page on just this question.',
      'This sounds like something to settle together. I can’t settle it for you, and I have no page on just this.',
    ],
    ask: ['What would each of you most want to keep, whatever you decide?'],
  },
  'our-vision': {
    open: [
      'This sounds like a question of what you want your life together to look like. I have no page on just this, and I’d rather say so than guess.',
      'As I read it, this is about what is yours as a couple: your plans, your days, your ways. I have no page on just this.',
    ],
    ask: ['If it went well a year from now, what would people see you two doing?'],
  },
  'external-influences': {
    open: [
      'As I read it, somebody outside the two of you has a part in this. I have no page on just that.',
      'This sounds like a place where other people reach into your home. Nothing I have fits it well enough to pass on as an answer.',
    ],
    ask: ['What would you two like to say to the others as one?'],
  },
  'emotional-safety': {
    open: [
      'This sounds like it is about feeling safe and sure with each other. I have no page on just this, and I’d rather say so than guess.',
      'As I read it, what is tender here is trust, or whether you matter to each other. I have no page on just this.',
    ],
    ask: ['What would help you feel a little surer of each other this week?'],
  },
  'practical-blending': {
    open: [
      'This sounds like the daily work of making one home out of two. I have no page on just this, and I’d rather say so than guess.',
      'As I read it, this is about how your house runs and who does what in it. Nothing I have fits it well enough to pass on as an answer.',
    ],
    ask: ['Which part of this could the two of you try out for one week?'],
  },
  'communication-complexity': {
    open: [
      'As I read it, this is about how you two talk, or what happens when you try. I have no page on just this, and I’d rather say so than guess.',
      'This sounds like a moment when the right words, or the right time, would help. I have no page on just this.',
    ],
    ask: ['What do you wish your partner understood about this?'],
  },
  'love-fun-intimacy': {
    open: [
      'This sounds like it is about time, fun, or closeness for the two of you. I have no page on just this, and I’d rather say so than guess.',
      'As I read it, this is about being a couple and not only a team. Nothing I have fits it well enough to pass on as an answer.',
    ],
    ask: ['When did the two of you last enjoy each other, and what made it easy?'],
  },
};

/** Ways to go on, in the words that the coach understands as a follow-up. */
export const GENERAL_WAYS: readonly string[] = [
  'You can ask me for the exact words, the first step or an example. Or tell me about the last time, and I’ll look again.',
  'Tell me a bit more and I’ll look again. Or ask for the first step, an example, or the exact words to say.',
];
