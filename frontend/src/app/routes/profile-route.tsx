import { useKeepUser } from '../../features/account/hooks/use-keep-user';
import { useCurrentCouple, useMembers } from '../../features/couple/hooks/use-couple';
import { StoryCard } from '../../features/household/components/story-card';
import { ProfilePage } from '../../features/profile/components/profile-page';
import { useTogether } from '../together';

export function Component() {
  const { user, couple } = useTogether();
  const current = useCurrentCouple(true);
  const members = useMembers();
  const keepUser = useKeepUser();

  function retry() {
    void current.refetch();
    void members.refetch();
  }

  return (
    <ProfilePage
      user={user}
      onUserChange={keepUser}
      story={<StoryCard />}
      couple={current.isError ? null : couple}
      members={members.data ?? null}
      loading={members.isPending}
      onRetry={retry}
    />
  );
}
