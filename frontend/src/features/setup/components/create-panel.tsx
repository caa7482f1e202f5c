import type { ReactNode } from 'react';
import { signUpUrl } from '#api/addresses';
import { AUTO_SETUP_PATH } from '#shared/lib/setup-paths';
import { Button, ButtonLink } from '#shared/ui/button';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import type { CreateAction } from '../actions';

interface CreatePanelProps {
  signedIn: boolean;
  action: CreateAction;
  label?: string;
  note?: ReactNode;
  variant?: 'primary' | 'secondary';
}

export function CreatePanel(props: CreatePanelProps) {
  const { signedIn, action, label = 'Create My Account', note, variant = 'primary' } = props;
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
          {label}
        </Button>
      ) : (
        <ButtonLink href={signUpUrl(AUTO_SETUP_PATH)} size="large" wide>
          Log In to Create Account
        </ButtonLink>
      )}
      {note}
    </div>
  );
}
