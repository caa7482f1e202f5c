import { useMembers } from '../../features/couple/api/queries';
import { ProfilePage } from '../../features/profile/components/profile-page';
import { useTogether } from '../gate';

export default function Screen() {
  const { user, couple } = useTogether();
  const members = useMembers();
  return (
    <ProfilePage
      user={user}
      couple={couple}
      members={members.data ?? null}
      loading={members.isPending}
      onRetry={() => void members.refetch()}
    />
  );
}
