import {
  type Preferences,
  REMINDER_CHANNELS,
  type ReminderChannel,
} from '@anew/contracts/identity/preferences';
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

const CHANNELS: Record<ReminderChannel, { label: string; hint: string }> = {
  off: { label: 'Off', hint: 'Default. Nothing is sent.' },
  push: { label: 'On this device', hint: 'A short note on the screen.' },
  mail: { label: 'By mail', hint: 'To your email address.' },
};

const TIMES = [
  { value: '08:00', label: 'Morning (8:00 AM)' },
  { value: '14:00', label: 'Afternoon (2:00 PM)' },
  { value: '19:00', label: 'Evening (7:00 PM)', hint: 'Default' },
] as const;
const ANOTHER = 'another';

interface Part {
  preferences: Preferences;
}

function OtherDevice({ change }: { change: PreferenceChange['change'] }) {
  return (
    <Notice
      action={
        <Button variant="secondary" onClick={() => change({ reminder: { channel: 'push' } })}>
          Show them here, too
        </Button>
      }
    >
      Your reminders come on another device.
    </Notice>
  );
}

function Channel({ preferences }: Part) {
  const { change, pending, isSaved, failure } = useChangePreferences();
  const isHere = useIsNotified(isSaved);
  const chosen = pending?.reminder?.channel ?? preferences.reminder.channel;
  // A browser that cannot show reminders offers only the other two ways, unless another device shows them.
  const offered = REMINDER_CHANNELS.filter(
    (channel) => channel !== 'push' || chosen === 'push' || canBeNotified(),
  );
  return (
    <div className={layout.close}>
      <RadioCards
        name="reminder"
        legend="Remind me"
        compact
        options={offered.map((value) => ({ value, ...CHANNELS[value] }))}
        value={chosen}
        onChange={(value) => change({ reminder: { channel: value as ReminderChannel } })}
        error={failure ?? undefined}
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
  const isListed = TIMES.some(({ value }) => value === time);
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
        legend="Preferred time"
        compact
        options={[...TIMES, { value: ANOTHER, label: 'Another time' }]}
        value={shown}
        onChange={choose}
        error={failure ?? undefined}
      />
      {shown === ANOTHER && (
        <TextField
          type="time"
          label="Time of day"
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
        label="Mail me a letter about our week"
        hint="What the two of you did: counts and titles, and nothing that either of you wrote. It begins once there are two of you."
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
    <PreferencesCard
      title="Daily prompt timing"
      lead="A nudge when your question is here: at most one a day, none when you have answered, and never a word of what either of you wrote. This is only for you; your partner has their own."
    >
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
