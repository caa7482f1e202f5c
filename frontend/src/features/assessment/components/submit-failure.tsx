import * as words from '@anew/words/assessment';
import { loginUrl } from '#api/addresses';
import { mentions } from '#shared/api/http-error';
import { ButtonLink } from '#shared/ui/button';
import { Notice } from '#shared/ui/notice';
import { submitFailureText } from '../hooks/use-submit-assessment';
import { keepsUnsent } from '../lib/unsent-store';

/** Says why sending failed. It stays on the screen, because the toast does not. */
export function SubmitFailure({ error }: { error: Error | null }) {
  if (!error) return null;
  const signedOut = mentions(error, '401');
  return (
    <Notice
      tone="danger"
      title={submitFailureText(error)}
      action={
        signedOut && (
          <ButtonLink variant="secondary" href={loginUrl('/assessment')}>
            {words.signInAgain()}
          </ButtonLink>
        )
      }
    >
      {keepsUnsent() ? words.stillHereKept() : words.stillHere()}
    </Notice>
  );
}
