import type { User } from '@anew/contracts/identity/views';
import * as said from '@anew/words/retreat';
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
  const [words, setWords] = useState(() => knownOf(user, partner));
  const [problem, setProblem] = useState<string | null>(null);
  const { toast } = useToast();
  const lateToast = useLateToast(isOpen);
  const express = useExpressInterest({
    onSuccess: () => {
      toast({ title: said.received(), description: said.thanks(), variant: 'success' });
      setWords(knownOf(user, partner));
      onSent();
    },
    onError: () => lateToast({ title: said.error(), description: said.failed() }),
  });
  const refused = refusedFields(express.error);

  function fill(field: keyof RetreatWords, text: string) {
    setWords((before) => ({ ...before, [field]: text }));
    if (field === 'email') setProblem(null);
  }

  /** @returns whether something was sent */
  function submit(): boolean {
    const found = emailProblem(words.email);
    setProblem(found);
    if (words.email.trim() === '')
      toast({ title: said.emailRequired(), description: said.emailMissing(), variant: 'destructive' });
    if (!found) express.mutate(toInterest(words));
    return !found;
  }

  return {
    words,
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
