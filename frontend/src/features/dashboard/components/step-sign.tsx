import * as words from '@anew/words/dashboard';
import { bdi } from '#shared/ui/bdi';
import { PersonShape } from '#shared/ui/person-shape';
import { Sentence } from '#shared/ui/sentence';
import { partnerName } from '../lib/partner-name';
import { partOf } from '../lib/picture-words';
import type { Parts, StepName } from '../lib/steps';
import styles from './steps.module.css';

interface StepSignProps {
  step: StepName;
  parts: Parts | null;
  /** First name of the partner, or empty. */
  partner: string;
}

/** Shows by the two shapes who has done a step: filled for who has, and an outline for who has not yet. */
export function StepSign({ step, parts, partner }: StepSignProps) {
  if (!parts) return null;
  const { mine, partners } = parts;
  return (
    <p className={styles.sign}>
      <PersonShape own size={16} outlined={mine === 'open'} />
      {partners && <PersonShape own={false} size={16} outlined={partners === 'open'} />}
      <span className="visually-hidden">
        {words.mine({ part: partOf(step, mine) })}
        {partners && (
          <>
            {' '}
            <Sentence>
              {words.partners({ name: partnerName(partner), part: partOf(step, partners), bdi })}
            </Sentence>
          </>
        )}
      </span>
    </p>
  );
}
