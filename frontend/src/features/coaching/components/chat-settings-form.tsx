import { CHALLENGE_LEVELS, CHAT_RELATIONSHIP_LENGTHS } from '@anew/contracts/coaching/views';
import { Checkbox } from '../../../shared/ui/checkbox';
import layout from '../../../shared/ui/layout.module.css';
import { RadioCards } from '../../../shared/ui/radio-cards';
import { Select } from '../../../shared/ui/select';
import stack from '../../../shared/ui/stack.module.css';
import type { SettingsHandle } from '../hooks/use-settings';
import { LENGTH_LABELS, lengthFrom, LEVEL_LABELS, levelFrom } from '../lib/settings';

const LEVELS = CHALLENGE_LEVELS.map((value) => ({ value, label: LEVEL_LABELS[value] }));
const LENGTHS = [
  { value: '', label: 'Rather not say' },
  ...CHAT_RELATIONSHIP_LENGTHS.map((value) => ({ value, label: LENGTH_LABELS[value] })),
];

export function ChatSettingsForm({ settings, change }: SettingsHandle) {
  return (
    <div className={stack.stack}>
      <p className={layout.muted}>
        The coach fits its answers to this. It is kept on this device and sent along with your messages.
      </p>
      <RadioCards
        name="challenge-level"
        legend="Where are the two of you?"
        compact
        options={LEVELS}
        value={settings.challengeLevel}
        onChange={(value) => change({ challengeLevel: levelFrom(value) })}
      />
      <Select
        label="How long have you been together?"
        options={LENGTHS}
        value={settings.relationshipLength ?? ''}
        onChange={(event) => change({ relationshipLength: lengthFrom(event.target.value) })}
      />
      <Checkbox
        label="There are children in our family"
        checked={settings.children}
        onChange={(event) => change({ children: event.target.checked })}
      />
    </div>
  );
}
