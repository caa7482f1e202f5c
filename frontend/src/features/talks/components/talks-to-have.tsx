import type { OfferedTalk, Talk } from '@anew/contracts/assessment/talks';
import * as words from '@anew/words/talks-to-have';
import { shortDate } from '#shared/lib/dates';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { useTalks } from '../hooks/use-talks';
import { openingOf, titleOf } from '../lib/talk-titles';
import { MakeFocus } from './make-focus';

interface OfferProps {
  offer: OfferedTalk;
  current: Talk | null;
  /** Whether it is what the page leads to: only that has the primary button. */
  leads: boolean;
}

function Offer({ offer: { area, talkedAt }, current, leads }: OfferProps) {
  const isGoingOn = current?.area === area;
  return (
    <Card as="li" className={stack.stack}>
      <h3 className={layout.larger}>{titleOf(area)}</h3>
      <p>{openingOf(area)}</p>
      {talkedAt !== null && (
        <p className={layout.muted}>{words.talkedAt({ date: shortDate(talkedAt, 'talks-to-have') })}</p>
      )}
      <div className={stack.actions}>
        <ButtonLink variant={leads ? 'primary' : 'secondary'} to={`/talks/${area}`}>
          {isGoingOn ? words.goOn() : words.look()}
        </ButtonLink>
        <MakeFocus area={area} />
      </div>
    </Card>
  );
}

/** The talks to which the couple's results lead. It shows nothing where a talk alone is not the right help. */
export function TalksToHave() {
  const { data } = useTalks();
  if (!data || data.offered.length === 0) return null;
  const { offered, current } = data;
  const leading = offered.find(({ area }) => area === current?.area) ?? offered[0];
  return (
    <section className={stack.stack} aria-labelledby="talks">
      <h2 id="talks">{words.title({ count: offered.length })}</h2>
      <p className={layout.measure}>{words.lead()}</p>
      <ol role="list" className={stack.stack}>
        {offered.map((offer) => (
          <Offer key={offer.area} offer={offer} current={current} leads={offer === leading} />
        ))}
      </ol>
    </section>
  );
}
