import type { Couple } from '@anew/contracts/identity/views';
import * as words from '@anew/words/settings';
import type { ReactNode } from 'react';
import { Page } from '#shared/ui/page';
import type { CoupleActions } from '../actions';
import { AccountCard } from './account-card';
import { CoupleCard } from './couple-card';
import { DailyQuestions } from './daily-questions';
import { DeviceCard } from './device-card';
import { FocusAreas } from './focus-areas';
import { LanguageCard } from './language-card';
import { LeaveCard } from './leave-card';
import { MergeCard } from './merge-card';
import { Reminders } from './reminders';
import { Section, SectionLinks } from './sections';
import styles from './settings.module.css';

interface SettingsPageProps extends CoupleActions {
  couple: Couple;
  /** News about the couple, shown above everything else. */
  news?: ReactNode;
  household?: ReactNode;
}

export function SettingsPage({ couple, news, household, merge, renewCode, leave }: SettingsPageProps) {
  const alone = couple.memberCount === 1;
  return (
    <Page title={words.title()} lead={words.lead()}>
      {news}
      <div className={styles.columns}>
        <SectionLinks />
        <div className={styles.cards}>
          <Section name="focus-areas">
            <FocusAreas />
          </Section>
          <Section name="daily-questions">
            <DailyQuestions />
          </Section>
          <Section name="reminders">
            <Reminders />
          </Section>
          <Section name="this-device">
            <DeviceCard />
          </Section>
          <Section name="couple-account">
            {household}
            <CoupleCard couple={couple} renewCode={renewCode} />
            {alone && <MergeCard action={merge} />}
            <LeaveCard alone={alone} action={leave} />
          </Section>
          <Section name="your-account">
            <LanguageCard />
            <AccountCard />
          </Section>
        </div>
      </div>
    </Page>
  );
}
