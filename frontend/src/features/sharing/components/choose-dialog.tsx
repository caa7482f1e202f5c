import * as words from '@anew/words/sharing-choice';
import { useState } from 'react';
import { shortDate } from '#shared/lib/dates';
import { Checkbox } from '#shared/ui/checkbox';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { Loaded } from '#shared/ui/loaded';
import stack from '#shared/ui/stack.module.css';
import { useWritings } from '../hooks/use-writings';

const EXCERPT = 90;

interface Writing {
  id: string;
  kind: 'entry' | 'appreciation';
  text: string;
  createdAt: string;
}

interface Chosen {
  entryIds: string[];
  appreciationIds: string[];
}

export interface ChooseDialogProps {
  userId: string;
  pending: boolean;
  failure: string | null;
  onChosen: (chosen: Chosen) => void;
  onClose: () => void;
}

const labelOf = { entry: words.entryOf, appreciation: words.appreciationOf };

/** It counts whole characters, so that no emoji is cut in half. */
function excerpt(text: string): string {
  const characters = Array.from(text);
  return characters.length > EXCERPT ? `${characters.slice(0, EXCERPT).join('').trimEnd()}…` : text;
}

type Writings = NonNullable<ReturnType<typeof useWritings>['data']>;

/** Writings that the author has marked as shared and the partner cannot read yet. */
function hiddenIn({ entries, appreciations }: Writings, userId: string): Writing[] {
  const isHidden = (it: { userId: string; partnerCanRead: boolean }) =>
    it.userId === userId && !it.partnerCanRead;
  return [
    ...entries
      .filter((entry) => isHidden(entry) && entry.visibility === 'shared')
      .map(({ id, content, createdAt }): Writing => ({ id, kind: 'entry', text: content, createdAt })),
    ...appreciations.filter(isHidden).map(({ id, appreciation, createdAt }): Writing => ({
      id,
      kind: 'appreciation',
      text: appreciation,
      createdAt,
    })),
  ];
}

interface ChoiceProps {
  hidden: Writing[];
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

function Choice({ hidden, chosen, onToggle }: ChoiceProps) {
  return (
    <div role="group" aria-label={words.mayRead()} className={stack.stack}>
      {hidden.map(({ id, kind, text, createdAt }) => (
        <Checkbox
          key={id}
          label={<bdi>{excerpt(text)}</bdi>}
          hint={labelOf[kind]({ date: shortDate(createdAt, 'sharing-choice') })}
          checked={chosen.has(id)}
          onChange={() => onToggle(id)}
        />
      ))}
    </div>
  );
}

export default function ChooseDialog({ userId, pending, failure, onChosen, onClose }: ChooseDialogProps) {
  const { data, ...read } = useWritings();
  const hidden = data && hiddenIn(data, userId);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  function send() {
    const idsOf = (kind: Writing['kind']) =>
      hidden?.filter((it) => it.kind === kind && chosen.has(it.id)).map(({ id }) => id) ?? [];
    onChosen({ entryIds: idsOf('entry'), appreciationIds: idsOf('appreciation') });
  }

  return (
    <ConfirmDialog
      open
      title={words.chooseTitle()}
      description={words.chooseText()}
      confirm={words.shareSome({ count: chosen.size })}
      disabled={!hidden}
      pending={pending}
      pendingLabel={words.sharing()}
      failure={failure}
      onConfirm={send}
      onClose={onClose}
    >
      <Loaded
        query={{ data: hidden, ...read }}
        loading={words.loadingWritings()}
        failed={words.writingsNotLoaded()}
      >
        {(all) => <Choice hidden={all} chosen={chosen} onToggle={toggle} />}
      </Loaded>
    </ConfirmDialog>
  );
}
