import { yourPartner } from '@anew/words/module';
import { useParams } from 'react-router-dom';
import { ModulePage } from '../../features/modules/components/module-page';
import { PartnerName } from '../../features/modules/hooks/use-partner-steps';
import { usePartnerName } from '../partner';
import { type Together, useKnownTogether } from '../together';

function WithPartner({ user, couple, slug }: Together & { slug: string }) {
  const name = usePartnerName(user.id);
  return (
    <PartnerName value={couple.memberCount > 1 ? name || yourPartner() : null}>
      <ModulePage slug={slug} />
    </PartnerName>
  );
}

/** A module is shown without a network too, when nobody knows who is reading. */
export function Component() {
  const { slug = '' } = useParams();
  const together = useKnownTogether();
  return together ? (
    <WithPartner key={slug} slug={slug} {...together} />
  ) : (
    <ModulePage key={slug} slug={slug} />
  );
}
