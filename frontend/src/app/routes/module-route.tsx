import { useParams } from 'react-router-dom';
import { ModulePage } from '../../features/modules/components/module-page';
import { PartnerName } from '../../features/modules/hooks/use-partner-steps';
import { usePartnerName } from '../partner';
import { useTogether } from '../together';

export function Component() {
  const { slug = '' } = useParams();
  const { user, couple } = useTogether();
  const name = usePartnerName(user.id);
  return (
    <PartnerName value={couple.memberCount > 1 ? name || 'Your partner' : null}>
      <ModulePage key={slug} slug={slug} />
    </PartnerName>
  );
}
