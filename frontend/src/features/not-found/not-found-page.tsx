import { ButtonLink } from '#shared/ui/button';
import { Page } from '#shared/ui/page';
import { Homecoming } from '#shared/ui/scenes/homecoming';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  return (
    <Page
      width="narrow"
      title="404 Page Not Found"
      lead="There is nothing at this address. The page may have moved, or there may be a typo. Home is still where it was."
    >
      <ButtonLink to="/" className={styles.home}>
        Back to the dashboard
      </ButtonLink>
      <div className={styles.scene}>
        <Homecoming />
      </div>
    </Page>
  );
}
