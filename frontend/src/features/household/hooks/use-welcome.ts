import type { Household, Story } from '@anew/contracts/household/views';
import type { User } from '@anew/contracts/identity/views';
import { useState } from 'react';
import { updateProfile } from '#api/account-calls';
import {
  type HouseholdAnswers,
  readHousehold,
  saveHousehold,
  saveStory,
  type StoryAnswers,
} from '#api/household-calls';
import { useMutation } from '#shared/api/use-mutation';
import { type Draft, NO_HOUSEHOLD, NO_STORY, type Part, type Step, stepsOf } from '../lib/steps';

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

const householdBody = (household: Household): HouseholdAnswers => {
  const { children, ageBands, days, faith, places } = household;
  return {
    ...(children && { children }),
    ageBands,
    ...(days && { days }),
    ...(faith && { faith }),
    ...(places && { places }),
  };
};

const storyBody = ({ past, first }: Story): StoryAnswers => ({ past, ...(first && { first }) });

type Person = Pick<WelcomeOptions, 'user' | 'onUserChange'>;

async function saveName(entered: string, { user, onUserChange }: Person): Promise<void> {
  const firstName = entered.trim();
  if (firstName !== '' && firstName !== user.firstName) onUserChange(await updateProfile({ firstName }));
}

type HouseholdStep = Exclude<Step, 'name' | 'past' | 'first'>;

/** What each question about the household asks for. */
const ASKED_FOR: Record<HouseholdStep, keyof Household> = {
  children: 'children',
  ages: 'ageBands',
  days: 'days',
  faith: 'faith',
  places: 'places',
};

/** Puts one answer over what the household is now: the partner may have said more since it was read. */
async function saveOneAnswer(answered: HouseholdStep, said: Household): Promise<Household> {
  const field = ASKED_FOR[answered];
  const known = (await readHousehold()) ?? NO_HOUSEHOLD;
  const household = { ...known, [field]: said[field] };
  await saveHousehold(householdBody(household));
  return household;
}

/**
 * Saves the answer to a question.
 * @returns the answers of which the household now consists
 */
async function save(answered: Step, draft: Draft, person: Person): Promise<Household> {
  const { firstName, household, story } = draft;
  if (answered === 'name') await saveName(firstName, person);
  else if (answered === 'past' || answered === 'first') await saveStory(storyBody(story));
  else return saveOneAnswer(answered, household);
  return household;
}

const begin = ({ user, household, story }: Known): Draft => ({
  firstName: user.firstName ?? '',
  household: household ?? NO_HOUSEHOLD,
  story: story ?? NO_STORY,
});

/** Skipping the last question still counts as having been asked, so that nobody is asked again. */
function useLeaving({ part, story: before, onDone }: WelcomeOptions, { story }: Draft) {
  const isFirstTime = part === 'all' && before === null;
  return useMutation({
    mutationFn: async () => {
      if (isFirstTime) await saveStory(storyBody(story));
    },
    onSettled: onDone,
  });
}

/** Questions one after another. Each answer is saved at once, so that leaving loses nothing. */
export function useWelcome(options: WelcomeOptions) {
  const [index, setIndex] = useState(0);
  const [draft, setDraft] = useState(() => begin(options));
  /** The answers without what was chosen for a question and then not sent. */
  const [sent, setSent] = useState(draft);
  const steps = stepsOf(options.part, draft);
  const step = steps[index] ?? 'first';

  const isLast = index >= steps.length - 1;
  const saving = useMutation({
    mutationFn: (answered: Step) => save(answered, draft, options),
    onSuccess: proceed,
  });

  const leaving = useLeaving(options, sent);
  const pending = saving.isPending || leaving.isPending;

  /** What the partner has said meanwhile may add questions or take some away. */
  function proceed(household: Household) {
    const known = { ...draft, household };
    const asked = stepsOf(options.part, known);
    const following = steps.slice(index + 1).find((each) => asked.includes(each));
    setDraft(known);
    setSent(known);
    if (following) setIndex(asked.indexOf(following));
    else options.onDone();
  }

  /** Shows another question. A failure to save belongs to the one before it, and so does an answer that was not sent. */
  function show(asked: number) {
    saving.reset();
    setDraft(sent);
    setIndex(asked);
  }

  return {
    draft,
    step,
    index,
    count: steps.length,
    change: (change: Partial<Draft>) => !pending && setDraft({ ...draft, ...change }),
    back: () => show(index - 1),
    next: () => saving.mutate(step),
    skip: () => (isLast ? leaving.mutate() : show(index + 1)),
    leave: () => leaving.mutate(),
    pending,
    failed: saving.isError,
  };
}
