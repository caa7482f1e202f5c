import * as words from '@anew/words/not-found';
import { ButtonLink } from '#shared/ui/button';
import { Page } from '#shared/ui/page';
import { Homecoming } from '#shared/ui/scenes/homecoming';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  return (
    <Page width="narrow" title={words.title()} lead={words.lead()}>
      <ButtonLink to="/" className={styles.home}>
        {words.home()}
      </ButtonLink>
      <div className={styles.scene}>
        <Homecoming />
      </div>
    </Page>
  );
}
