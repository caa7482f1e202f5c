export interface Faq {
  question: string;
  answer: string;
}

export const FAQS: readonly Faq[] = [
  {
    question: 'How does my partner join me?',
    answer:
      'Open your dashboard or Settings and send the invite link or the 8-character code. Your partner signs in with their own login, joins, and from then on you share one couple account.',
  },
  {
    question: 'How much time does this take?',
    answer:
      'Plan 15-20 minutes daily. That is enough for the question of the day, a few lines in the journal and one small step. If you miss a day, nothing is lost. The journal counts days in a row; it takes nothing away when you start over.',
  },
  {
    question: 'Where should we begin?',
    answer:
      'Take the assessment first, each of you alone. Then choose 2-3 modules to begin with, the ones that fit what you are living through right now. There are 8 core modules in all.',
  },
  {
    question: 'What can my partner see?',
    answer:
      'What you share while the two of you are connected: journal entries marked as shared, your appreciations, and your answers to a daily question once you have both answered it. Private journal entries, your coaching conversations and your single answers in the assessment stay with you.',
  },
  {
    question: 'What if we answer the assessment very differently?',
    answer:
      'That is common, and useful to know. For each of five areas you both see two marks on a line, one with each name, and words that follow from them. You never see which answer someone chose. It is a snapshot, not a verdict, and a month later you can both take it again.',
  },
  {
    question: 'Is the AI coach a therapist?',
    answer:
      'No. It is AI, it is educational, and it is not a substitute for therapy. If there is fear, violence or danger, please turn to people: 911 in an emergency, 988 for crisis support, 1-800-799-7233 for the National Domestic Violence Hotline.',
  },
  {
    question: 'What if my partner is not ready yet?',
    answer:
      'Start alone. Your journal, the modules and the coach work for one person too. When your partner joins later, what you have written stays yours: we ask you what to share, and nothing is shared until you say so.',
  },
  {
    question: 'We both made an account. Can we put them together?',
    answer:
      'Yes. One of you joins with the other’s invite code. Everything you have written comes along and stays yours: each of you decides what the other may read of it.',
  },
];
