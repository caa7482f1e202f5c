import type { User } from '@anew/contracts/identity/views';
import * as words from '@anew/words/welcome';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { householdQuery, storyQuery } from '#api/household';
import { ErrorState } from '#shared/ui/error-state';
import { Spinner } from '#shared/ui/spinner';
import { type Part, partOf } from '../lib/steps';
import { Welcome } from './welcome';

const AFTER: Record<Part, string> = { all: '/', household: '/settings#couple-account', story: '/profile' };

interface WelcomePageProps {
  user: User;
  onUserChange: (user: User) => void;
}

export function WelcomePage({ user, onUserChange }: WelcomePageProps) {
  const part = partOf(useSearchParams()[0].get('part'));
  const navigate = useNavigate();
  const household = useQuery(householdQuery);
  const story = useQuery(storyQuery);

  if (household.data !== undefined && story.data !== undefined)
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
