import type { User } from '@anew/contracts/identity/views';
import * as words from '@anew/words/profile';
import type { ReactNode } from 'react';
import { LOGOUT_URL } from '#api/addresses';
import { useShape } from '#shared/lib/shapes';
import { Avatar } from '#shared/ui/avatar';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { Page } from '#shared/ui/page';
import { ChangePassword } from './change-password';
import { ChangePhoto } from './change-photo';
import { OwnData } from './own-data';
import { Partnership, type PartnershipProps } from './partnership';
import { EmailOf, PersonName } from './person-name';
import { PersonalInformation } from './personal-information';
import styles from './profile-page.module.css';
import { Sessions } from './sessions';
import { SignInMethods } from './sign-in-methods';

interface ProfilePageProps extends Omit<PartnershipProps, 'userId'> {
  user: User;
  /** Takes over the user that the server answered with. */
  onUserChange: (user: User) => void;
  /** The person's own story. */
  story?: ReactNode;
}

export function ProfilePage({ user, onUserChange, story, ...partnership }: ProfilePageProps) {
  return (
    <Page title={words.title()} width="narrow">
      <Card className={styles.me}>
        <Avatar person={user} partner={useShape(true) === 'circle' ? 'a' : 'b'} size={88} decorative />
        <div className={styles.name}>
          <h2>
            <PersonName person={user} />
          </h2>
          <EmailOf person={user} />
          <ChangePhoto onUserChange={onUserChange} />
        </div>
        <ButtonLink href={LOGOUT_URL} variant="quiet">
          {words.signOut()}
        </ButtonLink>
      </Card>
      <PersonalInformation user={user} onUserChange={onUserChange} />
      {story}
      <Partnership userId={user.id} {...partnership} />
      <ChangePassword />
      <SignInMethods />
      <Sessions />
      <OwnData />
    </Page>
  );
}
