import * as words from '@anew/words/profile';
import { useQuery } from '@tanstack/react-query';
import { addressQuery } from '#api/account';
import { cancelNewAddress } from '#api/account-calls';
import { useMutation } from '#shared/api/use-mutation';
import { addressFailureText } from '#shared/proof/address';
import { Button } from '#shared/ui/button';
import { ErrorState } from '#shared/ui/error-state';
import { passFocusOn } from '#shared/ui/heading-focus';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';

/** The new address that waits to be confirmed. Renders nothing when there is none. */
export function PendingAddress() {
  const { data, isError, refetch } = useQuery(addressQuery);
  const { mutate, isPending, error } = useMutation({ mutationFn: cancelNewAddress });
  if (!data && isError) return <ErrorState title={words.addressNotRead()} onRetry={() => void refetch()} />;
  if (!data?.pending) return null;
  return (
    <Notice title={words.addressWaits()}>
      <div className={stack.stack}>
        <p>{words.addressText({ pending: data.pending.email, email: data.email })}</p>
        {error && <p role="alert">{addressFailureText(error)}</p>}
        <div className={stack.actions}>
          <Button ref={passFocusOn} variant="quiet" pending={isPending} onClick={() => mutate()}>
            {words.keepAddress({ email: data.email })}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
