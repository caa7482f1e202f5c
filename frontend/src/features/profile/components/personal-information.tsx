import type { User } from '@anew/contracts/identity/views';
import { useState } from 'react';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { EmailText } from '#shared/ui/email-text';
import stack from '#shared/ui/stack.module.css';
import { PERSONAL_FIELDS, type PersonalField, personalOf } from '../lib/changes';
import { PendingAddress } from './pending-address';
import { PersonalForm } from './personal-form';
import styles from './profile-page.module.css';

export const FIELD_LABELS: Record<PersonalField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
};

interface PersonalInformationProps {
  user: User;
  onUserChange: (user: User) => void;
}

function Shown({ user }: { user: User }) {
  const personal = personalOf(user);
  return (
    <dl className={stack.stack}>
      {PERSONAL_FIELDS.map((field) => (
        <div key={field} className={styles.name}>
          <dt className={stack.quiet}>{FIELD_LABELS[field]}</dt>
          <dd>
            <bdi>
              <EmailText>{personal[field] || 'Not given'}</EmailText>
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function PersonalInformation({ user, onUserChange }: PersonalInformationProps) {
  const [editing, setEditing] = useState(false);
  const [wasEdited, setWasEdited] = useState(false);

  function edit() {
    setEditing(true);
    setWasEdited(true);
  }

  if (editing) {
    return (
      <Card title="Personal information">
        <PersonalForm user={user} onUserChange={onUserChange} onClose={() => setEditing(false)} />
      </Card>
    );
  }
  return (
    <Card
      title="Personal information"
      aside={
        <Button variant="quiet" onClick={edit} autoFocus={wasEdited} aria-label="Edit personal information">
          Edit
        </Button>
      }
    >
      <div className={stack.stack}>
        <Shown user={user} />
        <PendingAddress />
      </div>
    </Card>
  );
}
