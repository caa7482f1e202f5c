import { describe, expect, it } from '@jest/globals';
import { ACTIVITIES } from './activities/index.js';
import { MODULES } from './modules/index.js';
import { PROMPTS } from './prompts/index.js';
import { QUOTES } from './quotes/index.js';
import { inAllWords } from './wordings.js';

/** Words that read as British, as translated or as a riddle, each with what we say instead (docs/style.md). */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bhandovers?\b|\bchangeover\b/i, 'exchange or drop-off'],
  [/\bpatchwork (?:life|famil)/i, 'blended'],
  [/\b(?:drew|draw) lots\b/i, 'randomly assigned'],
  [/\bsoft spot\b/i, 'tender spot'],
  [/\balso when\b/i, 'even when'],
  [/\b(?:whilst|amongst|fortnight|flatmate|cosy|lodger|mum)\b/i, 'the American word'],
  [
    /\b(?:colour|favour|behaviour|neighbour|honour|centre|organis|realis|apologis|travell)/i,
    'American spelling',
  ],
  [/\b(?:quarrels?|quarrelled)\b/i, 'fight or argument'],
  [/\bwashing up\b/i, 'doing the dishes'],
  [/\b(?:parcel|postbox|cupboard under)\b/i, 'package'],
  [/\bkeep going the way\b/i, 'keep doing what you’re doing'],
  [/\bmore strongly than the cause deserved\b/i, 'nothing that makes a feeling a mistake'],
  [/\bsay your \w+ had\b/i, 'imagine'],
  [/\b(?:care home|the heating|till receipt|queue)\b/i, 'the American word'],
  [/\bbell goes\b/i, 'the timer rings'],
  [/\b(?:share out|supermarket|school bag|autumn|two meters)\b/i, 'the American word'],
  [/\b(?:missing|no|a|the|this|two very different) sums?\b/i, 'amount, total or money'],
  [/\b(?:not|never|nobody|n’t)\b[^.?!]*\bany more[.,?!”]/i, 'anymore'],
  [/\bin mind as well as in body\b|\bsomething in the mouth\b|\bthe list comes hard\b/i, 'plain words'],
  [
    /\bwithout defending yourself\b|\bbracing for something\b|\bjealousy is\b/i,
    'nothing that makes a feeling a mistake, or jealousy a kind of love',
  ],
  [
    /\bthing you hid\b|\bgets hidden\b|\bdo you carry alone\b|\btell your partner who they are\b/i,
    'nothing that asks what somebody hides, or in whom they confide',
  ],
];

/** Texts that are quoted from others, and the title of a program or a book, keep their own words. */
const ours: { id: string; text: string }[] = [
  ...QUOTES.filter(({ author }) => author === 'Anew').map(({ id, text }) => ({ id, text })),
  ...PROMPTS.flatMap(inAllWords).map(({ id, text }) => ({ id, text })),
  ...ACTIVITIES.flatMap(inAllWords).map(({ id, title, description, instructions }) => ({
    id,
    text: `${title} ${description} ${instructions}`,
  })),
  ...MODULES.map((module) => ({ id: module.slug, text: JSON.stringify(module) })),
];

/** A question that opens with a place or a time instead of asking. */
const FRONTED =
  /^(?:about|after|as|at|before|beyond|between|by|even|from|in|on|once|up to|with|within|over)\b/i;

describe('the style of the texts', () => {
  it.each(WORDS)('has no %s', (word) => {
    expect(ours.filter(({ text }) => word.test(text)).map(({ id }) => id)).toEqual([]);
  });

  it('never tells a widow of “your ex”, or a first-time spouse of “your first marriage”', () => {
    const presuming = /\byour (?:own )?(?:ex\b|exes|first marriage|former (?:wife|husband|spouse|partner))/i;
    const taggedForIt = new Set(
      [...PROMPTS, ...ACTIVITIES]
        .filter(({ tags }) => tags.includes('ex') || tags.includes('earlier-marriage'))
        .map(({ id }) => id),
    );
    const presumed = ours.filter(({ id, text }) => presuming.test(text) && !taggedForIt.has(id));
    expect(presumed.map(({ id }) => id)).toEqual([]);
  });

  it('says of everything that lays money open that it is not for a relationship with fear in it', () => {
    const opens = /\b(?:bank statement|your accounts|account list|up to this amount)\b/i;
    const open = ACTIVITIES.flatMap(inAllWords).filter(({ instructions }) => opens.test(instructions));
    expect(open.length).toBeGreaterThan(3);
    expect(open.filter(({ instructions }) => !instructions.includes('with fear in it'))).toEqual([]);
  });

  it('lets questions ask: none opens with a preposition', () => {
    expect(
      PROMPTS.flatMap(inAllWords)
        .filter(({ text }) => FRONTED.test(text))
        .map(({ id }) => id),
    ).toEqual([]);
  });
});
