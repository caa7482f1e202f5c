import type { User } from '@anew/contracts/identity/views';
import * as words from '@anew/words/profile';
import { useState } from 'react';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { EmailText } from '#shared/ui/email-text';
import stack from '#shared/ui/stack.module.css';
import { PERSONAL_FIELDS, personalOf } from '../lib/changes';
import { PendingAddress } from './pending-address';
import { PersonalForm } from './personal-form';
import styles from './profile-page.module.css';

interface PersonalInformationProps {
  user: User;
  onUserChange: (user: User) => void;
}

const LABELS = { firstName: words.firstName, lastName: words.lastName, email: words.email };

function Shown({ user }: { user: User }) {
  const personal = personalOf(user);
  return (
    <dl className={stack.stack}>
      {PERSONAL_FIELDS.map((field) => (
        <div key={field} className={styles.name}>
          <dt className={stack.quiet}>{LABELS[field]()}</dt>
          <dd>
            {personal[field] ? (
              <bdi>
                <EmailText>{personal[field]}</EmailText>
              </bdi>
            ) : (
              words.notGiven()
            )}
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
      <Card title={words.personal()}>
        <PersonalForm user={user} onUserChange={onUserChange} onClose={() => setEditing(false)} />
      </Card>
    );
  }
  return (
    <Card
      title={words.personal()}
      aside={
        <Button variant="quiet" onClick={edit} autoFocus={wasEdited} aria-label={words.editPersonal()}>
          {words.edit()}
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
