import type { Couple, Member, User } from '@anew/contracts/identity/views';
import { LOGOUT_URL } from '../../../shared/lib/browser';
import { fullName } from '../../../shared/lib/person-name';
import { Avatar } from '../../../shared/ui/avatar';
import { ButtonLink } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Page } from '../../../shared/ui/page';
import { Partnership } from './partnership';
import styles from './profile-page.module.css';

interface ProfilePageProps {
  user: User;
  couple: Couple;
  members: Member[] | null;
  loading: boolean;
  onRetry: () => void;
}

export function ProfilePage({ user, couple, members, loading, onRetry }: ProfilePageProps) {
  return (
    <Page title="Profile" width="narrow">
      <Card className={styles.me}>
        <Avatar person={user} size={88} decorative />
        <div className={styles.name}>
          <h2>{fullName(user)}</h2>
          <p>{user.email}</p>
        </div>
        <ButtonLink href={LOGOUT_URL} variant="secondary">
          Sign Out
        </ButtonLink>
      </Card>
      <Partnership userId={user.id} couple={couple} members={members} loading={loading} onRetry={onRetry} />
    </Page>
  );
}
