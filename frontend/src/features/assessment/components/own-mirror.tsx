import type { AssessmentResponses } from '@anew/contracts/assessment/views';
import { Link } from 'react-router-dom';
import { classNames } from '#shared/lib/class-names';
import type { Shape } from '#shared/lib/shapes';
import { Badge } from '#shared/ui/badge';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { ownPlaces } from '../lib/own-mirror';
import { LINE_ENDS, stepOf, STEPS, UNSCORED_WORDS } from '../lib/words';
import { Dumbbell } from './dumbbell';

interface OwnMirrorProps {
  responses: AssessmentResponses['responses'];
  shape: Shape;
}

/** How the person answered, for themselves alone. */
export function OwnMirror({ responses, shape }: OwnMirrorProps) {
  return (
    <Card title="Your own picture">
      <div className={stack.stack}>
        <p className={classNames(layout.measure, stack.quiet)}>
          Only you see this. It comes from your answers alone. It says nothing about your partner, and it
          stays the same when they answer.
        </p>
        <ul role="list" className={stack.rows}>
          {ownPlaces(responses).map(({ category, place }) => (
            <li key={category} className={layout.tight}>
              <div className={classNames(stack.actions, stack.apart)}>
                <h3>{category}</h3>
                {place === null && <Badge>{UNSCORED_WORDS}</Badge>}
              </div>
              {place !== null && (
                <>
                  <Dumbbell marks={[{ shape, score: place }]} />
                  <p className="visually-hidden">
                    Place {stepOf(place)} of {STEPS}, from “{LINE_ENDS.low}” to “{LINE_ENDS.high}”
                  </p>
                </>
              )}
            </li>
          ))}
        </ul>
        <p className={layout.muted}>
          A place is a fifth of the line, and this is how it looked on one day. If some of it is heavy to see,
          you do not have to carry it alone: <Link to="/help">Help</Link> names people to talk to.
        </p>
      </div>
    </Card>
  );
}
