import { Card } from '#shared/ui/card';
import { Notice } from '#shared/ui/notice';
import { type RadioCardOption, RadioCards } from '#shared/ui/radio-cards';
import stack from '#shared/ui/stack.module.css';

interface Choice {
  name: string;
  legend: string;
  chosen: string;
  options: readonly RadioCardOption[];
}

const CHOICES: readonly Choice[] = [
  {
    name: 'preferred-time',
    legend: 'Preferred time',
    chosen: 'evening',
    options: [
      { value: 'morning', label: 'Morning (8:00 AM)' },
      { value: 'afternoon', label: 'Afternoon (2:00 PM)' },
      { value: 'evening', label: 'Evening (7:00 PM)', hint: 'Default' },
    ],
  },
  {
    name: 'question-style',
    legend: 'Question style',
    chosen: 'balanced',
    options: [
      { value: 'light', label: 'Light', hint: 'Easy to answer, good for full days.' },
      { value: 'balanced', label: 'Balanced', hint: 'Default. A mix of light and deep.' },
      { value: 'deep', label: 'Deep', hint: 'Takes time, and goes further.' },
    ],
  },
  {
    name: 'ai-provider',
    legend: 'AI question generation',
    chosen: 'auto',
    options: [
      { value: 'auto', label: 'Automatic', hint: 'Default. Tries the first provider, then the second.' },
      { value: 'anthropic', label: 'Anthropic', hint: 'Anthropic only.' },
      { value: 'openai', label: 'OpenAI', hint: 'OpenAI only.' },
      { value: 'disabled', label: 'Disabled', hint: 'Curated questions only.' },
    ],
  },
];

const unchanged = () => undefined;

/** These choices are only shown: nothing uses them yet, and the card says so. */
export function DailyPrompts() {
  return (
    <Card title="Daily prompt timing">
      <div className={stack.stack}>
        <Notice title="A look ahead">
          You cannot change these yet, and nothing is sent at a set time. Today every question comes from our
          own curated collection and is there all day.
        </Notice>
        {CHOICES.map(({ chosen, ...group }) => (
          <fieldset key={group.name} disabled className={stack.shown}>
            <RadioCards {...group} compact value={chosen} onChange={unchanged} />
          </fieldset>
        ))}
      </div>
    </Card>
  );
}
