import { useState } from 'react';
import { Button, ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { exportFailureText, useExportData } from '../hooks/use-own-data';
import { DeleteAccount } from './delete-account';

function ExportData() {
  const { mutate, isPending, error } = useExportData();
  return (
    <div className={stack.stack}>
      <p>One file (JSON) with everything you wrote or own. Your partner’s private things are not in it.</p>
      {error && (
        <Notice tone="danger" title="Your data was not exported">
          {exportFailureText(error)}
        </Notice>
      )}
      <div className={stack.actions}>
        <Button
          variant="secondary"
          pending={isPending}
          pendingLabel="Gathering your data..."
          onClick={() => mutate()}
        >
          Export my data
        </Button>
        <ButtonLink to="/journal?keepsake=true" variant="quiet">
          A book to print of what you share
        </ButtonLink>
      </div>
    </div>
  );
}

export function OwnData() {
  const [deleting, setDeleting] = useState(false);
  return (
    <Card title="Your data">
      <div className={stack.rows}>
        <ExportData />
        <div className={stack.stack}>
          <p>You can leave at any time. Your account is then gone at once, and your partner keeps theirs.</p>
          <div className={stack.actions}>
            <Button variant="remove" onClick={() => setDeleting(true)}>
              Delete my account
            </Button>
          </div>
        </div>
      </div>
      {deleting && <DeleteAccount onClose={() => setDeleting(false)} />}
    </Card>
  );
}
