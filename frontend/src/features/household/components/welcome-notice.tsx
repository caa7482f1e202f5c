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
    <Card tone="primary" title="A few taps, so that Anew fits you">
      <div className={stack.stack}>
        <p className={layout.measure}>
          Who belongs to your home, and what would you like first? Skip what you like. It takes a minute, and
          it decides what you are asked.
        </p>
        <div className={stack.actions}>
          <ButtonLink to="/welcome" variant="secondary">
            Make it fit
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
