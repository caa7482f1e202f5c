import type { TalkArea } from '@anew/contracts/assessment/talks';
import { Button, ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { DateText } from '#shared/ui/date-text';
import layout from '#shared/ui/layout.module.css';
import { Page } from '#shared/ui/page';
import { TwoCups } from '#shared/ui/scenes/two-cups';
import stack from '#shared/ui/stack.module.css';
import { useAgreements } from '../hooks/use-talks';
import { TALK_TITLES } from '../lib/talk-titles';
import { MakeFocus } from './make-focus';

interface AfterTalkProps {
  area: TalkArea;
  /** Whether they went through all of it. Otherwise one of them left it for today; nobody is told who. */
  finished: boolean;
  onAgain: () => void;
}

function Agreed({ area }: { area: TalkArea }) {
  const { data } = useAgreements();
  const agreement = data?.find((one) => one.area === area && one.outcome === null);
  if (!agreement) return <p>You have talked and listened. That counts, with or without an agreement.</p>;
  return (
    <Card title="What you agreed on">
      <div className={layout.close}>
        <p className={layout.asWritten} dir="auto">
          {agreement.text}
        </p>
        <p className={layout.muted}>
          Look at it again: <DateText at={agreement.dueOn} />. It stands on your dashboard until one of you
          says how it went.
        </p>
      </div>
    </Card>
  );
}

export function AfterTalk({ area, finished, onAgain }: AfterTalkProps) {
  const { title } = TALK_TITLES[area];
  return (
    <Page
      title={title}
      width="narrow"
      eyebrow={title}
      heading={finished ? 'You listened to each other' : 'Left for today'}
      lead={
        finished
          ? 'Let it rest now. You do not have to go over it again tonight.'
          : 'That is all right. Some talks need another evening. Nothing is lost, and nobody has to explain.'
      }
    >
      {finished && <TwoCups />}
      {finished && <Agreed area={area} />}
      <div className={stack.actions}>
        <ButtonLink to="/">To your dashboard</ButtonLink>
        <ButtonLink variant="secondary" to="/assessment">
          Back to your results
        </ButtonLink>
        {finished ? (
          <MakeFocus area={area} />
        ) : (
          <Button variant="quiet" onClick={onAgain}>
            Begin again
          </Button>
        )}
      </div>
    </Page>
  );
}
