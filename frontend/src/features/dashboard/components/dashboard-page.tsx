import type { Couple, User } from '@anew/contracts/identity/views';
import { longDate } from '../../../shared/lib/dates';
import { Page } from '../../../shared/ui/page';
import { greeting } from '../lib/greeting';
import { AssessmentInvitation } from './assessment-invitation';
import styles from './dashboard-page.module.css';
import { Explore } from './explore';
import { PartnerInvite } from './partner-invite';
import { TodaysQuote } from './todays-quote';

export function DashboardPage({ user, couple }: { user: User; couple: Couple }) {
  const now = new Date();
  const hello = greeting(now.getHours());
  return (
    <Page
      title="Dashboard"
      heading={user.firstName ? `${hello}, ${user.firstName}` : hello}
      eyebrow={longDate(now)}
    >
      <div className={styles.grid}>
        {couple.memberCount === 1 && <PartnerInvite code={couple.inviteCode} />}
        <TodaysQuote />
        <AssessmentInvitation />
        <Explore />
      </div>
    </Page>
  );
}
