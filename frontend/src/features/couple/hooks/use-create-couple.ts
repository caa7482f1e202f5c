import * as words from '@anew/words/couple-create';
import { loginUrl } from '#api/addresses';
import { setupIndividual } from '#api/couples-calls';
import { mentions } from '#shared/api/http-error';
import { browser } from '#shared/lib/browser';
import { useProof } from '#shared/proof/use-proof';
import type { ToastWords } from '#shared/ui/toast/toast-store';
import { useToast } from '#shared/ui/toast/use-toast';
import { useGoHomeSoon } from './use-go-home-soon';

const LOGIN_AFTER_MS = 2_000;

interface Toasts {
  success: ToastWords;
  failure: ToastWords;
}

const TOASTS: Record<'plain' | 'welcome', () => Toasts> = {
  plain: () => ({
    success: {
      title: words.createdTitle(),
      description: words.createdText(),
      variant: 'success',
    },
    failure: { title: words.failedTitle(), description: words.failedText(), variant: 'destructive' },
  }),
  welcome: () => ({
    success: { title: words.welcomeTitle(), variant: 'success' },
    failure: {
      title: words.notCreatedTitle(),
      description: words.notCreatedText(),
      variant: 'destructive',
    },
  }),
};

/** Creates a couple account with one member. `welcome` picks the texts for someone who has just signed up. */
export function useCreateCouple(variant: keyof typeof TOASTS = 'plain') {
  const { toast } = useToast();
  const goHomeSoon = useGoHomeSoon();

  return useProof({
    mutationFn: setupIndividual,
    onSuccess: () => {
      toast(TOASTS[variant]().success);
      goHomeSoon();
    },
    onError: (error) => {
      if (!mentions(error, '401', 'Unauthorized')) return toast(TOASTS[variant]().failure);
      setTimeout(() => browser.goTo(loginUrl(browser.here())), LOGIN_AFTER_MS);
      return toast({
        title: words.logInTitle(),
        description: words.logInText(),
        variant: 'destructive',
      });
    },
  });
}
