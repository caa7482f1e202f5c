import type { Talk, TalkArea } from '@anew/contracts/assessment/talks';
import * as words from '@anew/words/talk';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { TextButton } from '#shared/ui/text-button';
import { useAgreementDraft } from '../hooks/use-agreement-draft';
import { type Moving, useMakeAgreement } from '../hooks/use-talking';
import { areaWords } from '../lib/area-words';
import { AgreementFields } from './agreement-fields';
import { Failure } from './failure';
import styles from './talks.module.css';

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
  const draft = useAgreementDraft({ kind: 'agreement', id: talk.id, userId });
  const make = useMakeAgreement(draft.forget);
  return (
    <Card as="div" className={stack.stack}>
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
