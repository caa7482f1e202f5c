import type { ReactNode } from 'react';
import { loginUrl } from '#api/addresses';
import { Button, ButtonLink } from '#shared/ui/button';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import type { CreateAction } from '../actions';

export const WELCOME_PATH = '/simple-setup?welcome=true';

interface CreatePanelProps {
  signedIn: boolean;
  action: CreateAction;
  note?: ReactNode;
  variant?: 'primary' | 'secondary';
}

export function CreatePanel({ signedIn, action, note, variant = 'primary' }: CreatePanelProps) {
  return (
    <div className={stack.stack}>
      {action.failed && (
        <Notice tone="danger" title="Your account was not created">
          Nothing was lost. Please try once more.
        </Notice>
      )}
      {signedIn ? (
        <Button
          variant={variant}
          size="large"
          wide
          onClick={action.start}
          pending={action.pending}
          pendingLabel="Creating your account..."
        >
          Create My Account
        </Button>
      ) : (
        <ButtonLink href={loginUrl(WELCOME_PATH)} size="large" wide>
          Log In to Create Account
        </ButtonLink>
      )}
      {note}
    </div>
  );
}
