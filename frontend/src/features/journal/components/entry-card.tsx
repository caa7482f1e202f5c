import type { JournalEntry } from '@anew/contracts/journal/views';
import * as words from '@anew/words/journal';
import { type Dispatch, memo, type SetStateAction, Suspense, useEffect, useRef } from 'react';
import { classNames } from '#shared/lib/class-names';
import { dateLanguage } from '#shared/lib/date-language';
import { Reaction } from '#shared/reactions/reaction';
import { Badge } from '#shared/ui/badge';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import { PersonShape } from '#shared/ui/person-shape';
import stack from '#shared/ui/stack.module.css';
import { Unbroken } from '#shared/ui/unbroken';
import { momentOf, timeOfDay } from '../lib/days';
import { minutesToRead } from '../lib/reading-time';
import { EntryPhoto } from './entry-photo';
import styles from './journal.module.css';
import { NotYetShared } from './not-yet-shared';
import { Quotation } from './todays-question';
import { VisibilityBadge } from './visibility-badge';
import { entryEditor } from './writing-parts';

interface EntryCardProps {
  entry: JournalEntry;
  /** The person who is signed in. */
  userId: string;
  isNew: boolean;
  partner: string | null;
  /** The daily question that the entry answers. Its text is known only today. */
  question: { text: string | null } | null;
  isEditing: boolean;
  failure: string | null;
  /** Id of the entry that is being edited. */
  onEdit: Dispatch<SetStateAction<string | null>>;
  onDelete: (id: string) => void;
}

function Foot({ entry, userId, isEditing, onEdit, onDelete }: EntryCardProps) {
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const moment = momentOf(entry.createdAt);

  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing) return null;
  return (
    <div className={classNames(stack.actions, stack.apart, layout.muted)}>
      {words.minutes({ minutes: minutesToRead(entry.content) })}
      {entry.userId === userId && (
        <span className={classNames(stack.actions, 'screen-only')}>
          <Button
            ref={editButton}
            variant="quiet"
            aria-label={words.editEntry({ moment })}
            onClick={() => void entryEditor.preload().then(() => onEdit(entry.id))}
          >
            {words.editButton()}
          </Button>
          <Button
            variant="remove"
            aria-label={words.deleteEntry({ moment })}
            onClick={() => onDelete(entry.id)}
          >
            {words.deleteButton()}
          </Button>
        </span>
      )}
    </div>
  );
}

function Words({ entry, question, by }: Pick<EntryCardProps, 'entry' | 'question'> & { by: string }) {
  return (
    <>
      {question?.text && <Quotation label={words.answersTodays()}>{question.text}</Quotation>}
      {question?.text === null && <p className={layout.muted}>{words.answersOne()}</p>}
      <p className={layout.asWritten} dir="auto" data-not-ours>
        <Unbroken>{entry.content}</Unbroken>
      </p>
      <EntryPhoto entry={entry} by={by} />
    </>
  );
}

export const EntryCard = memo(function EntryCard(props: EntryCardProps) {
  const { entry, userId, isNew, partner, question, isEditing, failure, onEdit } = props;
  const own = entry.userId === userId;
  const by = own ? 'you' : (partner ?? 'partner');
  /** Changes may be saved only when another entry is being edited. */
  const done = () => onEdit((id) => (id === entry.id ? null : id));
  return (
    <Card as="article" className={classNames(stack.stack, styles.entry)}>
      <div className={classNames(stack.actions, stack.apart, layout.muted)}>
        <span>
          <PersonShape own={own} />{' '}
          <strong>{own ? words.you() : <bdi>{partner ?? words.yourPartner()}</bdi>}</strong> ·{' '}
          <time dateTime={entry.createdAt} lang={dateLanguage()} dir="auto">
            {timeOfDay(entry.createdAt)}
          </time>
        </span>
        <span className={styles.badges}>
          {isNew && <Badge tone="accent">{words.newBadge()}</Badge>}
          <VisibilityBadge visibility={entry.visibility} />
        </span>
      </div>
      {isEditing ? (
        <Suspense fallback={null}>
          <entryEditor.Component entry={entry} partner={partner} onDone={done} />
        </Suspense>
      ) : (
        <Words entry={entry} question={question} by={by} />
      )}
      {own && !isEditing && <NotYetShared entry={entry} partner={partner} />}
      <Foot {...props} />
      {!isEditing && <Reaction kind="journal" text={entry} userId={userId} partner={partner ?? ''} />}
      {failure && <Notice tone="danger">{failure}</Notice>}
    </Card>
  );
});
