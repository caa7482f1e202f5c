import type { AssessmentResponses } from '@anew/contracts/assessment/views';
import * as words from '@anew/words/assessment-places';
import * as safety from '@anew/words/assessment-safety';
import { spokenLanguage } from '@anew/words/language';
import { Link } from 'react-router-dom';
import { classNames } from '#shared/lib/class-names';
import type { Shape } from '#shared/lib/shapes';
import { Badge } from '#shared/ui/badge';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import { Sentence } from '#shared/ui/sentence';
import stack from '#shared/ui/stack.module.css';
import { ownPositions } from '../lib/own-mirror';
import { stepOf, STEPS } from '../lib/places';
import { Dumbbell } from './dumbbell';

interface OwnMirrorProps {
  responses: AssessmentResponses['responses'];
  shape: Shape;
}

/** How the person answered, for themselves alone. */
export function OwnMirror({ responses, shape }: OwnMirrorProps) {
  return (
    <Card title={words.ownPicture()}>
      <div className={stack.stack}>
        <p className={classNames(layout.measure, stack.quiet)}>{words.onlyYou()}</p>
        <ul role="list" className={stack.rows}>
          {ownPositions(responses).map(({ category, position }) => (
            <li key={category} className={layout.tight}>
              <div className={classNames(stack.actions, stack.apart)}>
                <h3>{category}</h3>
                {position === null && <Badge>{words.notPictured()}</Badge>}
              </div>
              {position !== null && (
                <>
                  <Dumbbell marks={[{ shape, score: position }]} />
                  <p className="visually-hidden">
                    {words.placeOf({ place: stepOf(position), steps: STEPS })}
                  </p>
                </>
              )}
            </li>
          ))}
        </ul>
        <p className={layout.muted}>
          {words.fifth()}{' '}
          <span lang={spokenLanguage()}>
            <Sentence>{safety.heavy({ help: (text) => <Link to="/help">{text}</Link> })}</Sentence>
          </span>
        </p>
      </div>
    </Card>
  );
}
