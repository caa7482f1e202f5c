import * as words from '@anew/words/module';
import { Page } from '#shared/ui/page';
import type { BuiltInModule } from '../lib/built-in';
import { Illustration } from './illustrations/illustration';
import styles from './modules.module.css';
import { ListSection } from './section';

/** A module as the app knows it without the server: no lesson, and nothing to tick off. */
export function ShortModule({ module }: { module: BuiltInModule }) {
  return (
    <Page title={module.title} eyebrow={words.eyebrow()} lead={module.overview} width="narrow">
      <div className={styles.reading}>
        <Illustration slug={module.slug} />
        <ListSection title={words.signs()} items={module.awareness} />
        <ListSection title={words.conversation()} items={module.conversation} />
        <ListSection title={words.actions()} items={module.actions} />
      </div>
    </Page>
  );
}
