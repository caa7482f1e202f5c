import type { InstanceInfo } from '@anew/contracts/instance/views';
import * as words from '@anew/words/terms';
import type { PolicySection } from '#shared/ui/policy-text';

/** @param instance what the server says about itself, once it is known */
export const termsSections = (instance?: InstanceInfo | null): PolicySection[] => [
  {
    title: words.audienceTitle(),
    paragraphs: [words.audienceAdults(), words.audienceAccount()],
  },
  {
    title: words.purposeTitle(),
    paragraphs: [words.purposeText(), words.purposeDanger()],
  },
  {
    title: words.yoursTitle(),
    paragraphs: [words.yoursUse(), words.yoursCopy()],
  },
  {
    title: words.dutiesTitle(),
    paragraphs: [words.dutiesHonest(), words.dutiesSafe()],
  },
  {
    title: words.costTitle(),
    paragraphs: [words.costText()],
  },
  {
    title: words.promiseTitle(),
    paragraphs: [words.promiseBest(), words.promiseNotice()],
  },
  {
    title: words.questionsTitle(),
    paragraphs: [
      ...(instance?.operator ? [words.questionsOperator({ operator: instance.operator })] : []),
      words.questionsContact({ contact: instance?.contact ?? 'support@anew.example' }),
    ],
  },
];
