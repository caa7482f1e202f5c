import * as words from '@anew/words/welcome-notice';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';

/** The card of the notice. Its code is loaded for those who are new. */
export default function WelcomeInvitation() {
  return (
    <Card tone="sunken" title={words.title()}>
      <div className={stack.stack}>
        <p className={layout.measure}>{words.text()}</p>
        <div className={stack.actions}>
          <ButtonLink to="/welcome" variant="secondary">
            {words.open()}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
