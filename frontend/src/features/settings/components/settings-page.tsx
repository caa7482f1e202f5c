import type { Couple } from '@anew/contracts/identity/views';
import { Card } from '../../../shared/ui/card';
import { CopyField } from '../../../shared/ui/copy-field';
import { Page } from '../../../shared/ui/page';
import stack from '../../../shared/ui/stack.module.css';
import type { MergeAction } from '../actions';
import { DailyPrompts } from './daily-prompts';
import { FocusAreas } from './focus-areas';
import { MergeCard } from './merge-card';

interface SettingsPageProps {
  couple: Couple;
  merge: MergeAction;
}

export function SettingsPage({ couple, merge }: SettingsPageProps) {
  const alone = couple.memberCount === 1;
  return (
    <Page title="Settings" width="narrow" lead="How the two of you use Anew.">
      <Card title="Couple account">
        <div className={stack.stack}>
          <p className={stack.quiet}>
            {alone
              ? 'You are the only one here so far. Your partner joins with this code.'
              : 'The two of you are connected. This is the code of your account.'}
          </p>
          <CopyField label="Invite code" value={couple.inviteCode} button="Copy" copied="Code Copied!" />
        </div>
      </Card>
      {alone && <MergeCard action={merge} />}
      <FocusAreas />
      <DailyPrompts />
    </Page>
  );
}
