import { LinkCards } from '#shared/ui/link-card';
import stack from '#shared/ui/stack.module.css';

const PLACES = [
  {
    to: '/modules',
    icon: 'book',
    title: 'Modules',
    text: 'Eight guided topics that second marriages bring along, 20-30 minutes each.',
  },
  { to: '/coaching', icon: 'chat', title: 'AI Coaching', text: 'Think something through, at any hour.' },
] as const;

export function Explore() {
  return (
    <section aria-labelledby="explore" className={stack.stack}>
      <h2 id="explore">Explore modules</h2>
      <LinkCards links={PLACES} />
    </section>
  );
}
