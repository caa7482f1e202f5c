import {
  ASSESSMENT_QUESTIONS,
  type AssessmentCategory,
  type AssessmentOption,
  type AssessmentQuestion,
  CHILDREN_ITEMS,
  NOT_APPLICABLE_OPTIONS,
  type QuestionId,
} from '@anew/contracts/assessment/instrument';

/**
 * Submitted answers of one partner: option values by question id, all 22 valid (see `validate-responses.ts`).
 */
export interface PartnerResponses {
  userId: string;
  responses: Readonly<Record<string, string>>;
}

/** Both partners' scores, 1 to 4, for a question that applies to both. */
export interface ItemScores {
  id: QuestionId;
  category: AssessmentCategory;
  a: number;
  b: number;
}

/**
 * Questions grouped by their role in the scoring. Questions that apply to neither partner are in no group.
 */
export interface ReadItems {
  scored: ItemScores[];
  readDifferently: AssessmentQuestion[];
  /**
   * False only if both partners said that they have no children, because one alone cannot decide that for the
   * other's children.
   */
  hasChildren: boolean;
}

/** Pairs the two partners' answers. Throws RangeError for an answer that the instrument does not know. */
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
  // The error names only the question, because an answer must not get into a log.
  if (!option) throw new RangeError(`No valid answer to ${question.id}`);
  return option;
}

function applies(id: QuestionId, option: AssessmentOption): boolean {
  return !NOT_APPLICABLE_OPTIONS[id]?.includes(option.value);
}
