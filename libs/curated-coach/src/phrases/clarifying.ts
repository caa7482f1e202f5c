import type { ModuleSlug } from '@anew/contracts/content/module-slugs';

export const CLARIFY_OPEN: readonly string[] = [
  'I’d like to answer you properly, and I’m not yet sure what this is about.',
  'I want to be sure I understand before I offer anything.',
  'I may have missed what matters to you here, so let me ask.',
  'I didn’t find anything that truly fits, and I’d rather ask than guess.',
  'Tell me a little more, so that I don’t hand you the wrong page.',
  'That could mean several things, and they need different answers.',
];

/** The same before questions that are near the message. */
export const TITLES_OPEN: readonly string[] = [
  'I’d like to be sure what you’re asking, so let me check.',
  'I want to answer the right question.',
  'Let me be sure that I have this right.',
];

/** The same with a sentence of the message. */
export const QUOTING_OPEN: readonly string[] = [
  'You wrote, “{said}” I’d like to help with that, and not pick up the wrong end of it.',
  '“{said}” I’m with you. It could go more than one way from here, so let me ask one thing.',
  'I’m reading this line of yours again: “{said}” Before I offer anything, I’d like to ask.',
];

/** The same with people that the message names. */
export const NAMING_OPEN: readonly string[] = [
  'There is {named} in this, and you. It could go more than one way, and I’d rather ask than guess.',
  'I’d like to help with {named}, and not hand you the wrong page. So let me ask.',
];

/** The same for somebody who has told a whole story already. */
export const TOLD_OPEN: readonly string[] = [
  'Thank you for telling it so fully. I don’t want to pick up the wrong end of it.',
  'There is a lot in this, and I’d like to help with the part that matters most to you.',
  'Before I offer anything, I want to be sure which part of this to take up.',
];

export const TOLD_ASK: readonly string[] = [
  'Or tell me in one sentence: what would you like help with first?',
  'If none of them fits, which part of this should be different by next week?',
  'Or write just the question that you would ask a friend about it.',
];

export const CLARIFY_LOW: readonly string[] = [
  'That sounds like one of those days when everything weighs the same.',
  'You sound worn down, and you don’t have to sort it before you write.',
  'Some weeks it is all of it at once. We can take one corner.',
];

export const CLARIFY_LEAD: readonly string[] = [
  'What would help you most right now?',
  'Where would you like to start?',
  'Which of these comes closest to what you need?',
  'Which one would make this week easier?',
];

/** The same before a list of questions. */
export const TITLES_LEAD: readonly string[] = [
  'Is one of these close to what you’re asking?',
  'Which of these questions is nearest to yours?',
  'I have answers to these questions. Is yours among them?',
];

export const CLARIFY_ASK: readonly string[] = [
  'Or tell me about the last time it happened: who said what, and what you wished for.',
  'Or just describe one moment from this week, in two or three sentences.',
  'If none of them fits, say it in your own words; a messy sentence is fine.',
  'Or finish this sentence for me: “I wish that, by next week…”',
  'If it is something else, what would you like to be different?',
];

export const CLARIFY_NOTE: readonly string[] = [
  'I answer from the eight modules’ own pages, curated and without a live AI model, so everyday words about the situation help me most.',
  'No live AI model is answering; I look things up in the eight modules, and a concrete scene is what I find best.',
  'A curated coach, with no live AI model behind it, needs a little more to go by.',
];

export interface Direction {
  moduleSlug: ModuleSlug;
  text: string;
  /** Words with which somebody picks it in a short reply. */
  picked: RegExp;
  aboutChildren?: true;
  /** Words of a message for which it is offered first. */
  shownBy?: RegExp;
  /** Set if it is offered only after all others where there is no such word. */
  onlyIfShown?: true;
}

export const DIRECTIONS: readonly Direction[] = [
  {
    moduleSlug: 'communication-complexity',
    text: '**Talking**: one of you goes quiet, or it gets loud too fast.',
    picked: /\btalk(s|ing)?\b/,
  },
  {
    moduleSlug: 'love-fun-intimacy',
    text: '**The two of you**: too little time, warmth or touch.',
    picked: /\btwo of (you|us)\b/,
    shownBy:
      /\b(close(r|ness)?|love life|intima\w*|romance|romantic|kiss\w*|cuddl\w*|hug\w*|sex\w*|desire|affection\w*|date night|coworkers?|roommates?|collapse|spark)\b/i,
  },
  {
    moduleSlug: 'practical-blending',
    text: '**The household**: rules, rooms, stepchildren.',
    picked: /\bhouse ?hold\b/,
    aboutChildren: true,
  },
  {
    moduleSlug: 'external-influences',
    text: '**People around you**: an ex, relatives, a phone that never rests.',
    picked: /\bpeople\b/,
  },
  {
    moduleSlug: 'emotional-safety',
    text: '**Trust**: jealousy, checking, or something that is hard to say.',
    picked: /\btrust\b/,
    shownBy:
      /\b(jealous\w*|phones?|passwords?|secrets?|lie[sd]?|lying|cheat\w*|liked|follows?|flirt\w*|trust\w*)\b/i,
    onlyIfShown: true,
  },
  {
    moduleSlug: 'emotional-safety',
    text: '**Feeling sure of each other**: worry, an old alarm, not daring to say something.',
    picked: /\b(sure|worry)\b/,
  },
  {
    moduleSlug: 'honor-lessons',
    text: '**The past**: an old hurt, a loss, the fear that it will happen again.',
    picked: /\bpast\b/,
  },
  {
    moduleSlug: 'our-vision',
    text: '**Where you are going**: holidays, hopes, a picture that didn’t come true.',
    picked: /\bwhere (you|we)\b/,
  },
  {
    moduleSlug: 'lets-align',
    text: '**Deciding**: a question on which you two can’t agree.',
    picked: /\bdeci(de|ding|sion)s?\b/,
  },
  {
    moduleSlug: 'practical-blending',
    text: '**Money**: one pot or two, and who pays for what.',
    picked: /\bmoney\b/,
  },
  {
    moduleSlug: 'love-fun-intimacy',
    text: '**Being seen**: a lot of work, and few thanks for it.',
    picked: /\bseen\b/,
  },
  {
    moduleSlug: 'lets-align',
    text: '**A yes you regret**: something you went along with and would like to reopen.',
    picked: /\bregret\b/,
  },
  {
    moduleSlug: 'communication-complexity',
    text: '**After a quarrel**: how to find the first sentence again.',
    picked: /\bquarrel\b/,
  },
];
