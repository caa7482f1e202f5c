import { useEffect } from 'react';
import { Card } from '#shared/ui/card';
import { Page } from '#shared/ui/page';
import type { CreateAction, InviteLookup, JoinAction } from '../actions';
import { CreatePanel } from './create-panel';
import { JoinForm } from './join-form';
import styles from './setup-screen.module.css';
import { WhatHappensNext } from './what-happens-next';

interface SetupScreenProps {
  firstName: string | null;
  create: CreateAction;
  join: JoinAction;
  foundCode: string;
  invite: InviteLookup;
}

/** The dashboard takes this screen's place at the same address, where the page would stay scrolled as it was. */
function useTopAfterwards() {
  useEffect(() => () => window.scrollTo(0, 0), []);
}

/** First screen of someone who is signed in and has no couple account yet. */
export function SetupScreen({ firstName, create, join, foundCode, invite }: SetupScreenProps) {
  useTopAfterwards();
  const creating = (
    <Card key="create" title="I’m the first one here" tone={foundCode ? 'sunken' : 'surface'}>
      <p className={styles.words}>
        Start your couple account now and bring your partner in when you are ready.
      </p>
      <CreatePanel
        signedIn
        action={create}
        label="Start Our Account"
        variant={foundCode ? 'secondary' : 'primary'}
      />
    </Card>
  );
  const joining = (
    <Card key="join" title="My partner sent me a code" tone={foundCode ? 'surface' : 'sunken'}>
      <p className={styles.words}>Join the account your partner has started. It takes one step.</p>
      <JoinForm
        signedIn
        foundCode={foundCode}
        invite={invite}
        action={join}
        variant={foundCode ? 'primary' : 'secondary'}
      />
    </Card>
  );
  return (
    <Page
      title="Set up your account"
      heading={firstName ? `Good to have you here, ${firstName}.` : 'Good to have you here.'}
      lead="Anew is for the two of you, so the first thing is to find each other. Which is it?"
    >
      <div className={styles.choices}>{foundCode ? [joining, creating] : [creating, joining]}</div>
      <WhatHappensNext />
    </Page>
  );
}
