import type { Appreciation } from '@anew/contracts/journal/views';
import * as words from '@anew/words/appreciations';
import { type ReactNode, useState } from 'react';
import stack from '#shared/ui/stack.module.css';
import styles from './appreciations.module.css';
import { byMonth } from './by-month';
import { NoteCard, type Two } from './note-card';

interface CollectionProps extends Two {
  notes: Appreciation[];
  isNew: ReadonlySet<string>;
}

function Part({ title, notes, isNew, ...two }: CollectionProps & { title: ReactNode }) {
  return (
    <section className={stack.stack}>
      <h2 className={styles.month}>{title}</h2>
      {notes.map((note) => (
        <NoteCard key={note.id} note={note} isNew={isNew.has(note.id)} {...two} />
      ))}
    </section>
  );
}

/**
 * The appreciations month by month. What is new to the person comes before all months. What turns out to be new later
 * is marked where it stands, so that nothing moves under the person's eyes.
 */
export function Collection({ notes, isNew, ...two }: CollectionProps) {
  const [first] = useState(isNew);
  const newOnes = notes.filter(({ id }) => first.has(id));
  const others = notes.filter(({ id }) => !first.has(id));
  return (
    <>
      {newOnes.length > 0 && <Part title={words.newForYou()} notes={newOnes} isNew={isNew} {...two} />}
      {byMonth(others).map(({ name, items }) => (
        <Part key={name} title={<span data-not-ours>{name}</span>} notes={items} isNew={isNew} {...two} />
      ))}
    </>
  );
}
