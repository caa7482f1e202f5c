import type { EntryVisibility } from '@anew/contracts/journal/views';
import { useState, type SubmitEvent } from 'react';
import { serverMessageOr } from '../../../shared/api/http-error';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Icon } from '../../../shared/ui/icon';
import { Notice } from '../../../shared/ui/notice';
import { RadioCards } from '../../../shared/ui/radio-cards';
import { TextArea } from '../../../shared/ui/text-area';
import { useToast } from '../../../shared/ui/toast/use-toast';
import { usePublishEntry } from '../api/entries';
import styles from './journal.module.css';

const SAVED: Record<EntryVisibility, string> = {
  shared: 'Your reflection has been shared with your partner.',
  private: 'Your private reflection has been saved.',
};

const VISIBILITIES = [
  { value: 'shared', label: 'Shared', hint: 'You and your partner can read it.' },
  { value: 'private', label: 'Private', hint: 'Only you can read it.' },
] as const;

function Reader({ visibility }: { visibility: EntryVisibility }) {
  return (
    <p className={styles.reader}>
      <Icon name={visibility === 'shared' ? 'pair' : 'lock'} />
      {visibility === 'shared'
        ? 'Both of you will be able to read this.'
        : 'Only you will be able to read this.'}
    </p>
  );
}

export function NewEntryForm() {
  const [content, setContent] = useState('');
  const [visibility, setVisibility] = useState<EntryVisibility>('shared');
  const { toast } = useToast();
  const publish = usePublishEntry();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!content.trim() || publish.isPending) return;
    publish.mutate(
      { content: content.trim(), visibility },
      {
        onSuccess: () => {
          toast({ title: 'Entry saved!', description: SAVED[visibility], variant: 'success' });
          setContent('');
        },
      },
    );
  }

  return (
    <Card title="New entry">
      <form onSubmit={submit} className={styles.form}>
        <TextArea
          label="What is on your mind?"
          value={content}
          onChange={(event) => setContent(event.target.value)}
          maxLength={20_000}
        />
        <div className={styles.visibility}>
          <RadioCards
            compact
            name="visibility"
            legend="Who can read it"
            options={VISIBILITIES}
            value={visibility}
            onChange={(value) => setVisibility(value === 'private' ? 'private' : 'shared')}
          />
        </div>
        {publish.error && (
          <Notice tone="danger" title="Your entry is not saved yet">
            {serverMessageOr('Please try again.', publish.error)}
          </Notice>
        )}
        <div className={styles.actions}>
          <Reader visibility={visibility} />
          <Button
            type="submit"
            disabled={!content.trim()}
            pending={publish.isPending}
            pendingLabel="Publishing..."
          >
            Publish Entry
          </Button>
        </div>
      </form>
    </Card>
  );
}
