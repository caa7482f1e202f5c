import * as words from '@anew/words/welcome-notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { storyQuery } from '#api/household';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { isNew } from '../lib/is-new';

/**
 * Offers the questions to someone who has just set up or joined a couple, until they have answered or declined.
 * @param since time when the person became part of the couple, once it is known
 */
export function WelcomeNotice({ since }: { since: string | undefined }) {
  const [now] = useState(() => new Date());
  const { data: story } = useQuery(storyQuery);
  if (story !== null || since === undefined || !isNew(since, now)) return null;
  return (
    <Card tone="primary" title={words.title()}>
      <div className={stack.stack}>
        <p className={layout.measure}>{words.text()}</p>
        <div className={stack.actions}>
          <ButtonLink to="/welcome" variant="secondary">
            {words.open()}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
