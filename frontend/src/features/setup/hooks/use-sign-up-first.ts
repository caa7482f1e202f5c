import * as words from '@anew/words/setup';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { signUpUrl } from '#api/addresses';
import { inviteQuery } from '#api/couples';
import { isMissing } from '#shared/api/http-error';
import { browser } from '#shared/lib/browser';
import { inviteCodeIn, invitePath, pendingInvite } from '#shared/lib/invite-code';
import type { JoinAction } from '../lib/actions';

/**
 * Joining for somebody who has yet to sign up: the code is kept until then. If nobody has made it, they learn that here
 * and not after they have made an account for it.
 */
export function useSignUpFirst(): JoinAction {
  const client = useQueryClient();
  const [step, setStep] = useState<'typing' | 'leaving' | 'dead'>('typing');

  async function join(typed: string) {
    const code = inviteCodeIn(typed);
    setStep('leaving');
    const isDead = await client.query(inviteQuery(code)).then(() => false, isMissing);
    // The browser may bring this page back as it was left.
    setStep(isDead ? 'dead' : 'typing');
    if (isDead) return;
    pendingInvite.store(code);
    browser.goTo(signUpUrl(invitePath(code)));
  }

  return {
    join: (typed) => void join(typed),
    pending: step === 'leaving',
    failure: step === 'dead' ? words.deadText() : null,
  };
}
