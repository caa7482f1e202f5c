import type { Couple, Member } from '@anew/contracts/identity/views';
import { inviteLink } from '../../../shared/lib/invite-code';
import { fullName } from '../../../shared/lib/person-name';
import { Avatar } from '../../../shared/ui/avatar';
import { Badge } from '../../../shared/ui/badge';
import { Card } from '../../../shared/ui/card';
import { CopyField } from '../../../shared/ui/copy-field';
import { ErrorState } from '../../../shared/ui/error-state';
import { Spinner } from '../../../shared/ui/spinner';
import styles from './profile-page.module.css';

interface PartnershipProps {
  userId: string;
  couple: Couple;
  members: Member[] | null;
  loading: boolean;
  onRetry: () => void;
}

function MemberRow({ member, own, partner }: { member: Member; own: boolean; partner: 'a' | 'b' }) {
  return (
    <li>
      <Avatar person={member} partner={partner} size={52} decorative />
      <div className={styles.name}>
        <strong>{fullName(member)}</strong>
        <p>{member.email}</p>
      </div>
      {own && <Badge>You</Badge>}
    </li>
  );
}

function Members({ userId, members, loading, onRetry }: Omit<PartnershipProps, 'couple'>) {
  if (loading) return <Spinner label="Loading your partnership" />;
  if (!members) return <ErrorState title="Unable to load partner information." onRetry={onRetry} />;
  return (
    <ul role="list" className={styles.members}>
      {members.map((member, index) => (
        <MemberRow
          key={member.userId}
          member={member}
          own={member.userId === userId}
          partner={index === 0 ? 'a' : 'b'}
        />
      ))}
    </ul>
  );
}

export function Partnership({ couple, ...rest }: PartnershipProps) {
  if (couple.memberCount === 1) {
    return (
      <Card tone="accent" title="Invite your partner">
        <p className={styles.words}>
          Send this link. Your partner signs in with their own login and joins you here.
        </p>
        <CopyField
          label="Invite link"
          value={inviteLink(couple.inviteCode)}
          button="Copy Link"
          copied="Link Copied!"
          variant="primary"
        />
      </Card>
    );
  }
  return (
    <Card title="Your partnership">
      <Members {...rest} />
    </Card>
  );
}
