import * as words from '@anew/words/journal';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#shared/lib/lazy-part';
import { Leavable, QuickExitBar } from '#shared/quick-exit/quick-exit';
import { Page } from '#shared/ui/page';
import { Spinner } from '#shared/ui/spinner';
import { HasPartner } from '../hooks/use-has-partner';
import { EntryList } from './entry-list';
import styles from './journal.module.css';
import type { KeepsakeProps } from './keepsake';
import { NewEntry } from './new-entry';
import { Stats } from './stats';

const keepsake = lazyPart<KeepsakeProps>(() => import('./keepsake'));

interface JournalPageProps {
  userId: string;
  /** The person's own first name, if it is known. */
  name?: string;
  /** The partner's first name, if it is known. */
  partner?: string;
  /** The couple has two members. */
  hasPartner?: boolean;
}

function Journal({ userId, partner }: { userId: string; partner: string | null }) {
  return (
    <Page title={words.title()} width="narrow" lead={words.lead()}>
      <QuickExitBar />
      <NewEntry key={userId} userId={userId} partner={partner} />
      <div className={styles.rest}>
        <Stats />
        <EntryList userId={userId} partner={partner} />
      </div>
    </Page>
  );
}

/** On a phone, the form takes the place of the header. Where it will be open, no header comes before it. */
const FormToCome = () => (
  <div className={styles.writing}>
    <Spinner page />
  </div>
);

export function JournalPage({ userId, name = '', partner = '', hasPartner = true }: JournalPageProps) {
  const isKeepsake = useSearchParams()[0].get('keepsake') === 'true';
  return (
    <Leavable>
      <HasPartner value={hasPartner}>
        {/* The form, where it is open from the beginning, comes together with what stands below it. */}
        <Suspense fallback={isKeepsake ? <Spinner page /> : <FormToCome />}>
          {isKeepsake ? (
            <keepsake.Component userId={userId} name={name} partner={partner} />
          ) : (
            <Journal userId={userId} partner={partner === '' ? null : partner} />
          )}
        </Suspense>
      </HasPartner>
    </Leavable>
  );
}
