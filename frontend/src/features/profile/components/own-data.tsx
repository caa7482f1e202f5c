import * as words from '@anew/words/own-data';
import { Suspense, useState } from 'react';
import { lazyPart } from '#shared/lib/lazy-part';
import { Button, ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { exportFailureText, useExportData } from '../hooks/use-own-data';
import type { DeleteAccountProps } from './delete-account';

const dialog = lazyPart<DeleteAccountProps>(() => import('./delete-account'));

function ExportData() {
  const { mutate, isPending, error } = useExportData();
  return (
    <div className={stack.stack}>
      <p>{words.exportText()}</p>
      {error && (
        <Notice tone="danger" title={words.exportFailedTitle()}>
          {exportFailureText(error)}
        </Notice>
      )}
      <div className={stack.actions}>
        <Button
          variant="secondary"
          pending={isPending}
          pendingLabel={words.gathering()}
          onClick={() => mutate()}
        >
          {words.exportData()}
        </Button>
        <ButtonLink to="/journal?keepsake=true" variant="quiet">
          {words.book()}
        </ButtonLink>
      </div>
    </div>
  );
}

export function OwnData() {
  const [deleting, setDeleting] = useState(false);
  return (
    <Card title={words.title()}>
      <div className={stack.rows}>
        <ExportData />
        <div className={stack.stack}>
          <p>{words.leaveText()}</p>
          <div className={stack.actions}>
            <Button variant="remove" onClick={() => setDeleting(true)}>
              {words.deleteAccount()}
            </Button>
          </div>
        </div>
      </div>
      {deleting && (
        <Suspense fallback={null}>
          <dialog.Component onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </Card>
  );
}
