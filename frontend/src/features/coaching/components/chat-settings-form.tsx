import { CHALLENGE_LEVELS, CHAT_RELATIONSHIP_LENGTHS } from '@anew/contracts/coaching/views';
import * as words from '@anew/words/coaching';
import layout from '#shared/ui/layout.module.css';
import { RadioCards } from '#shared/ui/radio-cards';
import { Select } from '#shared/ui/select';
import stack from '#shared/ui/stack.module.css';
import type { SettingsHandle } from '../hooks/use-settings';
import { childrenFrom, LENGTH_LABELS, lengthFrom, LEVEL_LABELS, levelFrom } from '../lib/settings';

const levels = () => CHALLENGE_LEVELS.map((value) => ({ value, label: LEVEL_LABELS[value]() }));
const unsaid = () => ({ value: '', label: words.unsaid() });
const children = () => [
  unsaid(),
  { value: 'true', label: words.yes() },
  { value: 'false', label: words.no() },
];
const lengths = () => [
  unsaid(),
  ...CHAT_RELATIONSHIP_LENGTHS.map((value) => ({ value, label: LENGTH_LABELS[value]() })),
];

export function ChatSettingsForm({ settings, change }: SettingsHandle) {
  return (
    <div className={stack.stack}>
      <p className={layout.muted}>{words.settingsText()}</p>
      <RadioCards
        name="challenge-level"
        legend={words.levelQuestion()}
        compact
        options={levels()}
        value={settings.challengeLevel}
        onChange={(value) => change({ challengeLevel: levelFrom(value) })}
      />
      <Select
        label={words.lengthQuestion()}
        options={lengths()}
        value={settings.relationshipLength ?? ''}
        onChange={(event) => change({ relationshipLength: lengthFrom(event.target.value) })}
      />
      <Select
        label={words.childrenQuestion()}
        options={children()}
        value={String(settings.children ?? '')}
        onChange={(event) => change({ children: childrenFrom(event.target.value) })}
      />
    </div>
  );
}
