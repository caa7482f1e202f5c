import type { Agreement, AgreementOutcome } from '@anew/contracts/assessment/talks';
import * as words from '@anew/words/agreements';
import { useState } from 'react';
import { Button } from '#shared/ui/button';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { useAgreementDraft } from '../hooks/use-agreement-draft';
import { useCheckAgreement } from '../hooks/use-check-agreement';
import { AgreementFields } from './agreement-fields';
import { Failure } from './failure';

const CHOICES = [
  ['kept', words.kept],
  ['partly', words.partly],
  ['not', words.not],
] as const satisfies readonly (readonly [AgreementOutcome, () => string])[];

interface EasierProps {
  agreement: Agreement;
  outcome: AgreementOutcome;
  draft: ReturnType<typeof useAgreementDraft>;
  onBack: () => void;
}

/** Asks what would make it easier, where it was not kept or only partly. No reason is asked for. */
function Easier({ agreement, outcome, draft, onBack }: EasierProps) {
  const { mutate, isPending, error } = useCheckAgreement(agreement, draft.forget);
  return (
    <div className={stack.stack}>
      <p>{words.easierText()}</p>
      <AgreementFields
        autoFocus
        label={words.easierLabel()}
        hint={words.easierHint()}
        value={draft.value}
        onChange={draft.change}
        submit={words.tryThis()}
        pending={isPending}
        onSubmit={({ text, dueOn }) => mutate({ outcome, easier: text, dueOn })}
        failure={<Failure error={error} />}
        instead={
          <>
            <Button variant="quiet" pending={isPending} onClick={() => mutate({ outcome })}>
              {words.letGo()}
            </Button>
            <Button variant="quiet" disabled={isPending} onClick={onBack}>
              {words.back()}
            </Button>
          </>
        }
      />
    </div>
  );
}

interface AgreementCheckProps {
  agreement: Agreement;
  userId: string;
  /** Takes the focus where the question replaces the button that asked for it. */
  autoFocus?: boolean;
}

/** Asks how an agreement went. */
export function AgreementCheck({ agreement, userId, autoFocus = false }: AgreementCheckProps) {
  const { id, text } = agreement;
  const draft = useAgreementDraft({ kind: 'easier', id, userId, begin: text });
  const { mutate, isPending, error } = useCheckAgreement(agreement, draft.forget);
  const [outcome, setOutcome] = useState<AgreementOutcome | null>();
  if (outcome) {
    return <Easier agreement={agreement} outcome={outcome} draft={draft} onBack={() => setOutcome(null)} />;
  }
  return (
    <div className={layout.close}>
      <p id={`how-${id}`}>{words.howDidItGo()}</p>
      <div role="group" aria-labelledby={`how-${id}`} className={stack.actions}>
        {CHOICES.map(([choice, label], index) => (
          <Button
            key={choice}
            variant="secondary"
            autoFocus={(autoFocus || outcome === null) && index === 0}
            pending={isPending}
            onClick={() => (choice === 'kept' ? mutate({ outcome: choice }) : setOutcome(choice))}
          >
            {label()}
          </Button>
        ))}
      </div>
      <Failure error={error} />
    </div>
  );
}
