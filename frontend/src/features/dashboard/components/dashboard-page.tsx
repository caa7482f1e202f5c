import type { Couple, User } from '@anew/contracts/identity/views';
import type { ReactNode } from 'react';
import { classNames } from '#shared/lib/class-names';
import { hourOf } from '#shared/lib/dates';
import { DateText } from '#shared/ui/date-text';
import { Page } from '#shared/ui/page';
import stack from '#shared/ui/stack.module.css';
import { useToday } from '../hooks/use-today';
import { greeting } from '../lib/greeting';
import { AppreciationJournal } from './appreciation-journal';
import { DailyAppreciation } from './daily-appreciation';
import styles from './dashboard-page.module.css';
import { Explore } from './explore';
import { PartnerInvite } from './partner-invite';
import { RecentEntries } from './recent-entries';
import { RetreatCard } from './retreat-card';
import { TodaysActivity } from './todays-activity';
import { TodaysQuote } from './todays-quote';

interface DashboardPageProps {
  user: User;
  couple: Couple;
  /** News of other features, shown above everything else. */
  notice?: ReactNode;
  /** The card of today's question. */
  question: ReactNode;
}

export function DashboardPage({ user, couple, notice, question }: DashboardPageProps) {
  const now = useToday();
  const hello = greeting(hourOf(now));
  return (
    <Page
      title="Dashboard"
      heading={user.firstName ? `${hello}, ${user.firstName}` : hello}
      eyebrow={<DateText at={now} length="long" />}
    >
      {notice}
      {couple.memberCount === 1 && <PartnerInvite code={couple.inviteCode} />}
      <div className={classNames(stack.stack, styles.columns)}>
        <div className={stack.stack}>
          <DailyAppreciation userId={user.id} />
          {question}
          <AppreciationJournal userId={user.id} />
          <TodaysActivity userId={user.id} />
        </div>
        <div className={stack.stack}>
          <TodaysQuote />
          <RetreatCard />
          <RecentEntries userId={user.id} />
        </div>
      </div>
      <Explore />
    </Page>
  );
}
