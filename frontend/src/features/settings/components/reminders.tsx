import type { Preferences, ReminderChannel } from '@anew/contracts/identity/preferences';
import * as words from '@anew/words/settings-reminders';
import { useState } from 'react';
import { Button } from '#shared/ui/button';
import { Checkbox } from '#shared/ui/checkbox';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import { RadioCards } from '#shared/ui/radio-cards';
import { TextField } from '#shared/ui/text-field';
import { useIsNotified } from '../hooks/use-is-notified';
import { type PreferenceChange, useChangePreferences } from '../hooks/use-preferences';
import { canBeNotified } from '../lib/notifications';
import { PreferencesCard } from './preferences-card';
import { Saved } from './saved';

/** Arrow keys choose whatever they pass, and the browser asks for permission at the last one. */
const CHANNELS: readonly ReminderChannel[] = ['off', 'mail', 'push'];

const ANOTHER = 'another';

const times = () => [
  { value: '08:00', label: words.morning() },
  { value: '14:00', label: words.afternoon() },
  { value: '19:00', label: words.evening(), hint: words.eveningHint() },
  { value: ANOTHER, label: words.anotherTime() },
];

interface Part {
  preferences: Preferences;
}

function OtherDevice({ change }: { change: PreferenceChange['change'] }) {
  return (
    <Notice
      action={
        <Button variant="secondary" onClick={() => change({ reminder: { channel: 'push' } })}>
          {words.here()}
        </Button>
      }
    >
      {words.elsewhere()}
    </Notice>
  );
}

function Channel({ preferences }: Part) {
  const { change, pending, isSaved, failure } = useChangePreferences();
  const isHere = useIsNotified(isSaved);
  const chosen = pending?.reminder?.channel ?? preferences.reminder.channel;
  // A browser that cannot show reminders offers only the other two ways, unless another device shows them.
  const offered = CHANNELS.filter((channel) => channel !== 'push' || chosen === 'push' || canBeNotified());
  return (
    <div className={layout.close}>
      <RadioCards
        name="reminder"
        legend={words.remindMe()}
        compact
        options={offered.map((value) => ({ value, label: words[value](), hint: words[`${value}Hint`]() }))}
        value={chosen}
        onChange={(value) => change({ reminder: { channel: value as ReminderChannel } })}
        error={failure && <span role="alert">{failure}</span>}
      />
      {chosen === 'push' && !pending && isHere === false && canBeNotified() && (
        <OtherDevice change={change} />
      )}
      <Saved when={isSaved} />
    </div>
  );
}

function Time({ preferences }: Part) {
  const { change, pending, isSaved, failure } = useChangePreferences();
  const time = pending?.reminder?.time ?? preferences.reminder.time;
  const isListed = times().some(({ value }) => value === time);
  const [isOther, setIsOther] = useState(false);
  const shown = isOther || !isListed ? ANOTHER : time;

  function choose(value: string) {
    setIsOther(value === ANOTHER);
    if (value !== ANOTHER) change({ reminder: { time: value } });
  }

  return (
    <div className={layout.close}>
      <RadioCards
        name="preferred-time"
        legend={words.time()}
        compact
        options={times()}
        value={shown}
        onChange={choose}
        error={failure && <span role="alert">{failure}</span>}
      />
      {shown === ANOTHER && (
        <TextField
          type="time"
          label={words.timeOfDay()}
          key={preferences.reminder.time}
          defaultValue={preferences.reminder.time}
          onBlur={({ target: { value } }) => {
            if (value && value !== preferences.reminder.time) change({ reminder: { time: value } });
          }}
        />
      )}
      <Saved when={isSaved} />
    </div>
  );
}

function Letter({ preferences }: Part) {
  const { change, pending, isSaved, failure } = useChangePreferences();
  return (
    <div className={layout.close}>
      <Checkbox
        label={words.letter()}
        hint={words.letterHint()}
        checked={pending?.weeklyLetter ?? preferences.weeklyLetter}
        onChange={({ target }) => change({ weeklyLetter: target.checked })}
      />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Saved when={isSaved} />
    </div>
  );
}

/** Choices of each person for themselves. */
export function Reminders() {
  return (
    <PreferencesCard title={words.title()} lead={words.lead()}>
      {(preferences) => (
        <>
          <Channel preferences={preferences} />
          <Time preferences={preferences} />
          <Letter preferences={preferences} />
        </>
      )}
    </PreferencesCard>
  );
}
