import { type FocusModuleSlug, MODULE_TITLES } from '@anew/contracts/content/module-slugs';
import { FOCUS_PRIORITIES, type FocusPriority } from '@anew/contracts/content/views';
import { Badge } from '#shared/ui/badge';
import { Select } from '#shared/ui/select';
import stack from '#shared/ui/stack.module.css';
import { focusFailureText, useSetFocus } from '../hooks/use-set-focus';
import { AREA_WORDS } from '../lib/areas';

const INACTIVE = 'inactive';

const CHOICES = [
  { value: INACTIVE, label: 'Inactive' },
  { value: 'high', label: 'High priority' },
  { value: 'medium', label: 'Medium priority' },
  { value: 'low', label: 'Low priority' },
] as const;

function priorityFrom(value: string): FocusPriority | null {
  return FOCUS_PRIORITIES.find((priority) => priority === value) ?? null;
}

interface FocusRowProps {
  slug: FocusModuleSlug;
  priority: FocusPriority | null;
}

export function FocusRow({ slug, priority }: FocusRowProps) {
  const { mutate, isPending, variables, error } = useSetFocus(slug);
  const shown = isPending ? variables : priority;
  return (
    <li className={stack.row}>
      <div>
        <h3>
          {MODULE_TITLES[slug]} {shown && <Badge tone="success">Active</Badge>}
        </h3>
        <p className={stack.quiet}>{AREA_WORDS[slug]}</p>
      </div>
      <Select
        label={`Priority of ${MODULE_TITLES[slug]}`}
        hideLabel
        options={CHOICES}
        value={shown ?? INACTIVE}
        onChange={(event) => mutate(priorityFrom(event.target.value))}
        error={error && focusFailureText(error)}
      />
    </li>
  );
}
