import { useQuery } from '@tanstack/react-query';
import { todaysActivityQuery, todaysQuestionQuery } from '#api/content';
import { latestAppreciationsQuery, todaysAppreciationQuery } from '#api/journal';
import { type Steps, stepsOf } from '../lib/steps';

interface StepsInput {
  userId: string;
  hasPartner: boolean;
  now: Date;
}

/** What each of the two has done today. */
export function useSteps(input: StepsInput): Steps {
  return stepsOf({
    ...input,
    mine: useQuery(todaysAppreciationQuery).data,
    latest: useQuery(latestAppreciationsQuery).data,
    question: useQuery(todaysQuestionQuery).data,
    activity: useQuery(todaysActivityQuery).data,
  });
}
