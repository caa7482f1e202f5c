import type { Couple } from '@anew/contracts/identity/views';
import { lead, title } from '@anew/words/settings';
import * as words from '@anew/words/settings-groups';
import type { ReactNode } from 'react';
import { Page } from '#shared/ui/page';
import { useChoicesNow } from '../hooks/use-choices-now';
import type { CoupleActions } from '../lib/actions';
import { AccountCard } from './account-card';
import { CoupleCard } from './couple-card';
import { DailyQuestions } from './daily-questions';
import { DeviceCard } from './device-card';
import { FocusAreas } from './focus-areas';
import { Group } from './group';
import { LanguageCard } from './language-card';
import { LeaveCard } from './leave-card';
import { MergeCard } from './merge-card';
import { Reminders } from './reminders';
import styles from './settings.module.css';

interface SettingsPageProps extends CoupleActions {
  couple: Couple;
  /** First name of the partner, if there is one. */
  partner?: string;
  /** News about the couple, shown above everything else. */
  news?: ReactNode;
  household?: ReactNode;
}

function CoupleGroup({ couple, partner = '', household, merge, renewCode, leave }: SettingsPageProps) {
  const alone = couple.memberCount === 1;
  const now = alone
    ? words.aloneNow({ code: couple.inviteCode })
    : words.togetherNow({ name: partner === '' ? 'unknown' : partner });
  return (
    <Group name="couple-account" title={words.coupleAccount()} now={now}>
      <CoupleCard couple={couple} renewCode={renewCode} />
      {household}
      {alone && <MergeCard action={merge} />}
      <LeaveCard alone={alone} action={leave} />
    </Group>
  );
}

export function SettingsPage(props: SettingsPageProps) {
  const now = useChoicesNow();
  return (
    <Page title={title()} lead={lead()} width="narrow">
      {props.news}
      <div className={styles.groups}>
        <Group name="focus-areas" title={words.focusAreas()} now={now.focuses}>
          <FocusAreas />
        </Group>
        <Group name="daily-questions" title={words.dailyQuestions()} now={now.questions}>
          <DailyQuestions />
        </Group>
        <Group name="reminders" title={words.reminders()} now={now.reminders}>
          <Reminders />
        </Group>
        <Group name="this-device" title={words.thisDevice()} now={now.device}>
          <DeviceCard />
        </Group>
        <CoupleGroup {...props} />
        <Group name="your-account" title={words.yourAccount()} now={now.account}>
          <AccountCard />
          <LanguageCard />
        </Group>
      </div>
    </Page>
  );
}
