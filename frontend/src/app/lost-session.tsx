import * as words from '@anew/words/lost-session';
import type { QueryClient } from '@tanstack/react-query';
import { loginUrl } from '#api/addresses';
import { isSignedOut } from '#shared/api/http-error';
import { browser } from '#shared/lib/browser';
import { ButtonLink } from '#shared/ui/button';
import stack from '#shared/ui/stack.module.css';
import { toastStore } from '#shared/ui/toast/toast-store';

function ask(): void {
  toastStore.toast({
    title: words.title(),
    description: (
      <span className={stack.actions}>
        {words.text()}
        <ButtonLink href={loginUrl(browser.here())} variant="secondary">
          {words.signIn()}
        </ButtonLink>
      </span>
    ),
    variant: 'destructive',
    lasts: Infinity,
  });
}

/**
 * Offers the way to sign-in when something could not be saved because the session has ended. The text itself stays in
 * its draft. Returns a function that ends this.
 */
export function offerSignIn(client: QueryClient): () => void {
  return client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const error: unknown = event.action.error;
    if (isSignedOut(error)) ask();
  });
}
