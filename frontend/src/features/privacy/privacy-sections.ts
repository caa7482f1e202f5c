export interface PrivacySection {
  title: string;
  paragraphs: readonly string[];
}

export const PRIVACY_SECTIONS: readonly PrivacySection[] = [
  {
    title: 'In short',
    paragraphs: [
      'No ads, no trackers, and nothing about you is sold. What you mark private is private to you as a person, not to you as a couple. Your partner does not see it, also not by way of the coach.',
    ],
  },
  {
    title: 'What we keep',
    paragraphs: [
      'Your name, email address and picture, if you give us one. Which couple account you belong to. What you write: journal entries, appreciations, answers to the assessment and conversations with the coach. What you have completed in modules and activities.',
      'To keep your account safe we also keep your sign-in sessions, and technical logs that never contain what you wrote.',
    ],
  },
  {
    title: 'What your partner can see',
    paragraphs: [
      'Shared journal entries, appreciations, your name, email address and picture, and the results of the assessment once both of you have finished. Results show broad bands and rounded levels, never your single answers.',
      'Your partner cannot see your private journal entries, your conversations with the coach or your answers.',
    ],
  },
  {
    title: 'The AI coach',
    paragraphs: [
      'When you write to the coach, your message and the conversation so far are sent to the AI provider that is set up for Anew: Anthropic or OpenAI. It may also receive what the two of you have shared and your shared results. It never receives your partner’s private entries, conversations or answers. If no provider is set up, the coach answers from our own modules and nothing leaves our servers.',
      'The coach is educational and not a substitute for therapy. Messages are checked for signs of danger, so that help can be named at once. That check leaves no trace your partner could see.',
    ],
  },
  {
    title: 'How it is protected',
    paragraphs: [
      'Your data is encrypted on its way to us and where we store it. It is not end-to-end encrypted: the server has to read what you send to the coach in order to answer you.',
    ],
  },
  {
    title: 'Your choices',
    paragraphs: [
      'You may have a copy of everything you wrote, in a form that other programs can read. You may have your account deleted; it is then gone from the live system at once. Your partner keeps their own things.',
      'Two cookies keep you signed in. They are needed for that and serve nothing else.',
    ],
  },
  {
    title: 'Questions',
    paragraphs: ['Write to privacy@anew.example. A person answers within 48 h.'],
  },
];
