import * as words from '@anew/words/couple-together';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#shared/ui/button';
import layout from '#shared/ui/layout.module.css';
import { Page } from '#shared/ui/page';
import { Sentence } from '#shared/ui/sentence';

/** @param partner first name of the partner, or empty if it is not known */
export function AlreadyTogether({ partner }: { partner: string }) {
  return (
    <Page
      width="slim"
      title={words.title()}
      lead={
        partner ? (
          <Sentence>{words.lead({ partner, name: (text) => <bdi>{text}</bdi> })}</Sentence>
        ) : (
          words.leadUnnamed()
        )
      }
    >
      <div>
        <ButtonLink to="/" size="large">
          {words.toDashboard()}
        </ButtonLink>
      </div>
      <p className={layout.muted}>
        <Sentence>
          {words.someoneElse({ link: (text) => <Link to="/settings#couple-account">{text}</Link> })}
        </Sentence>
      </p>
    </Page>
  );
}
