import type { User } from '@anew/contracts/identity/views';
import * as words from '@anew/words/retreat';
import { useState } from 'react';
import { HttpError } from '#shared/api/http-error';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';
import { emailProblem, knownOf, type RetreatWords, toInterest } from '../lib/retreat';
import { useExpressInterest } from './use-express-interest';

function refusedFields(error: unknown): Partial<Record<string, string>> {
  const errors = error instanceof HttpError ? error.fieldErrors : [];
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

interface RetreatFormOptions {
  user: User;
  /** First name of the partner, or empty. */
  partner: string;
  isOpen: boolean;
  onSent: () => void;
}

/** Content of the form. It survives closing the dialog, until it has been sent. */
export function useRetreatForm({ user, partner, isOpen, onSent }: RetreatFormOptions) {
  const [draft, setDraft] = useState(() => knownOf(user, partner));
  const [problem, setProblem] = useState<string | null>(null);
  const { toast } = useToast();
  const lateToast = useLateToast(isOpen);
  const express = useExpressInterest({
    onSuccess: () => {
      toast({ title: words.received(), description: words.thanks(), variant: 'success' });
      setDraft(knownOf(user, partner));
      onSent();
    },
    onError: () => lateToast({ title: words.error(), description: words.failed() }),
  });
  const refused = refusedFields(express.error);

  function fill(field: keyof RetreatWords, text: string) {
    setDraft((before) => ({ ...before, [field]: text }));
    if (field === 'email') setProblem(null);
  }

  /** @returns whether something was sent */
  function submit(): boolean {
    const found = emailProblem(draft.email);
    setProblem(found);
    if (draft.email.trim() === '')
      toast({ title: words.emailRequired(), description: words.emailMissing(), variant: 'destructive' });
    if (!found) express.mutate(toInterest(draft));
    return !found;
  }

  return {
    draft,
    fill,
    submit,
    errors: problem === null ? refused : { email: problem },
    /** The server’s last refusal of a field, which takes the focus. */
    refusal: Object.keys(refused).length > 0 ? express.error : null,
    pending: express.isPending,
    /** Whether it failed for a reason that stands at no field. */
    hasFailed: express.isError && Object.keys(refused).length === 0,
  };
}
