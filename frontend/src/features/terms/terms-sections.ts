import type { PolicySection } from '#shared/ui/policy-text';

export const TERMS_SECTIONS: readonly PolicySection[] = [
  {
    title: 'Who Anew is for',
    paragraphs: [
      'Anew is for adults. You must be 18 or older to have an account. Please do not let a child write in yours.',
      'An account belongs to one person. Your partner makes an account of their own, and the two of you connect with a code. Either of you may leave at any time, and nobody needs the other’s permission.',
    ],
  },
  {
    title: 'What Anew is, and what it is not',
    paragraphs: [
      'Anew gives you questions, exercises and reading for life in a second marriage or a blended family. The AI coach is a computer program. It teaches; it is not a therapist, a doctor or a lawyer, and it can be wrong. Nobody at Anew reads along, and nobody is called when you write that you are in danger.',
      'If someone may get hurt, call 911. In the US you can also call or text 988 if you are thinking about dying, call 1-800-799-7233 if someone at home scares or hurts you, and call 1-800-422-4453 if a child is in danger.',
    ],
  },
  {
    title: 'What is yours stays yours',
    paragraphs: [
      'What you write belongs to you. You let us store it, show it to your partner where you chose to share it, and send what you write to the coach to the AI provider that answers, as the privacy policy explains. That is all we may do with it.',
      'You can take a copy of it, or delete your account, at any time in your Profile.',
    ],
  },
  {
    title: 'What we ask of you',
    paragraphs: [
      'Use your own name and your own address. Keep your password to yourself. Do not use Anew to watch, trick, frighten or control anyone, and do not try to read what is not yours.',
      'Do not try to break Anew or to slow it down for others. We may close an account that is used to harm people.',
    ],
  },
  {
    title: 'What it costs',
    paragraphs: [
      'Starting is free. You need no credit card, and you can stop whenever you like. If something costs money one day, we will ask you first.',
    ],
  },
  {
    title: 'What we promise, and what we cannot',
    paragraphs: [
      'We do our best to keep Anew working and your words safe. We cannot promise that it never fails, or that an exercise helps. Nothing on this page takes away a right that the law gives you.',
      'If these terms change in a way that matters, we tell you before the change takes effect.',
    ],
  },
];
