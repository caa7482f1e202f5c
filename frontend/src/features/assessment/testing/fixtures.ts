import { ASSESSMENT_CATEGORIES, ASSESSMENT_QUESTIONS } from '@anew/contracts/assessment/instrument';
import type { AssessmentResults, ScoredCategory } from '@anew/contracts/assessment/results';
import type { AssessmentRound, AssessmentRounds } from '@anew/contracts/assessment/views';
import type { Member } from '@anew/contracts/identity/views';
import { maria, member, sam } from '#shared/testing/people';
import type { Answers } from '../lib/unsent-answers';

/** Sorted by the order of joining. */
export const members: Member[] = [member(maria), member(sam)];

/** The first `count` questions, each with the option at `place`. */
export function answersTo(count: number, place = 1): Answers {
  return Object.fromEntries(
    ASSESSMENT_QUESTIONS.slice(0, count).map(({ id, options }) => [id, options[place]?.value ?? '']),
  );
}

export const submittedAt = '2025-05-02T10:00:00.000Z';
export const ownResponses = { responses: answersTo(22), submittedAt };

const scored = (category: ScoredCategory['category']): ScoredCategory => ({
  category,
  level: 75,
  band: 'shared-strength',
  partners: [
    { userId: sam.id, score: 75 },
    { userId: maria.id, score: 75 },
  ],
});

export const results: AssessmentResults = {
  strengthAreas: [{ category: 'Communication', title: 'You can talk', summary: 'It gets said and heard.' }],
  priorityAreas: [{ category: 'Trust & Past', title: 'Trust again', summary: 'Small promises.' }],
  recommendations: [
    {
      moduleSlug: 'honor-lessons',
      title: 'Honor the Lessons',
      reason: 'What came before.',
      talkStarter: 'What did you learn?',
    },
    {
      moduleSlug: 'lets-align',
      title: 'Let’s Align',
      reason: 'Two stories.',
      talkStarter: 'How does it look to you?',
    },
  ],
  categories: [
    scored('Communication'),
    {
      ...scored('Trust & Past'),
      level: 50,
      band: 'worth-a-conversation',
      partners: [
        { userId: sam.id, score: 25 },
        { userId: maria.id, score: 100 },
      ],
    },
    { category: 'Blending & Children', level: null, partners: [], band: null },
    ...ASSESSMENT_CATEGORIES.slice(3).map((category) => ({ ...scored(category), band: 'close' as const })),
  ],
  pattern: { name: 'Building', summary: 'You are in the middle of building.' },
  readDifferently: [
    {
      questionId: 'blend_4',
      category: 'Blending & Children',
      summary: 'You read the one about children differently.',
    },
  ],
  computedAt: '2025-05-04T10:00:00.000Z',
};

export const round = (number: number, of: AssessmentResults = results): AssessmentRound => ({
  number,
  closedAt: `2025-0${number + 4}-04T10:00:00.000Z`,
  seen: true,
  results: of,
});

/** State after one round; the next may begin a long time from now. */
export const oneRound: AssessmentRounds = {
  rounds: [round(1)],
  next: { number: 2, opensAt: '2999-06-03T10:00:00.000Z', proposal: null, answeredAt: null },
};

export const nextNow = { ...oneRound.next, opensAt: '2025-06-03T10:00:00.000Z' };
