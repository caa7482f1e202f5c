import { useParams } from 'react-router-dom';
import { TalkPage } from '../../features/talks/components/talk-page';
import { useTogether } from '../together';

export function Component() {
  const { area = '' } = useParams();
  const { user } = useTogether();
  return <TalkPage key={area} area={area} userId={user.id} />;
}
