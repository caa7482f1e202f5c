import * as words from '@anew/words/simple-setup';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { Page } from '#shared/ui/page';
import { TextButton } from '#shared/ui/text-button';
import type { CreateAction, InviteLookup, JoinAction } from '../lib/actions';
import { CreatePanel } from './create-panel';
import styles from './forms.module.css';
import { JoinForm } from './join-form';

interface SimpleSetupPageProps {
  signedIn: boolean;
  create: CreateAction;
  join: JoinAction;
  foundCode: string;
  invite: InviteLookup;
  /** The user has a couple account of their own already, and is alone in it. */
  hasAccount?: boolean;
  /** The user came to enter a code. */
  joining?: boolean;
  /** The user has just signed up: the account is being created, whatever code was found. */
  welcome?: boolean;
  /** Shown under the create button. */
  privacyNote?: ReactNode;
}

interface SwitchProps {
  question: string;
  label: string;
  onSwitch: () => void;
}

function ModeSwitch({ question, label, onSwitch }: SwitchProps) {
  return (
    <p className={styles.switch}>
      {question} <TextButton onClick={onSwitch}>{label}</TextButton>
    </p>
  );
}

function AccountReady({ onJoin }: { onJoin: () => void }) {
  return (
    <Page key="ready" width="slim" title={words.readyTitle()} lead={words.readyLead()}>
      <ButtonLink to="/" size="large" wide>
        {words.toDashboard()}
      </ButtonLink>
      <ModeSwitch question={words.sentCode()} label={words.joinInstead()} onSwitch={onJoin} />
    </Page>
  );
}

export function SimpleSetupPage(props: SimpleSetupPageProps) {
  const { signedIn, create, join, foundCode, invite, welcome = false, privacyNote } = props;
  const wantsToJoin = Boolean(foundCode || props.joining) && !welcome;
  const [code, setCode] = useState(foundCode);
  const [mode, setMode] = useState<'create' | 'join'>(wantsToJoin ? 'join' : 'create');

  if (mode === 'join') {
    return (
      <Page key="join" width="slim" title={words.joinTitle()} lead={words.joinLead()}>
        <Card as="div">
          <JoinForm
            signedIn={signedIn}
            foundCode={foundCode}
            code={code}
            onCode={setCode}
            invite={invite}
            action={join}
          />
        </Card>
        <ModeSwitch question={words.noCode()} label={words.createNew()} onSwitch={() => setMode('create')} />
      </Page>
    );
  }
  if (props.hasAccount) return <AccountReady onJoin={() => setMode('join')} />;
  return (
    <Page key="create" width="slim" title={words.createTitle()} lead={words.createLead()}>
      <CreatePanel signedIn={signedIn} action={create} note={privacyNote} />
      <ModeSwitch question={words.sentCode()} label={words.joinInstead()} onSwitch={() => setMode('join')} />
    </Page>
  );
}
