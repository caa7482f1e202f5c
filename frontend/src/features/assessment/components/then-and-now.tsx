import type { AssessmentRound } from '@anew/contracts/assessment/views';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { changesBetween } from '../lib/changes';
import { BAND_WORDS, longDate } from '../lib/words';
import { BAND_ORDER, BandLine, PairMark } from './band-line';
import { RoundsTable } from './rounds-table';
import { Section } from './section';
import styles from './then-and-now.module.css';

/** More rounds would make the table too wide. Older ones are in the copy of one's data. */
const AT_MOST = 4;

const AREAS = new Intl.ListFormat('en');

function Key({ then, now }: { then: string; now: string }) {
  return (
    <ul role="list" className={styles.key}>
      <li>
        <PairMark outlined />
        Then, {longDate(then)}
      </li>
      <li>
        <PairMark />
        Now, {longDate(now)}
      </li>
    </ul>
  );
}

/**
 * What has moved since the round before, as a picture and in words. It shows the two as one, so that nothing in it
 * compares them with each other.
 */
export function ThenAndNow({ rounds }: { rounds: readonly AssessmentRound[] }) {
  const [now, then] = rounds;
  if (!now || !then) return null;
  const changes = changesBetween(then.results, now.results);
  const moved = changes.filter((change) => change.hasMoved).map(({ category }) => category);
  return (
    <Section
      id="then"
      title="Then and now"
      lead={
        moved.length > 0
          ? `What has moved between the two of you: ${AREAS.format(moved)}.`
          : 'Nothing has moved. Holding on to what you have takes two people, too.'
      }
    >
      <Card as="div" className={stack.stack ?? ''}>
        <Key then={then.closedAt} now={now.closedAt} />
        <p className={styles.bands} aria-hidden="true">
          {BAND_ORDER.map((band) => (
            <span key={band}>{BAND_WORDS[band]}</span>
          ))}
        </p>
        <ul role="list" className={stack.rows}>
          {changes.map(({ category, from, to, words }) => (
            <li key={category} className={layout.tight}>
              <h3>{category}</h3>
              {to !== null && <BandLine from={from} to={to} />}
              <p>{words}</p>
            </li>
          ))}
        </ul>
        <p className={layout.muted}>
          Areas move in both directions, and it is nobody’s doing alone. Something that is worth a
          conversation now may be something that can be said at last.
        </p>
        <RoundsTable rounds={rounds.slice(0, AT_MOST)} />
      </Card>
    </Section>
  );
}
