import type { Talk, TalkArea } from '@anew/contracts/assessment/talks';
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
import { AgreementFields, type AgreementWords } from './agreement-fields';
import { Failure } from './failure';
import styles from './talks.module.css';

const parseText = (stored: unknown) => (typeof stored === 'string' ? stored : null);
const isBlank = (text: string) => text.trim() === '';

/** The words and the day, which survive a reload. */
function useAgreementDraft({ id }: Talk, userId: string) {
  const options = { parse: parseText, isEmpty: isBlank };
  const text = useDraft({ ...options, key: draftKey(`agreement ${id}`, userId), empty: '' });
  const day = useDraft({ ...options, key: draftKey(`agreement day ${id}`, userId), empty: dayIn(A_WEEK) });
  return {
    value: { text: text.value, dueOn: day.value },
    change: (value: AgreementWords) => {
      text.change(value.text);
      day.change(value.dueOn);
    },
    forget: () => {
      text.forget();
      day.forget();
    },
  };
}

interface IdeasProps {
  area: TalkArea;
  onTake: (idea: string) => void;
}

function Ideas({ area, onTake }: IdeasProps) {
  return (
    <div className={layout.close}>
      <h2 className={layout.larger}>{words.ideasTitle()}</h2>
      <ul role="list" className={styles.ideas}>
        {areaWords(area, 'ideas').map((idea) => (
          <li key={idea}>
            <TextButton onClick={() => onTake(idea)}>{idea}</TextButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface AgreeProps {
  talk: Talk;
  userId: string;
  pending: boolean;
  onMove: (moving: Moving) => void;
}

/** The last step: one small agreement, or none. */
export function Agree({ talk, userId, pending, onMove }: AgreeProps) {
  const draft = useAgreementDraft(talk, userId);
  const make = useMakeAgreement(draft.forget);
  return (
    <Card as="div" className={stack.stack ?? ''}>
      <Ideas area={talk.area} onTake={(text) => draft.change({ ...draft.value, text })} />
      <AgreementFields
        label={words.agreeLabel()}
        hint={words.agreeHint()}
        value={draft.value}
        onChange={draft.change}
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
