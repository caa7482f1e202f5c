import { LOGOUT_URL } from '#api/addresses';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import stack from '#shared/ui/stack.module.css';

export function AccountCard() {
  return (
    <Card>
      <div className={stack.stack}>
        <p className={stack.quiet}>
          Your name, photo and email, your password and ways to sign in, where you are signed in, and your
          data: all of that is in your profile.
        </p>
        <div className={stack.actions}>
          <ButtonLink to="/profile" variant="secondary">
            Go to your profile
          </ButtonLink>
          <ButtonLink href={LOGOUT_URL} variant="quiet">
            Sign Out
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
