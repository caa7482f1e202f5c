import { loginUrl } from '#api/addresses';
import { setupIndividual } from '#api/couples';
import { mentions } from '#shared/api/http-error';
import { browser } from '#shared/lib/browser';
import { useProof } from '#shared/proof/use-proof';
import type { ToastWords } from '#shared/ui/toast/toast-store';
import { useToast } from '#shared/ui/toast/use-toast';
import { useGoHomeSoon } from './use-go-home-soon';

const LOGIN_AFTER_MS = 2_000;

interface Words {
  success: ToastWords;
  failure: ToastWords;
}

const WORDS: Record<'plain' | 'welcome', Words> = {
  plain: {
    success: {
      title: 'Welcome!',
      description: 'Your account has been created successfully',
      variant: 'success',
    },
    failure: { title: 'Setup Failed', description: 'Please try again.', variant: 'destructive' },
  },
  welcome: {
    success: { title: 'Welcome to your couple account!', variant: 'success' },
    failure: {
      title: 'Account Creation Failed',
      description: 'Please try again or contact support if the issue persists.',
      variant: 'destructive',
    },
  },
};

/** Creates a couple account with one member. `welcome` picks the texts for someone who has just signed up. */
export function useCreateCouple(variant: keyof typeof WORDS = 'plain') {
  const { toast } = useToast();
  const goHomeSoon = useGoHomeSoon();

  return useProof({
    mutationFn: setupIndividual,
    onSuccess: () => {
      toast(WORDS[variant].success);
      goHomeSoon();
    },
    onError: (error) => {
      if (!mentions(error, '401', 'Unauthorized')) return toast(WORDS[variant].failure);
      setTimeout(() => browser.goTo(loginUrl(browser.here())), LOGIN_AFTER_MS);
      return toast({
        title: 'Please Log In',
        description: 'Log in to create your account',
        variant: 'destructive',
      });
    },
  });
}
