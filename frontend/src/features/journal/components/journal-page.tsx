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

export function JournalPage({ userId, name = '', partner = '', hasPartner = true }: JournalPageProps) {
  const [params] = useSearchParams();
  return (
    <Leavable>
      <HasPartner value={hasPartner}>
        {/* The form, where it is open from the beginning, comes together with what stands below it. */}
        <Suspense fallback={<Spinner page />}>
          {params.get('keepsake') === 'true' ? (
            <keepsake.Component userId={userId} name={name} partner={partner} />
          ) : (
            <Journal userId={userId} partner={partner === '' ? null : partner} />
          )}
        </Suspense>
      </HasPartner>
    </Leavable>
  );
}
