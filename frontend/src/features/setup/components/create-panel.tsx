import * as words from '@anew/words/setup';
import type { ReactNode } from 'react';
import { signUpUrl } from '#api/addresses';
import { AUTO_SETUP_PATH } from '#shared/lib/setup-paths';
import { Button, ButtonLink } from '#shared/ui/button';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import type { CreateAction } from '../lib/actions';

interface CreatePanelProps {
  signedIn: boolean;
  action: CreateAction;
  label?: string;
  note?: ReactNode;
  variant?: 'primary' | 'secondary';
}

export function CreatePanel(props: CreatePanelProps) {
  const { signedIn, action, label = words.createMine(), note, variant = 'primary' } = props;
  return (
    <div className={stack.stack}>
      {action.failed && (
        <Notice tone="danger" title={words.notCreated()}>
          {words.nothingLost()}
        </Notice>
      )}
      {signedIn ? (
        <Button
          variant={variant}
          size="large"
          wide
          onClick={action.start}
          pending={action.pending}
          pendingLabel={words.creating()}
        >
          {label}
        </Button>
      ) : (
        <ButtonLink href={signUpUrl(AUTO_SETUP_PATH)} size="large" wide>
          {words.loginToCreate()}
        </ButtonLink>
      )}
      {note}
    </div>
  );
}
