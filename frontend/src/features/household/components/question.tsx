import type { ReactNode, Ref } from 'react';
import type { Draft, Step } from '../lib/steps';
import { AgesQuestion, ChildrenQuestion, DaysQuestion } from './household-questions';
import { FirstQuestion, NameQuestion, PastQuestion } from './own-questions';
import { FaithQuestion, PlacesQuestion } from './ways-questions';

export interface QuestionProps {
  draft: Draft;
  change: (change: Partial<Draft>) => void;
  headingRef: Ref<HTMLHeadingElement>;
}

const QUESTIONS: Record<Step, (props: QuestionProps) => ReactNode> = {
  name: NameQuestion,
  children: ChildrenQuestion,
  ages: AgesQuestion,
  days: DaysQuestion,
  faith: FaithQuestion,
  places: PlacesQuestion,
  past: PastQuestion,
  first: FirstQuestion,
};

export function Question({ step, ...props }: QuestionProps & { step: Step }) {
  const Asked = QUESTIONS[step];
  return <Asked {...props} />;
}
