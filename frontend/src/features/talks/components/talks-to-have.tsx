import type { OfferedTalk, Talk } from '@anew/contracts/assessment/talks';
import { shortDate } from '#shared/lib/dates';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { useTalks } from '../hooks/use-talks';
import { TALK_TITLES } from '../lib/talk-titles';
import { MakeFocus } from './make-focus';

interface OfferProps {
  offer: OfferedTalk;
  current: Talk | null;
  /** Whether it is what the page leads to: only that has the primary button. */
  leads: boolean;
}

function Offer({ offer: { area, talkedAt }, current, leads }: OfferProps) {
  const { title, opening } = TALK_TITLES[area];
  const isGoingOn = current?.area === area;
  return (
    <Card as="li" className={layout.close ?? ''}>
      <h3 className={layout.larger}>{title}</h3>
      <p>{opening}</p>
      {talkedAt !== null && <p className={layout.muted}>You had this talk on {shortDate(talkedAt)}.</p>}
      <div className={stack.actions}>
        <ButtonLink variant={leads ? 'primary' : 'secondary'} to={`/talks/${area}`}>
          {isGoingOn ? 'Go on with your talk' : 'Look at this talk'}
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
      <h2 id="talks">{offered.length === 1 ? 'A talk to have' : 'Talks to have'}</h2>
      <p className={layout.measure}>
        Each takes about 25 minutes and leads you through: one speaks, one listens, then you trade places. One
        is plenty for a week, and you don’t have to do any of them.
      </p>
      <ol role="list" className={stack.stack}>
        {offered.map((offer) => (
          <Offer key={offer.area} offer={offer} current={current} leads={offer === leading} />
        ))}
      </ol>
    </section>
  );
}
