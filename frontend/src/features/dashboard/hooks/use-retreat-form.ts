import { useState } from 'react';
import { HttpError } from '#shared/api/http-error';
import { useToast } from '#shared/ui/toast/use-toast';
import { EMAIL_MISSING, NOTHING_SAID, type RetreatWords, toInterest } from '../lib/retreat';
import { useExpressInterest } from './use-express-interest';

const FAILED = 'Failed to save your interest. Please try again.';
const THANKS = "Thank you for your interest! We'll be in touch with retreat details.";

function refusedFields(error: unknown): Partial<Record<string, string>> {
  const errors = error instanceof HttpError ? error.fieldErrors : [];
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

/** Content of the form. It survives closing the dialog, until it has been sent. */
export function useRetreatForm(onSent: () => void) {
  const [words, setWords] = useState(NOTHING_SAID);
  const [emailMissing, setEmailMissing] = useState(false);
  const { toast } = useToast();
  const express = useExpressInterest({
    onSuccess: sent,
    onError: () => toast({ title: 'Error', description: FAILED, variant: 'destructive' }),
  });

  function fill(field: keyof RetreatWords, text: string) {
    setWords((before) => ({ ...before, [field]: text }));
    if (field === 'email') setEmailMissing(false);
  }

  function sent() {
    toast({ title: 'Interest Received!', description: THANKS, variant: 'success' });
    setWords(NOTHING_SAID);
    onSent();
  }

  function submit() {
    const interest = toInterest(words);
    setEmailMissing(!interest.email);
    if (!interest.email) {
      toast({ title: 'Email Required', description: EMAIL_MISSING, variant: 'destructive' });
      return;
    }
    express.mutate(interest);
  }

  const errors = emailMissing ? { email: EMAIL_MISSING } : refusedFields(express.error);
  return { words, fill, submit, errors, pending: express.isPending, failure: express.error && FAILED };
}

export type RetreatForm = ReturnType<typeof useRetreatForm>;
