import { MODULE_TITLES } from '@anew/contracts/content/module-slugs';
import { type Focus, FOCUS_PRIORITIES, type FocusPriority } from '@anew/contracts/content/views';
import * as words from '@anew/words/settings-focus';
import type { ReactNode } from 'react';
import { focusFailureText, useSetFocus } from '#shared/focus/use-set-focus';
import { Badge } from '#shared/ui/badge';
import { Button } from '#shared/ui/button';
import { passFocusOn } from '#shared/ui/heading-focus';
import { Icon } from '#shared/ui/icon';
import iconButton from '#shared/ui/icon-button.module.css';
import layout from '#shared/ui/layout.module.css';
import { Select } from '#shared/ui/select';
import { Sentence } from '#shared/ui/sentence';
import stack from '#shared/ui/stack.module.css';
import { type Area, AREA_WORDS, INACTIVE, ofNextQuestions, stepFrom } from '../lib/areas';
import styles from './settings.module.css';

const choices = () =>
  ([INACTIVE, 'high', 'medium', 'low'] as const).map((value) => ({ value, label: words[value]() }));

const MOVES = {
  up: { by: words.moveUp, end: words.atTop },
  down: { by: words.moveDown, end: words.atBottom },
};

function priorityFrom(value: string): FocusPriority | null {
  return FOCUS_PRIORITIES.find((priority) => priority === value) ?? null;
}

interface MoveProps {
  title: string;
  direction: 'up' | 'down';
  /** Priority after the move, or undefined at the end. */
  to: FocusPriority | null | undefined;
  onMove: (to: FocusPriority | null) => void;
}

/** Stays reachable at the end of the way, so that the focus is not lost on the last step. */
function Move({ title, direction, to, onMove }: MoveProps) {
  const isEnd = to === undefined;
  const say = MOVES[direction];
  const label = isEnd ? say.end({ title }) : say.by({ title, level: to ?? INACTIVE });
  return (
    <button
      type="button"
      className={iconButton.button}
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && onMove(to)}
    >
      <Icon name={direction === 'up' ? 'arrow-up' : 'arrow-down'} />
    </button>
  );
}

interface MovesProps extends Pick<MoveProps, 'title' | 'onMove'> {
  from: FocusPriority | null;
}

function Moves({ title, from, onMove }: MovesProps) {
  return (
    <div className={styles.moves}>
      <Move title={title} direction="up" to={stepFrom(from, 1)} onMove={onMove} />
      <Move title={title} direction="down" to={stepFrom(from, -1)} onMove={onMove} />
    </div>
  );
}

/** Says why the results suggest this focus. The reason itself is in English in every language. */
function Reason({ reason }: { reason: string }) {
  const strong = (text: ReactNode) => <strong>{text}</strong>;
  const said = (text: ReactNode) => <span lang="en">{text}</span>;
  return (
    <p className={styles.reason}>
      <Sentence>{words.reason({ reason, strong, said })}</Sentence>
    </p>
  );
}

interface MakeFocusProps {
  title: string;
  pending: boolean;
  onClick: () => void;
}

function MakeFocus({ title, pending, onClick }: MakeFocusProps) {
  return (
    <div className={stack.actions}>
      <Button
        ref={passFocusOn}
        variant="secondary"
        pending={pending}
        aria-label={words.makeFocusOf({ title })}
        onClick={onClick}
      >
        {words.makeFocus()}
      </Button>
    </div>
  );
}

interface HeadProps {
  title: string;
  priority: FocusPriority | null;
  onMove: MovesProps['onMove'];
}

function Head({ title, priority, onMove }: HeadProps) {
  return (
    <div className={styles.areaHead}>
      <h3>
        <span data-not-ours lang="en">
          {title}
        </span>{' '}
        {priority && <Badge tone="success">{words.active()}</Badge>}
      </h3>
      <Moves title={title} from={priority} onMove={onMove} />
    </div>
  );
}

interface FocusCardProps {
  area: Area;
  focuses: readonly Focus[];
  /** Called before the change is sent, while what the person used still has the focus. */
  onChange: () => void;
  /** Called once the change is stored. */
  onChanged: () => void;
}

export function FocusCard({ area, focuses, onChange, onChanged }: FocusCardProps) {
  const { slug, priority, reason, isSuggested } = area;
  const { mutate, isPending, variables, error } = useSetFocus(slug);
  const shown = isPending ? variables : priority;
  const title = MODULE_TITLES[slug];

  function set(to: FocusPriority | null) {
    onChange();
    mutate(to, { onSuccess: onChanged });
  }

  return (
    <li className={styles.area}>
      <Head title={title} priority={shown} onMove={set} />
      <p className={layout.muted}>{AREA_WORDS[slug]()}</p>
      {reason && <Reason reason={reason} />}
      <div className={styles.areaFoot}>
        <Select
          label={words.priorityOf({ title })}
          hideLabel
          options={choices()}
          value={shown ?? INACTIVE}
          onChange={(event) => set(priorityFrom(event.target.value))}
          error={error && <span role="alert">{focusFailureText(error)}</span>}
        />
        {priority && <p className={layout.muted}>{words.share(ofNextQuestions(slug, focuses))}</p>}
      </div>
      {isSuggested && !priority && (
        <MakeFocus title={title} pending={isPending} onClick={() => set('high')} />
      )}
    </li>
  );
}
