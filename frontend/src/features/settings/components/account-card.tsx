import * as words from '@anew/words/settings';
import { LOGOUT_URL } from '#api/addresses';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import stack from '#shared/ui/stack.module.css';

export function AccountCard() {
  return (
    <Card>
      <div className={stack.stack}>
        <p className={stack.quiet}>{words.accountText()}</p>
        <div className={stack.actions}>
          <ButtonLink to="/profile" variant="secondary">
            {words.goToProfile()}
          </ButtonLink>
          <ButtonLink href={LOGOUT_URL} variant="quiet">
            {words.signOut()}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
