import type { Appreciation } from '@anew/contracts/journal/views';
import stack from '#shared/ui/stack.module.css';
import styles from './appreciations.module.css';
import { byMonth } from './by-month';
import { NoteCard, type Two } from './note-card';

interface PartProps extends Two {
  title: string;
  notes: Appreciation[];
  areNew?: boolean;
}

function Part({ title, notes, areNew = false, ...two }: PartProps) {
  return (
    <section className={stack.stack}>
      <h2 className={styles.month}>{title}</h2>
      {notes.map((note) => (
        <NoteCard key={note.id} note={note} isNew={areNew} {...two} />
      ))}
    </section>
  );
}

interface CollectionProps extends Two {
  notes: Appreciation[];
  isNew: ReadonlySet<string>;
}

/** The appreciations month by month. What is new to the person comes before all months. */
export function Collection({ notes, isNew, ...two }: CollectionProps) {
  const newOnes = notes.filter(({ id }) => isNew.has(id));
  const others = notes.filter(({ id }) => !isNew.has(id));
  return (
    <>
      {newOnes.length > 0 && <Part title="New for you" notes={newOnes} areNew {...two} />}
      {byMonth(others).map(({ name, items }) => (
        <Part key={name} title={name} notes={items} {...two} />
      ))}
    </>
  );
}
