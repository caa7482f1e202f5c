import * as words from '@anew/words/dashboard';
import { Icon } from '#shared/ui/icon';
import { LinkRows } from '#shared/ui/link-row';
import stack from '#shared/ui/stack.module.css';

const places = () => [
  {
    to: '/modules',
    mark: <Icon name="book" size={24} />,
    title: words.modules(),
    text: words.modulesText(),
  },
  {
    to: '/coaching',
    mark: <Icon name="chat" size={24} />,
    title: words.coaching(),
    text: words.coachingText(),
  },
];

export function Explore() {
  return (
    <section aria-labelledby="explore" className={stack.stack}>
      <h2 id="explore">{words.explore()}</h2>
      <LinkRows links={places()} />
    </section>
  );
}
