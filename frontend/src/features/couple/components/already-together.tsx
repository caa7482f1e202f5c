import { Link } from 'react-router-dom';
import { ButtonLink } from '#shared/ui/button';
import layout from '#shared/ui/layout.module.css';
import { Page } from '#shared/ui/page';

/** @param partner first name of the partner, or empty if it is not known */
export function AlreadyTogether({ partner }: { partner: string }) {
  return (
    <Page
      width="slim"
      title="You are already together"
      lead={
        <>
          You share one account with {partner ? <bdi>{partner}</bdi> : 'your partner'}. Everything is where
          you left it.
        </>
      }
    >
      <div>
        <ButtonLink to="/" size="large">
          Go to your dashboard
        </ButtonLink>
      </div>
      <p className={layout.muted}>
        Want to share an account with someone else? You leave this one first, in{' '}
        <Link to="/settings">Settings</Link>.
      </p>
    </Page>
  );
}
