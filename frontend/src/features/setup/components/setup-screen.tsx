import * as words from '@anew/words/setup-screen';
import { useEffect, useState } from 'react';
import { Card } from '#shared/ui/card';
import { Page } from '#shared/ui/page';
import type { CreateAction, InviteLookup, JoinAction } from '../lib/actions';
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
function useTopAfterward() {
  useEffect(() => () => window.scrollTo(0, 0), []);
}

/** First screen of someone who is signed in and has no couple account yet. */
export function SetupScreen({ firstName, create, join, foundCode, invite }: SetupScreenProps) {
  useTopAfterward();
  const [code, setCode] = useState(foundCode);
  const creating = (
    <Card key="create" title={words.first()} tone={foundCode ? 'sunken' : 'surface'}>
      <p className={styles.words}>{words.firstText()}</p>
      <p className={styles.words}>{words.hereBefore({ start: words.start() })}</p>
      <CreatePanel
        signedIn
        action={create}
        label={words.start()}
        variant={foundCode ? 'secondary' : 'primary'}
      />
    </Card>
  );
  const joining = (
    <Card key="join" title={words.haveCode()} tone={foundCode ? 'surface' : 'sunken'}>
      <p className={styles.words}>{words.haveCodeText()}</p>
      <JoinForm
        signedIn
        foundCode={foundCode}
        code={code}
        onCode={setCode}
        invite={invite}
        action={join}
        variant={foundCode ? 'primary' : 'secondary'}
      />
    </Card>
  );
  return (
    <Page
      title={words.title()}
      heading={firstName ? words.headingName({ name: firstName }) : words.heading()}
      lead={words.lead()}
    >
      <div className={styles.choices}>{foundCode ? [joining, creating] : [creating, joining]}</div>
      <WhatHappensNext />
    </Page>
  );
}
