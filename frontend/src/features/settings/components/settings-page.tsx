import type { Couple } from '@anew/contracts/identity/views';
import type { ReactNode } from 'react';
import { Page } from '#shared/ui/page';
import type { CoupleActions } from '../actions';
import { CoupleCard } from './couple-card';
import { DailyPrompts } from './daily-prompts';
import { FocusAreas } from './focus-areas';
import { LeaveCard } from './leave-card';
import { MergeCard } from './merge-card';

interface SettingsPageProps extends CoupleActions {
  couple: Couple;
  /** News about the couple, shown above everything else. */
  news?: ReactNode;
  household?: ReactNode;
}

export function SettingsPage({ couple, news, household, merge, renewCode, leave }: SettingsPageProps) {
  const alone = couple.memberCount === 1;
  return (
    <Page title="Settings" width="narrow" lead="How the two of you use Anew.">
      {news}
      <CoupleCard couple={couple} renewCode={renewCode} />
      {alone && <MergeCard action={merge} />}
      {household}
      <FocusAreas />
      <DailyPrompts />
      <LeaveCard alone={alone} action={leave} />
    </Page>
  );
}
