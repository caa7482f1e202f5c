import type { Story } from '@anew/contracts/household/views';
import * as words from '@anew/words/story';
import { useQuery } from '@tanstack/react-query';
import { storyQuery } from '#api/household';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { Loaded } from '#shared/ui/loaded';
import stack from '#shared/ui/stack.module.css';
import { storyLines } from '../lib/story-words';
import { Lines } from './lines';

function Said({ story }: { story: Story | null }) {
  const lines = story ? storyLines(story) : [];
  return (
    <div className={stack.stack}>
      <p className={stack.quiet}>{words.onlyYou()}</p>
      {lines.length > 0 && <Lines lines={lines} />}
      <div className={stack.actions}>
        <ButtonLink to="/welcome?part=story" variant="secondary">
          {lines.length === 0 ? words.tell() : words.change()}
        </ButtonLink>
      </div>
    </div>
  );
}

/** A person's own story in their profile. */
export function StoryCard() {
  const story = useQuery(storyQuery);
  return (
    <Card title={words.title()}>
      <Loaded query={story} loading={words.loading()} failed={words.failed()}>
        {(data) => <Said story={data} />}
      </Loaded>
    </Card>
  );
}
