import { GENERATED_AT_ONCE, QUESTION_DEPTHS, type QuestionDepth } from '@anew/contracts/content/generated';
import type { FocusModuleSlug } from '@anew/contracts/content/module-slugs';
import { objectionTo } from './question.rules.js';

export interface WrittenQuestion {
  moduleSlug: FocusModuleSlug;
  depth: QuestionDepth;
  text: string;
}

/** The questions in a provider's answer that may be shown. Lines of another form, and everything objectionable, are left out. */
export function questionsIn(answer: string, areas: readonly FocusModuleSlug[]): WrittenQuestion[] {
  const questions = answer.split('\n').flatMap((line) => {
    const [area, how, ...rest] = line.split('|').map((part) => part.trim());
    const moduleSlug = areas.find((slug) => slug === area);
    const depth = QUESTION_DEPTHS.find((each) => each === how);
    const text = rest.join('|').replaceAll("'", '’');
    return moduleSlug && depth && objectionTo(text) === null ? [{ moduleSlug, depth, text }] : [];
  });
  return questions.slice(0, GENERATED_AT_ONCE);
}
