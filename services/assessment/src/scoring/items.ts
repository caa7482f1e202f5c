import {
  type AssessmentCategory,
  type AssessmentOption,
  type AssessmentQuestion,
  ASSESSMENT_QUESTIONS,
  CHILDREN_ITEMS,
  NOT_APPLICABLE_OPTIONS,
  type QuestionId,
} from '@anew/contracts/assessment/instrument';

/** One partner's submitted answers: question id → option value, all 22 valid (see `validate-responses.ts`). */
export interface PartnerResponses {
  userId: string;
  responses: Readonly<Record<string, string>>;
}

/** One question that applies to both: the two scores, 1 to 4. */
export interface ItemScores {
  id: QuestionId;
  category: AssessmentCategory;
  a: number;
  b: number;
}

/** The questions sorted by what scoring does with them; those that apply to neither are in no list. */
export interface ReadItems {
  scored: ItemScores[];
  readDifferently: AssessmentQuestion[];
  /** False only when both said so: one partner alone cannot make the other's children disappear. */
  hasChildren: boolean;
}

/** Pairs the two partners' answers. Throws on an answer that the instrument does not know. */
export function readItems(a: PartnerResponses, b: PartnerResponses): ReadItems {
  const scored: ItemScores[] = [];
  const readDifferently: AssessmentQuestion[] = [];
  let hasChildren = false;
  for (const question of ASSESSMENT_QUESTIONS) {
    const { id, category } = question;
    const [optionA, optionB] = [chosenOption(question, a), chosenOption(question, b)];
    const [appliesToA, appliesToB] = [applies(id, optionA), applies(id, optionB)];
    if (appliesToA && appliesToB) scored.push({ id, category, a: optionA.score, b: optionB.score });
    if (appliesToA !== appliesToB) readDifferently.push(question);
    if (CHILDREN_ITEMS.includes(id) && (appliesToA || appliesToB)) hasChildren = true;
  }
  return { scored, readDifferently, hasChildren };
}

function chosenOption(question: AssessmentQuestion, { responses }: PartnerResponses): AssessmentOption {
  const value = Object.hasOwn(responses, question.id) ? responses[question.id] : undefined;
  const option = question.options.find((candidate) => candidate.value === value);
  // The id alone: an answer must not end up in a log.
  if (!option) throw new RangeError(`No valid answer to ${question.id}`);
  return option;
}

function applies(id: QuestionId, option: AssessmentOption): boolean {
  return !NOT_APPLICABLE_OPTIONS[id]?.includes(option.value);
}
