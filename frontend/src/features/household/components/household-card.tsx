import type { Household } from '@anew/contracts/household/views';
import { useQuery } from '@tanstack/react-query';
import { householdQuery } from '#api/household';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { Loaded } from '#shared/ui/loaded';
import stack from '#shared/ui/stack.module.css';
import { householdLines } from '../lib/words';
import { Lines } from './lines';

function Said({ household }: { household: Household | null }) {
  const lines = household ? householdLines(household) : [];
  return (
    <div className={stack.stack}>
      <p className={stack.quiet}>
        {lines.length === 0
          ? 'Tell us who belongs to your home, and your questions and activities will fit it better.'
          : 'Your questions and activities fit this home. Both of you see it and can change it.'}
      </p>
      {lines.length > 0 && <Lines lines={lines} />}
      <div className={stack.actions}>
        <ButtonLink to="/welcome?part=household" variant="secondary">
          {lines.length === 0 ? 'Describe your household' : 'Change your household'}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The couple's household in Settings. */
export function HouseholdCard() {
  const household = useQuery(householdQuery);
  return (
    <Card title="Your household">
      <Loaded query={household} loading="Loading your household" failed="Your household did not load">
        {(data) => <Said household={data} />}
      </Loaded>
    </Card>
  );
}
