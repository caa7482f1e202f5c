import type { Couple, User } from '@anew/contracts/identity/views';
import * as words from '@anew/words/dashboard';
import type { ReactNode } from 'react';
import { hourOf } from '#shared/lib/dates';
import { DateText } from '#shared/ui/date-text';
import { Page } from '#shared/ui/page';
import type { StepLook } from '#shared/ui/step-card';
import { useFreshAppreciations } from '../hooks/use-fresh-appreciations';
import { useSteps } from '../hooks/use-steps';
import { useToday } from '../hooks/use-today';
import { greeting } from '../lib/greeting';
import { DailyAppreciation } from './daily-appreciation';
import { Explore } from './explore';
import { FreshWords } from './fresh-words';
import { Lately } from './lately';
import { RetreatCard } from './retreat-card';
import { TodaysActivity } from './todays-activity';
import { TodaysQuote } from './todays-quote';
import { TodaysSteps } from './todays-steps';

interface DashboardPageProps {
  user: User;
  couple: Couple;
  /** First name of the partner, or empty. */
  partner: string;
  /** News of other features, shown above the steps. */
  notice?: ReactNode;
  /** The card that invites the partner, until they are here. */
  invite?: ReactNode;
  /** The card of today's question. */
  question: (step: StepLook) => ReactNode;
  /** The results of the assessment, or the way to them. */
  results?: ReactNode;
}

export function DashboardPage(props: DashboardPageProps) {
  const { user, couple, partner, notice, invite, question, results } = props;
  const now = useToday();
  const userId = user.id;
  const hasPartner = couple.memberCount > 1;
  const steps = useSteps({ userId, hasPartner, now });
  const fresh = useFreshAppreciations(userId);
  return (
    <Page
      title={words.title()}
      width="narrow"
      heading={greeting(hourOf(now), user.firstName)}
      eyebrow={<DateText at={now} length="long" />}
    >
      <FreshWords userId={userId} partner={partner} fresh={fresh} />
      {notice}
      {invite}
      <TodaysSteps
        steps={steps}
        partner={partner}
        hasPartner={hasPartner}
        cards={{
          appreciation: (step) => (
            <DailyAppreciation userId={userId} partner={partner} alone={!hasPartner} step={step} />
          ),
          question,
          activity: (step) => <TodaysActivity userId={userId} step={step} />,
        }}
      />
      <Lately userId={userId} partner={partner} above={fresh.notes.map(({ id }) => id)} />
      {results}
      <Explore />
      <TodaysQuote />
      <RetreatCard user={user} partner={partner} />
    </Page>
  );
}
