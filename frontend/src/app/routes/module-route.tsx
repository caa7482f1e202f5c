import { useParams } from 'react-router-dom';
import { ModulePage } from '../../features/modules/components/module-page';

export function Component() {
  const { slug = '' } = useParams();
  return <ModulePage key={slug} slug={slug} />;
}
