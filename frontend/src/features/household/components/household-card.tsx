import type { Household } from '@anew/contracts/household/views';
import * as words from '@anew/words/household';
import { useQuery } from '@tanstack/react-query';
import { householdQuery } from '#api/household';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { Loaded } from '#shared/ui/loaded';
import stack from '#shared/ui/stack.module.css';
import { householdLines } from '../lib/household-words';
import { Lines } from './lines';

function Said({ household }: { household: Household | null }) {
  const lines = household ? householdLines(household) : [];
  return (
    <div className={stack.stack}>
      <p className={stack.quiet}>{lines.length === 0 ? words.tell() : words.fits()}</p>
      {lines.length > 0 && <Lines lines={lines} />}
      <div className={stack.actions}>
        <ButtonLink to="/welcome?part=household" variant="secondary">
          {lines.length === 0 ? words.describe() : words.change()}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The couple's household in Settings. */
export function HouseholdCard() {
  const household = useQuery(householdQuery);
  return (
    <Card title={words.title()}>
      <Loaded query={household} loading={words.loading()} failed={words.failed()}>
        {(data) => <Said household={data} />}
      </Loaded>
    </Card>
  );
}
