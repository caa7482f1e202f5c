import type { AssessmentRound } from '@anew/contracts/assessment/views';
import * as words from '@anew/words/assessment-rounds';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { changesBetween } from '../lib/changes';
import { longDate } from '../lib/long-date';
import { bandWords } from '../lib/places';
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
        {words.then({ date: longDate(then) })}
      </li>
      <li>
        <PairMark />
        {words.now({ date: longDate(now) })}
      </li>
    </ul>
  );
}

export interface ThenAndNowProps {
  /** At least two rounds, newest first. */
  rounds: readonly AssessmentRound[];
}

/**
 * What has moved since the round before, as a picture and in words. It shows the two as one, so that nothing in it
 * compares them with each other.
 */
export default function ThenAndNow({ rounds }: ThenAndNowProps) {
  const [now, then] = rounds;
  if (!now || !then) return null;
  const changes = changesBetween(then.results, now.results);
  const moved = changes.filter((change) => change.hasMoved).map(({ category }) => category);
  return (
    <Section
      id="then"
      title={words.title()}
      lead={moved.length > 0 ? words.moved({ areas: AREAS.format(moved) }) : words.nothingMoved()}
    >
      <Card as="div" className={stack.stack}>
        <Key then={then.closedAt} now={now.closedAt} />
        <p className={styles.bands} aria-hidden="true">
          {BAND_ORDER.map((band) => (
            <span key={band}>{bandWords(band)}</span>
          ))}
        </p>
        <ul role="list" className={stack.rows}>
          {changes.map(({ category, from, to, words: said }) => (
            <li key={category} className={layout.tight}>
              <h3>{category}</h3>
              {to !== null && <BandLine from={from} to={to} />}
              <p>{said}</p>
            </li>
          ))}
        </ul>
        <p className={layout.muted}>{words.bothWays()}</p>
        <RoundsTable rounds={rounds.slice(0, AT_MOST)} />
      </Card>
    </Section>
  );
}
