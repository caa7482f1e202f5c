import { useParams } from 'react-router-dom';
import { ModulePage } from '../../features/modules/components/module-page';

export default function Screen() {
  const { slug = '' } = useParams();
  return <ModulePage key={slug} slug={slug} />;
}
