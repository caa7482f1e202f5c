import { useInfiniteQuery } from '@tanstack/react-query';
import { answeredQuestionPages } from '#api/content';
import { itemsOf } from '#api/items';

/** Answered questions as far as they have been read, newest first. */
export function useAnsweredQuestions() {
  return useInfiniteQuery({ ...answeredQuestionPages, select: itemsOf });
}
