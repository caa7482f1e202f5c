import type { User } from '@anew/contracts/identity/views';
import * as words from '@anew/words/welcome';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { householdQuery, storyQuery } from '#api/household';
import { ErrorState } from '#shared/ui/error-state';
import { Spinner } from '#shared/ui/spinner';
import { type Part, partOf } from '../lib/steps';
import { Welcome } from './welcome';

const AFTER: Record<Part, string> = { all: '/', household: '/settings#couple-account', story: '/profile' };

/** Time that passes between reading ahead and the screen, in milliseconds. */
const READ_AHEAD_MS = 5_000;

/** The questions begin with what is known, and the partner may have said more since it was read for another screen. */
function useNewHousehold() {
  const household = useQuery({ ...householdQuery, staleTime: READ_AHEAD_MS });
  const [wasNew] = useState(!household.isStale);
  return [household, wasNew || household.isFetchedAfterMount] as const;
}

interface WelcomePageProps {
  user: User;
  onUserChange: (user: User) => void;
}

export function WelcomePage({ user, onUserChange }: WelcomePageProps) {
  const part = partOf(useSearchParams()[0].get('part'));
  const navigate = useNavigate();
  const [household, isNew] = useNewHousehold();
  const story = useQuery(storyQuery);

  if (isNew && household.data !== undefined && story.data !== undefined)
    return (
      <Welcome
        key={part}
        part={part}
        user={user}
        onUserChange={onUserChange}
        household={household.data}
        story={story.data}
        onDone={() => void navigate(AFTER[part])}
      />
    );
  if (!household.isError && !story.isError) return <Spinner page />;
  const retry = () => void Promise.all([household.refetch(), story.refetch()]);
  return <ErrorState page title={words.failed()} onRetry={retry} />;
}
