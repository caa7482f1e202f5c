import { GENERATED_AT_ONCE } from '@anew/contracts/content/generated';
import { type FocusModuleSlug, MODULE_TITLES } from '@anew/contracts/content/module-slugs';

const ABOUT: Record<FocusModuleSlug, string> = {
  'our-vision': 'what the two are building together, their rituals and plans',
  'external-influences': 'friends, relatives, work and messages that come into their evenings',
  'emotional-safety': 'trust, reassurance and being met kindly',
  'practical-blending': 'the household, chores, rooms, money and belongings',
  'communication-complexity': 'how they talk, listen, pause and make up',
  'love-fun-intimacy': 'play, gratitude, affection and time for the two',
};

/** Instructions for a provider that writes questions. It learns nothing of the couple but its focus areas. */
export const QUESTION_PROMPT = `You write questions for an app for couples in a second marriage. Each partner answers one question in the evening, alone, and then reads what the other said.

Write ${GENERATED_AT_ONCE * 2} questions. One a line, in this form and nothing else:
area | depth | question

area: one of the given keys. depth: light (answered in a minute), middle, or deep (takes an evening).
A question: 8 to 25 plain words, grade 4 to 6, warm, concrete, about small and real things. It ends with its only question mark. It says "you" to the one who answers and "your partner" of the other.
Never: names, numbers, quotes; advice; medicine, law, therapy; sex; violence, fear, death; blame, comparison or complaint, or a question that begins with "why"; children, an ex, divorce, religion, or anything else that may not be true of the two.`;

export const areasFor = (areas: readonly FocusModuleSlug[]): string =>
  ['Areas:', ...areas.map((slug) => `${slug}: ${MODULE_TITLES[slug]}, ${ABOUT[slug]}`)].join('\n');
