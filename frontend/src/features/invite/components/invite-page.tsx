import * as words from '@anew/words/invite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { loginUrl, signUpUrl } from '#api/addresses';
import { browser } from '#shared/lib/browser';
import { invitePath, pendingInvite } from '#shared/lib/invite-code';
import { bdi } from '#shared/ui/bdi';
import { Button, ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import { Page } from '#shared/ui/page';
import { Sentence } from '#shared/ui/sentence';
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
      <span className={layout.small}>{words.code()}</span>
      <strong data-not-ours>{children}</strong>
    </p>
  );
}

/** For somebody on a second device, whose own joining has used the link up, or who may have mistyped it. */
function OtherWaysIn() {
  return (
    <Card as="div" className={stack.stack}>
      <p>
        <Sentence>{words.joinedAlready({ login: (text) => <a href={loginUrl()}>{text}</a> })}</Sentence>
      </p>
      <p>
        <Link to="/simple-setup?join=true">{words.typeCode()}</Link>
      </p>
    </Card>
  );
}

/** @param code a code that nobody has made, or that was replaced; absent when the link has none */
export function InvalidInvite({ code, signedIn }: { code?: string; signedIn: boolean }) {
  return (
    <Page width="slim" title={words.invalidTitle()} lead={code ? words.invalidCode() : words.noCode()}>
      {!signedIn && <OtherWaysIn />}
      <ButtonLink to="/" size="large" className={styles.home}>
        {words.toHome()}
      </ButtonLink>
    </Page>
  );
}

/** Shown to someone who opened the link that they are to send to their partner. */
export function OwnInvite({ code }: { code: string }) {
  return (
    <Page width="slim" title={words.ownTitle()} lead={words.ownLead()}>
      <Card as="div" className={stack.stack}>
        <Code>{code}</Code>
        <p className={layout.muted}>{words.ownTogether()}</p>
        <ButtonLink to="/" size="large" wide>
          {words.toDashboard()}
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
      title={words.invitedTitle()}
      lead={inviter ? <Sentence>{words.invitedLead({ inviter, bdi })}</Sentence> : words.partnerInvitedLead()}
    >
      <Card as="div" className={stack.stack}>
        <Button size="large" wide onClick={login}>
          {words.login()}
        </Button>
        <p className={layout.muted}>{words.ownLogin()}</p>
        <Code>{code}</Code>
      </Card>
    </Page>
  );
}

export function SignedInInvite({ code, inviter, action }: InviteProps & { action: AcceptAction }) {
  return (
    <Page
      width="slim"
      title={words.joinTitle()}
      lead={inviter ? <Sentence>{words.joinLeadName({ inviter, bdi })}</Sentence> : words.joinLead()}
    >
      <Card as="div" className={stack.stack}>
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
          pendingLabel={words.joining()}
        >
          {words.join()}
        </Button>
        <Code>{code}</Code>
      </Card>
    </Page>
  );
}
