import type { Couple } from '@anew/contracts/identity/views';
import * as words from '@anew/words/assessment-news';
import { useQuery } from '@tanstack/react-query';
import { assessmentNewsQuery, myResponsesQuery, resultsQuery } from '#api/assessment';
import { Badge } from '#shared/ui/badge';
import { LinkRows } from '#shared/ui/link-row';
import { QUESTION_COUNT } from '../lib/question-count';
import { TwoShapes } from './two-shapes';

/** Leads to the results, or to the questions that they come from. */
export function AssessmentLink({ parted }: Pick<Couple, 'parted'>) {
  const { data: responses } = useQuery(myResponsesQuery);
  const { data: results } = useQuery(resultsQuery);
  const { data: news } = useQuery(assessmentNewsQuery);

  function text() {
    if (responses === null) return words.lead({ count: QUESTION_COUNT });
    if (!responses || results === undefined || (parted && !results)) return words.look();
    return results ? words.view() : words.partDone();
  }

  return (
    <LinkRows
      links={[
        {
          to: '/assessment',
          mark: <TwoShapes small present={responses ? ['circle', 'diamond'] : []} />,
          title: words.title(),
          badge: news?.newResults && <Badge tone="accent">{words.newResults()}</Badge>,
          text: text(),
        },
      ]}
    />
  );
}
