import type { Couple, Member } from '@anew/contracts/identity/views';
import * as words from '@anew/words/profile';
import { QuietInvite } from '#shared/invite/quiet-invite';
import { shortDate } from '#shared/lib/dates';
import { Avatar } from '#shared/ui/avatar';
import { Badge } from '#shared/ui/badge';
import { Card } from '#shared/ui/card';
import { ErrorState } from '#shared/ui/error-state';
import { Spinner } from '#shared/ui/spinner';
import stack from '#shared/ui/stack.module.css';
import { InvitePartner } from './invite-partner';
import { EmailOf, PersonName } from './person-name';
import styles from './profile-page.module.css';

export interface PartnershipProps {
  userId: string;
  /** Null when it could not be loaded. */
  couple: Couple | null;
  members: Member[] | null;
  loading: boolean;
  onRetry: () => void;
}

function MemberRow({ member, own, partner }: { member: Member; own: boolean; partner: 'a' | 'b' }) {
  return (
    <li>
      <Avatar person={member} partner={partner} size={52} decorative />
      <div className={styles.name}>
        <strong>
          <PersonName person={member} />
        </strong>
        <EmailOf person={member} />
      </div>
      {own && <Badge>{words.you()}</Badge>}
    </li>
  );
}

function Members({ userId, members, loading, onRetry }: Omit<PartnershipProps, 'couple'>) {
  if (loading) return <Spinner label={words.loadingPartnership()} />;
  if (!members?.some((member) => member.userId !== userId)) {
    return <ErrorState title={words.partnerFailed()} onRetry={onRetry} />;
  }
  return (
    <ul role="list" className={`${styles.members} ${stack.rows}`}>
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
  if (couple?.parted) return <QuietInvite />;
  if (couple?.memberCount === 1) return <InvitePartner code={couple.inviteCode} />;
  return (
    <Card title={words.partnership()}>
      {couple ? (
        <div className={stack.stack}>
          <p className={stack.quiet}>{words.since({ date: shortDate(couple.createdAt, 'profile') })}</p>
          <Members {...rest} />
        </div>
      ) : (
        <ErrorState title={words.partnershipFailed()} onRetry={rest.onRetry} />
      )}
    </Card>
  );
}
