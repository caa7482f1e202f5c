import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { myResponsesQuery } from '#api/assessment';
import { Button, ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { OwnMirror } from './own-mirror';

/**
 * The assessment on the dashboard of someone who waits for their partner. Their picture opens only on demand, because
 * others may look at a dashboard.
 */
export function OwnPart() {
  const { data } = useQuery(myResponsesQuery);
  const [isShown, setShown] = useState(false);
  if (data === undefined) return null;
  if (isShown && data) return <OwnMirror responses={data.responses} shape="circle" />;
  return (
    <Card title={data ? 'Your part of the assessment is done' : 'Your part of the assessment'}>
      <div className={stack.stack}>
        <p className={layout.measure}>
          {data
            ? 'The results come once your partner has answered, too. Your own answers make a picture already.'
            : '22 questions, about 15 minutes, and each of you answers alone. You can go first.'}
        </p>
        <div className={stack.actions}>
          {data ? (
            <Button variant="secondary" onClick={() => setShown(true)}>
              See your own picture
            </Button>
          ) : (
            <ButtonLink to="/assessment" variant="secondary">
              Go to the assessment
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  );
}
