import { ASSESSMENT_QUESTIONS } from '@anew/contracts/assessment/instrument';
import type { AssessmentResults } from '@anew/contracts/assessment/results';
import type { Couple, User } from '@anew/contracts/identity/views';

export const ANA = '01981c10-5a2e-7b1c-9d20-3f6a1b2c4d5e';
export const BEN = '01981c11-8b4f-7c2d-8e31-4a7b2c3d5e6f';
export const SOME_ID = '01981c12-1c2d-7d3e-9f42-5b8c3d4e6f70';
export const WHEN = '2026-03-14T18:30:00.000Z';
export const LATER = '2026-04-13T18:30:00.000Z';
export const TOKEN = 'b2xkIGFuZCBsb25nIGVub3VnaCB0byBiZSBhIHRva2Vu';

export const user: User = {
  id: ANA,
  firstName: 'Ana',
  lastName: null,
  email: 'ana@example.org',
  avatarUrl: null,
  profileImageUrl: null,
  createdAt: WHEN,
  updatedAt: WHEN,
};

export const couple: Couple = { id: SOME_ID, inviteCode: 'k7m2x9qa', memberCount: 2, createdAt: WHEN };

/** A passkey's answer as a browser sends it. */
export const passkeyAnswer = {
  response: { id: 'cGFzc2tleQ', type: 'public-key', response: { clientDataJSON: 'e30' } },
};

export const responses = Object.fromEntries(
  ASSESSMENT_QUESTIONS.map(({ id, options: [first] }) => [id, first?.value ?? '']),
);

export const results: AssessmentResults = {
  priorityAreas: [
    {
      category: 'Blending & Children',
      title: 'Blending & Children',
      summary: 'You see some of this differently. It is worth a quiet talk.',
    },
  ],
  strengthAreas: [
    { category: 'Communication', title: 'Communication', summary: 'Both of you feel heard most days.' },
  ],
  recommendations: [
    {
      moduleSlug: 'practical-blending',
      title: 'Practical Blending',
      reason: 'It helps with house rules that both of you can stand behind.',
      talkStarter: 'What would make the evenings with the children easier for you?',
    },
  ],
  categories: [
    {
      category: 'Communication',
      level: 75,
      partners: [
        { userId: ANA, score: 75 },
        { userId: BEN, score: 75 },
      ],
      band: 'shared-strength',
    },
    { category: 'Trust & Past', level: null, partners: [], band: null },
  ],
  pattern: { name: 'Solid Ground', summary: 'Most of what carries you is there.' },
  readDifferently: [],
  computedAt: WHEN,
};
