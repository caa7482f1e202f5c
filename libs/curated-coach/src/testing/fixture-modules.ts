import { MODULE_TITLES, type ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Module } from '@anew/contracts/content/views';

interface Subject {
  slug: ModuleSlug;
  /** What every text of the module is about, so that it can be found by it. */
  about: string;
}

/** A module whose texts are all different and all about one thing. */
function moduleAbout({ slug, about }: Subject): Module {
  const line = (number: number, start: string) => `${start} ${about}, which is remark ${number} of ${slug}.`;
  const lines = (count: number, start: string) =>
    Array.from({ length: count }, (_, index) => line(index + 1, start));
  return {
    slug,
    title: MODULE_TITLES[slug],
    overview: `Everything on ${about}.`,
    duration: '20-30 minutes',
    keyInsight: `What matters most about ${about} is that two people look at it side by side and take their time with it.`,
    realityCheck: `With ${about}, the first weeks are seldom easy, and a second try after a bad evening is worth as much as a first.`,
    lesson: lines(6, 'Two people who sit down together after supper can look with some patience at').join(
      '\n\n',
    ),
    deepDive: {
      title: 'Studies',
      content: line(1, 'A small study asked a few dozen people about their experience with'),
    },
    transformation: {
      title: `Steps for ${about}`,
      framework: ['Look — see it.', 'Say — name it.', 'Stay — repeat it.'],
    },
    scenario: {
      title: 'The blue door',
      situation: `Two invented people, Ada and Finn, had an evening that went wrong over ${about}.`,
      challenge: 'Neither knew how to begin.',
      approach:
        'On the next day Ada poured two glasses of water and said one sentence. Finn answered with another.',
    },
    reflection: {
      question: line(1, 'What comes to mind first when you think of').replace('.', '?'),
      prompts: [],
    },
    awareness: lines(2, 'A sigh at the table can be about'),
    conversation: [`“What would help you most with ${about}?”`, line(1, 'Choose a quiet hour for')],
    actions: lines(4, 'Spend five minutes on'),
    coachingPrompt: {
      title: 'Ask',
      description: `Ask about ${about}.`,
      suggestions: [],
      link: `/coaching?module=${slug}`,
    },
    sources: [],
  };
}

const SUBJECTS: readonly Subject[] = [
  { slug: 'communication-complexity', about: 'silence, arguments and withdrawing' },
  { slug: 'practical-blending', about: 'stepchildren, rules and discipline' },
  { slug: 'love-fun-intimacy', about: 'affection, desire and thanks' },
  { slug: 'emotional-safety', about: 'jealousy, trust and openness' },
  { slug: 'external-influences', about: 'an ex, a co-parent or a relative' },
];

export const FIXTURE_MODULES: readonly Module[] = SUBJECTS.map(moduleAbout);

export const EIGHT_MODULES: readonly Module[] = [
  ...FIXTURE_MODULES,
  moduleAbout({ slug: 'honor-lessons', about: 'the first marriage, grief and old wounds' }),
  moduleAbout({ slug: 'our-vision', about: 'holidays, traditions and hopes' }),
  moduleAbout({ slug: 'lets-align', about: 'decisions, habits and agreement' }),
];
