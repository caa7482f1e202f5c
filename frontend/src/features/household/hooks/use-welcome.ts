import type { Household, Story } from '@anew/contracts/household/views';
import type { User } from '@anew/contracts/identity/views';
import { useState } from 'react';
import { updateProfile } from '#api/account-calls';
import { saveHousehold, saveStory } from '#api/household-calls';
import { useMutation } from '#shared/api/use-mutation';
import { type Draft, NO_HOUSEHOLD, NO_STORY, type Part, type Step, stepsOf } from '../lib/steps';
import { useStep } from './use-step';

interface Known {
  user: User;
  household: Household | null;
  story: Story | null;
}

export interface WelcomeOptions extends Known {
  part: Part;
  onUserChange: (user: User) => void;
  onDone: () => void;
}

type Person = Pick<WelcomeOptions, 'user' | 'onUserChange'>;

async function saveName(entered: string, { user, onUserChange }: Person): Promise<void> {
  const firstName = entered.trim();
  if (firstName !== '' && firstName !== user.firstName) onUserChange(await updateProfile({ firstName }));
}

/** The answers that were given on this page. Others may have changed elsewhere since they were read. */
const changesOf = <T extends object>(said: T, before: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(said).filter(([field, value]) => value !== before[field as keyof T]),
  ) as Partial<T>;

/**
 * Saves the answer to a question.
 * @returns what is known by then, with what the partner or another window has said meanwhile
 */
async function save(answered: Step, draft: Draft, before: Draft, person: Person): Promise<Draft> {
  const { firstName, household, story } = draft;
  if (answered === 'name') {
    await saveName(firstName, person);
    return draft;
  }
  if (answered === 'past' || answered === 'first')
    return { ...draft, story: await saveStory(changesOf(story, before.story)) };
  return { ...draft, household: await saveHousehold(changesOf(household, before.household)) };
}

const begin = ({ user, household, story }: Known): Draft => ({
  firstName: user.firstName ?? '',
  household: household ?? NO_HOUSEHOLD,
  story: story ?? NO_STORY,
});

/** Skipping the last question still counts as having been asked, so that nobody is asked again. */
function useLeaving({ part, story, onDone }: WelcomeOptions) {
  const isFirstTime = part === 'all' && story === null;
  return useMutation({
    mutationFn: async () => {
      if (isFirstTime) await saveStory({});
    },
    onSettled: onDone,
  });
}

/** Questions one after another. Each answer is saved at once, so that leaving loses nothing. */
export function useWelcome(options: WelcomeOptions) {
  const [draft, setDraft] = useState(() => begin(options));
  /** The answers without what was chosen for a question and then not sent. */
  const [sent, setSent] = useState(draft);
  // What was chosen and not sent may add questions or take some away.
  const steps = stepsOf(options.part, draft);
  const { index, go, back, skip } = useStep(stepsOf(options.part, sent));
  const step = steps[index] ?? 'first';
  const [shown, setShown] = useState(step);
  // An answer that was not sent belongs to the question before this one.
  if (shown !== step) {
    setShown(step);
    setDraft(sent);
  }

  const isLast = index >= steps.length - 1;
  const saving = useMutation({
    mutationFn: (answered: Step) => save(answered, draft, sent, options),
    onSuccess: proceed,
  });

  const leaving = useLeaving(options);
  const pending = saving.isPending || leaving.isPending;

  /** What the partner has said meanwhile may add questions or take some away. */
  function proceed(known: Draft, answered: Step) {
    const asked = stepsOf(options.part, known);
    const following = steps.slice(index + 1).find((each) => asked.includes(each));
    setDraft(known);
    setSent(known);
    // The browser's Back has led to another question in the meantime.
    if (answered !== step) return;
    if (following) go(following);
    else options.onDone();
  }

  /** A failure to save belongs to the question that is left by this. */
  function leaveBy(go: () => void) {
    saving.reset();
    go();
  }

  return {
    draft,
    step,
    index,
    count: steps.length,
    change: (change: Partial<Draft>) => !pending && setDraft({ ...draft, ...change }),
    back: () => leaveBy(back),
    next: () => saving.mutate(step),
    skip: () => (isLast ? leaving.mutate() : leaveBy(skip)),
    leave: () => leaving.mutate(),
    pending,
    failed: saving.isError && saving.variables === step,
  };
}
