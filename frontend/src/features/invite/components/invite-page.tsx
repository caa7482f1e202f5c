import type { ReactNode } from 'react';
import { signUpUrl } from '#api/addresses';
import { browser } from '#shared/lib/browser';
import { invitePath, pendingInvite } from '#shared/lib/invite-code';
import { Button, ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import { Page } from '#shared/ui/page';
import stack from '#shared/ui/stack.module.css';
import styles from './invite-page.module.css';

export interface AcceptAction {
  accept: (code: string) => void;
  pending: boolean;
  failure: { title: string; description: string } | null;
}

function Code({ children }: { children: ReactNode }) {
  return (
    <p className={styles.code}>
      <span className={layout.small}>Invite code</span>
      <strong>{children}</strong>
    </p>
  );
}

/** @param code a code that nobody has made, or that was replaced; absent when the link has none */
export function InvalidInvite({ code }: { code?: string }) {
  return (
    <Page
      width="slim"
      title="Invalid Invite Link"
      lead={
        code
          ? 'This code does not lead to anyone. It may be old, or a letter may be wrong. Ask your partner to send the link again.'
          : 'This link has no invite code in it. Ask your partner to send it once more.'
      }
    >
      <ButtonLink to="/" size="large" className={styles.home}>
        Go to Home
      </ButtonLink>
    </Page>
  );
}

/** For someone who opened the link that they send to their partner. */
export function OwnInvite({ code }: { code: string }) {
  return (
    <Page
      width="slim"
      title="This is your own invitation"
      lead="It is for your partner. When they open it, they join you here."
    >
      <Card as="div" className={stack.stack ?? ''}>
        <Code>{code}</Code>
        <ButtonLink to="/" size="large" wide>
          Go to your dashboard
        </ButtonLink>
      </Card>
    </Page>
  );
}

interface InviteProps {
  code: string;
  /** First name of the person who sent the invite, if it is known. */
  inviter: string | null;
}

export function SignedOutInvite({ code, inviter }: InviteProps) {
  function login() {
    pendingInvite.store(code);
    browser.goTo(signUpUrl(invitePath(code)));
  }
  return (
    <Page
      width="slim"
      title="You're Invited!"
      lead={
        <>
          {inviter ? <bdi>{inviter}</bdi> : 'Your partner'} invited you. It takes a few minutes a day, for the
          marriage you are building now.
        </>
      }
    >
      <Card as="div" className={stack.stack ?? ''}>
        <Code>{code}</Code>
        <Button size="large" wide onClick={login}>
          Login to Join
        </Button>
        <p className={layout.muted}>
          You create a login of your own, or sign in if you have one. Then you are joined right away.
        </p>
      </Card>
    </Page>
  );
}

export function SignedInInvite({ code, inviter, action }: InviteProps & { action: AcceptAction }) {
  return (
    <Page
      width="slim"
      title="Join Your Partner"
      lead={
        <>
          {inviter && (
            <>
              <bdi>{inviter}</bdi> invited you.{' '}
            </>
          )}
          From here on you share one account. What you wrote before stays yours: you decide what to share.
        </>
      }
    >
      <Card as="div" className={stack.stack ?? ''}>
        <Code>{code}</Code>
        {action.failure && (
          <Notice tone="danger" title={action.failure.title}>
            {action.failure.description}
          </Notice>
        )}
        <Button
          size="large"
          wide
          onClick={() => action.accept(code)}
          pending={action.pending}
          pendingLabel="Joining..."
        >
          Join Couple Account
        </Button>
      </Card>
    </Page>
  );
}
