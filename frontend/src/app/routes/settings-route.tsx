import { NewsNotice } from '../../features/couple/components/news-notice';
import { useMergeCouple } from '../../features/couple/hooks/use-merge-couple';
import {
  partnershipFailureText,
  useLeaveCouple,
  useRenewCode,
} from '../../features/couple/hooks/use-partnership';
import { HouseholdCard } from '../../features/household/components/household-card';
import { SettingsPage } from '../../features/settings/components/settings-page';
import type { PlainAction } from '../../features/settings/lib/actions';
import { usePartnerName } from '../partner';
import { useTogether } from '../together';

function plain(mutation: ReturnType<typeof useLeaveCouple | typeof useRenewCode>): PlainAction {
  const { mutate, reset, isPending, error } = mutation;
  const failure = error && partnershipFailureText(error);
  return { start: () => mutate(), forget: reset, pending: isPending, failure };
}

export function Component() {
  const { couple, user } = useTogether();
  const partner = usePartnerName(user.id);
  const merge = useMergeCouple();
  const renewCode = plain(useRenewCode());
  const leaving = useLeaveCouple();
  const leave = { ...plain(leaving), pending: leaving.isPending || leaving.isSuccess };
  return (
    <SettingsPage
      couple={couple}
      partner={partner}
      news={<NewsNotice all />}
      household={<HouseholdCard />}
      merge={merge}
      renewCode={renewCode}
      leave={leave}
    />
  );
}
