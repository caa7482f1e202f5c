import { type Talk, TALK_AREAS, type TalkArea, type Talks } from '@anew/contracts/assessment/talks';
import * as words from '@anew/words/talk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { membersQuery } from '#api/couples';
import { Button, ButtonLink } from '#shared/ui/button';
import { EmptyState } from '#shared/ui/empty-state';
import { Loaded } from '#shared/ui/loaded';
import { Page } from '#shared/ui/page';
import stack from '#shared/ui/stack.module.css';
import { useMoveTalk } from '../hooks/use-talking';
import { useTalks } from '../hooks/use-talks';
import { useTop } from '../hooks/use-top';
import { type Partner, partnersIn } from '../lib/names';
import { titleOf } from '../lib/talk-titles';
import { AfterTalk } from './after-talk';
import { BeforeTalk } from './before-talk';
import { Failure } from './failure';
import { GoingOn } from './going-on';

const isArea = (name: string): name is TalkArea => Object.hasOwn(TALK_AREAS, name);

function NotOffered() {
  return (
    <Page title={words.aTalk()} width="narrow">
      <EmptyState
        title={words.notYoursTitle()}
        action={<ButtonLink to="/assessment">{words.lookAtResults()}</ButtonLink>}
      >
        {words.notYoursText()}
      </EmptyState>
    </Page>
  );
}

/** Another talk is going on. */
function Elsewhere({ current }: { current: Talk }) {
  const { mutate, isPending, error } = useMoveTalk(current);
  return (
    <Page title={words.aTalk()} width="narrow" heading={words.elsewhereHeading()}>
      <p>{words.elsewhereText({ title: titleOf(current.area) })}</p>
      <Failure error={error} />
      <div className={stack.actions}>
        <ButtonLink to={`/talks/${current.area}`}>{words.goOnWithIt()}</ButtonLink>
        <Button variant="quiet" pending={isPending} onClick={() => mutate({ move: 'leave' })}>
          {words.leave()}
        </Button>
      </div>
    </Page>
  );
}

const talkedAt = ({ offered }: Talks, area: TalkArea): string | null =>
  offered.find((one) => one.area === area)?.talkedAt ?? null;

interface AreaTalkProps {
  area: TalkArea;
  userId: string;
  talks: Talks;
  readAt: number;
  partners: readonly Partner[];
}

function AreaTalk({ area, userId, talks, readAt, partners }: AreaTalkProps) {
  const { current, offered } = talks;
  const top = useTop(current?.area === area ? `${current.step} ${current.pause?.backAt ?? ''}` : 'no talk');
  /** The talk that was on this screen last, and when the one before it was finished. */
  const [seen, setSeen] = useState<{ id: string; before: string | null } | null>(null);
  if (current?.area === area && seen?.id !== current.id)
    setSeen({ id: current.id, before: talkedAt(talks, area) });

  if (current?.area === area)
    return <GoingOn talk={current} userId={userId} readAt={readAt} partners={partners} top={top} />;
  if (seen) {
    const finished = talkedAt(talks, area) !== seen.before;
    return <AfterTalk area={area} partners={partners} finished={finished} onAgain={() => setSeen(null)} />;
  }
  if (current) return <Elsewhere current={current} />;
  if (!offered.some((one) => one.area === area)) return <NotOffered />;
  return <BeforeTalk area={area} partners={partners} />;
}

/** A guided talk: before, while and after it. Both partners see the same. */
export function TalkPage({ area, userId }: { area: string; userId: string }) {
  const talks = useTalks();
  const members = useQuery(membersQuery);
  const loaded = { loading: words.loading(), failed: words.notLoaded() };
  if (!isArea(area)) return <NotOffered />;
  return (
    <Loaded query={talks} {...loaded}>
      {(data) =>
        data ? (
          <Loaded query={members} {...loaded}>
            {(both) => (
              <AreaTalk
                area={area}
                userId={userId}
                talks={data}
                readAt={talks.dataUpdatedAt}
                partners={partnersIn(both ?? [], userId)}
              />
            )}
          </Loaded>
        ) : (
          <NotOffered />
        )
      }
    </Loaded>
  );
}
