import { Page } from '#shared/ui/page';
import { type BuiltInModule, DURATION } from '../lib/built-in';
import { Illustration } from './illustrations/illustration';
import styles from './modules.module.css';
import { ListSection } from './section';

/** A module as the app knows it without the server: no lesson, and nothing to tick off. */
export function ShortModule({ module }: { module: BuiltInModule }) {
  return (
    <Page title={module.title} eyebrow={`Module · ${DURATION}`} lead={module.overview} width="narrow">
      <div className={styles.reading}>
        <Illustration slug={module.slug} />
        <ListSection title="Signs to notice" items={module.awareness} />
        <ListSection title="A conversation to have" items={module.conversation} />
        <ListSection title="Tiny action steps" items={module.actions} />
      </div>
    </Page>
  );
}
