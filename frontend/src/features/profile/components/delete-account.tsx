import * as words from '@anew/words/delete-account';
import { deleteAccount } from '@anew/words/own-data';
import { useState } from 'react';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { Sentence } from '#shared/ui/sentence';
import { TextField } from '#shared/ui/text-field';
import { deleteFailureText, useDeleteAccount } from '../hooks/use-own-data';

const GOES = [words.goesName, words.goesWritten, words.goesAssessment, words.goesTogether, words.goesCoach];

function WhatGoes() {
  return (
    <div>
      <p>{words.whatGoes()}</p>
      <ul>
        {GOES.map((what) => (
          <li key={what()}>{what()}</li>
        ))}
      </ul>
    </div>
  );
}

export interface DeleteAccountProps {
  onClose: () => void;
}

export default function DeleteAccount({ onClose }: DeleteAccountProps) {
  const [typed, setTyped] = useState('');
  const { mutate, isPending, isSuccess, error } = useDeleteAccount();
  const confirmed = typed.trim().toLowerCase() === words.phrase();

  return (
    <ConfirmDialog
      open
      title={words.ask()}
      description={words.askText()}
      confirm={deleteAccount()}
      danger
      disabled={!confirmed}
      pending={isPending || isSuccess}
      pendingLabel={words.deleting()}
      failure={error && deleteFailureText(error)}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <WhatGoes />
      <p>{words.partnerKeeps()}</p>
      <TextField
        label={
          <Sentence>
            {words.type({ words: words.phrase(), phrase: (text) => <em key="phrase">{text}</em> })}
          </Sentence>
        }
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoCapitalize="none"
        spellCheck={false}
      />
    </ConfirmDialog>
  );
}
