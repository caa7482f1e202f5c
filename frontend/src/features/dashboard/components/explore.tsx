import { Icon } from '#shared/ui/icon';
import { LinkRows } from '#shared/ui/link-row';
import stack from '#shared/ui/stack.module.css';

const PLACES = [
  {
    to: '/modules',
    mark: <Icon name="book" size={24} />,
    title: 'Modules',
    text: 'Eight guided topics for second marriages, 20-30 minutes each.',
  },
  {
    to: '/coaching',
    mark: <Icon name="chat" size={24} />,
    title: 'AI Coaching',
    text: 'Think something through, at any hour.',
  },
];

export function Explore() {
  return (
    <section aria-labelledby="explore" className={stack.stack}>
      <h2 id="explore">Explore modules</h2>
      <LinkRows links={PLACES} />
    </section>
  );
}
