import type { Module, ModuleSummary } from '@anew/contracts/content/views';

export const summary: ModuleSummary = {
  slug: 'emotional-safety',
  title: 'Emotional Safety',
  overview: 'How to say the tender thing out loud.',
  duration: '20-30 minutes',
  actionCount: 2,
  completedCount: 1,
};

export const safety: Module = {
  slug: 'emotional-safety',
  title: 'Emotional Safety',
  overview: 'How to say the tender thing out loud.',
  duration: '20-30 minutes',
  keyInsight: 'Reaching for each other usually works.',
  realityCheck: 'Expect this to be slow.',
  lesson: `It happens.\n\nA way back in.\n\n${'A long paragraph of the lesson. '.repeat(4)}`,
  deepDive: { title: 'What research says', content: 'Three studies, and what they cannot tell.' },
  transformation: { title: 'Two moves', framework: ['Stop — take one breath.', 'Ask — for one thing.'] },
  scenario: {
    title: 'Fifty minutes',
    situation: 'Owen is late.',
    challenge: 'Nadia is afraid.',
    approach: 'They wait until nine.',
  },
  reflection: { question: 'What do you hold back?', prompts: ['Since when?'] },
  awareness: ['You test your partner in secret.'],
  conversation: ['Put the phones away.'],
  actions: ['Name one fear.', 'Say one thanks.'],
  coachingPrompt: {
    title: 'Talk an echo through',
    description: 'The coach can help.',
    suggestions: ['How do I begin?'],
    link: '/coaching?module=emotional-safety',
  },
  sources: ['Orbuch (2013): letting go helps.'],
  references: [
    {
      authors: 'Diamond, R. M.',
      year: 2018,
      title: 'Attachment and satisfaction',
      publishedIn: 'Journal of Family Therapy, 40',
      link: 'https://doi.org/10.1111/1467-6427.12161',
    },
  ],
  review: { lastReviewed: '2026-11-22', reviewedBy: null },
  track: {
    title: 'Short steps',
    intro: 'Two pieces.',
    pieces: [
      { title: 'Slow down', text: 'Nothing has to be said tonight.' },
      { title: 'Come back', text: 'A late second try counts.' },
    ],
  },
};
