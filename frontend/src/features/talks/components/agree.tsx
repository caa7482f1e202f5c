import type { Talk } from '@anew/contracts/assessment/talks';
import * as words from '@anew/words/talk';
import { draftKey } from '#shared/lib/drafts';
import { useDraft } from '#shared/lib/use-draft';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { TextButton } from '#shared/ui/text-button';
import { type Moving, useMakeAgreement } from '../hooks/use-talks';
import { areaWords } from '../lib/area-words';
import { A_WEEK, dayIn } from '../lib/days';
import { AgreementFields } from './agreement-fields';
import { Failure } from './failure';
import styles from './talks.module.css';

const parseText = (stored: unknown) => (typeof stored === 'string' ? stored : null);
const isBlank = (text: string) => text.trim() === '';

interface AgreeProps {
  talk: Talk;
  userId: string;
  pending: boolean;
  onMove: (moving: Moving) => void;
}

/** The last step: one small agreement, or none. What is typed survives a reload. */
export function Agree({ talk, userId, pending, onMove }: AgreeProps) {
  const text = useDraft({
    key: draftKey(`agreement ${talk.id}`, userId),
    empty: '',
    parse: parseText,
    isEmpty: isBlank,
  });
  const day = useDraft({
    key: draftKey(`agreement day ${talk.id}`, userId),
    empty: dayIn(A_WEEK),
    parse: parseText,
    isEmpty: isBlank,
  });
  const make = useMakeAgreement(() => {
    text.forget();
    day.forget();
  });
  return (
    <Card as="div" className={stack.stack ?? ''}>
      <div className={layout.close}>
        <h2 className={layout.larger}>{words.ideasTitle()}</h2>
        <ul role="list" className={styles.ideas}>
          {areaWords(talk.area, 'ideas').map((idea) => (
            <li key={idea}>
              <TextButton onClick={() => text.change(idea)}>{idea}</TextButton>
            </li>
          ))}
        </ul>
      </div>
      <AgreementFields
        label={words.agreeLabel()}
        hint={words.agreeHint()}
        value={{ text: text.value, dueOn: day.value }}
        onChange={(value) => {
          text.change(value.text);
          day.change(value.dueOn);
        }}
        submit={words.agreeButton()}
        pending={make.isPending}
        onSubmit={(agreement) => make.mutate({ talkId: talk.id, ...agreement })}
        failure={<Failure error={make.error} />}
        instead={
          <Button
            variant="quiet"
            pending={pending}
            disabled={make.isPending}
            onClick={() => onMove({ move: 'next' })}
          >
            {words.noAgreement()}
          </Button>
        }
      />
    </Card>
  );
}
