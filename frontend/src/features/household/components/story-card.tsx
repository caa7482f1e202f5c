import type { Story } from '@anew/contracts/household/views';
import { useQuery } from '@tanstack/react-query';
import { storyQuery } from '#api/household';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { Loaded } from '#shared/ui/loaded';
import stack from '#shared/ui/stack.module.css';
import { storyLines } from '../lib/words';
import { Lines } from './lines';

function Said({ story }: { story: Story | null }) {
  const lines = story ? storyLines(story) : [];
  return (
    <div className={stack.stack}>
      <p className={stack.quiet}>
        Only you see this. If it says that questions about a divorce would not fit, neither of you gets them.
        Nobody is told why.
      </p>
      {lines.length > 0 && <Lines lines={lines} />}
      <div className={stack.actions}>
        <ButtonLink to="/welcome?part=story" variant="secondary">
          {lines.length === 0 ? 'Tell your story' : 'Change your story'}
        </ButtonLink>
      </div>
    </div>
  );
}

/** A person's own story in their profile. */
export function StoryCard() {
  const story = useQuery(storyQuery);
  return (
    <Card title="Your story">
      <Loaded query={story} loading="Loading your story" failed="Your story did not load">
        {(data) => <Said story={data} />}
      </Loaded>
    </Card>
  );
}
