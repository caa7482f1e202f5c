import * as words from '@anew/words/assessment-own-part';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { myResponsesQuery } from '#api/assessment';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { focusOn } from '#shared/ui/heading-focus';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { OwnMirror } from './own-mirror';

/**
 * The own picture on the dashboard of someone who has answered and waits for their partner. It opens only on demand,
 * because others may look at a dashboard.
 */
export function OwnPart() {
  const { data } = useQuery(myResponsesQuery);
  const [isShown, setShown] = useState(false);
  if (!data) return null;
  if (isShown) {
    return (
      <div ref={focusOn} tabIndex={-1}>
        <OwnMirror responses={data.responses} shape="circle" />
      </div>
    );
  }
  return (
    <Card title={words.title()}>
      <div className={stack.stack}>
        <p className={layout.measure}>{words.text()}</p>
        <div className={stack.actions}>
          <Button variant="secondary" onClick={() => setShown(true)}>
            {words.show()}
          </Button>
        </div>
      </div>
    </Card>
  );
}
