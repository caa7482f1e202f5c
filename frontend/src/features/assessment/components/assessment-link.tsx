import * as words from '@anew/words/assessment-news';
import { useQuery } from '@tanstack/react-query';
import { assessmentNewsQuery, myResponsesQuery } from '#api/assessment';
import { Badge } from '#shared/ui/badge';
import { LinkRows } from '#shared/ui/link-row';
import { QUESTION_COUNT } from '../lib/question-count';
import { TwoShapes } from './two-shapes';

/** Leads to the results, or to the questions that they come from. */
export function AssessmentLink() {
  const { data: responses } = useQuery(myResponsesQuery);
  const { data: news } = useQuery(assessmentNewsQuery);
  const first = responses === null ? words.lead({ count: QUESTION_COUNT }) : words.look();
  return (
    <LinkRows
      links={[
        {
          to: '/assessment',
          mark: <TwoShapes small present={responses ? ['circle', 'diamond'] : []} />,
          title: words.title(),
          badge: news?.newResults && <Badge tone="accent">{words.newResults()}</Badge>,
          text: responses ? words.view() : first,
        },
      ]}
    />
  );
}
