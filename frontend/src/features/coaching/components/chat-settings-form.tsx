import { CHALLENGE_LEVELS, CHAT_RELATIONSHIP_LENGTHS } from '@anew/contracts/coaching/views';
import layout from '#shared/ui/layout.module.css';
import { RadioCards } from '#shared/ui/radio-cards';
import { Select } from '#shared/ui/select';
import stack from '#shared/ui/stack.module.css';
import type { SettingsHandle } from '../hooks/use-settings';
import { childrenFrom, LENGTH_LABELS, lengthFrom, LEVEL_LABELS, levelFrom } from '../lib/settings';

const LEVELS = CHALLENGE_LEVELS.map((value) => ({ value, label: LEVEL_LABELS[value] }));
const UNSAID = { value: '', label: 'Rather not say' };
const CHILDREN = [UNSAID, { value: 'true', label: 'Yes' }, { value: 'false', label: 'No' }];
const LENGTHS = [
  UNSAID,
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
      <Select
        label="Are there children in your family?"
        options={CHILDREN}
        value={String(settings.children ?? '')}
        onChange={(event) => change({ children: childrenFrom(event.target.value) })}
      />
    </div>
  );
}
