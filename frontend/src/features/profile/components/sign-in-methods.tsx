import type { SignInMethods as Methods } from '@anew/contracts/identity/views';
import * as words from '@anew/words/profile-sign-in';
import { useQuery } from '@tanstack/react-query';
import { signInMethodsQuery } from '#api/account';
import { Card } from '#shared/ui/card';
import { ErrorState } from '#shared/ui/error-state';
import { Spinner } from '#shared/ui/spinner';
import stack from '#shared/ui/stack.module.css';
import { AppCodes } from './app-codes';
import { Passkeys } from './passkeys';

function Ways({ methods }: { methods: Methods }) {
  if (!methods.password) return <p>{words.provider()}</p>;
  return (
    <div className={stack.rows}>
      <Passkeys passkeys={methods.passkeys} />
      <AppCodes {...methods} />
    </div>
  );
}

export function SignInMethods() {
  const { data, isPending, refetch } = useQuery(signInMethodsQuery);
  return (
    <Card title={words.ways()}>
      {isPending && <Spinner label={words.loadingWays()} />}
      {!isPending && !data && <ErrorState onRetry={() => void refetch()} />}
      {data && <Ways methods={data} />}
    </Card>
  );
}
