import type { Area } from '@anew/contracts/assessment/results';
import styles from './areas.module.css';
import { Section } from './section';

interface AreasProps {
  id: string;
  title: string;
  areas: readonly Area[];
  tone: 'strong' | 'grow';
  empty: string;
}

export function Areas({ id, title, areas, tone, empty }: AreasProps) {
  return (
    <Section id={id} title={title}>
      {areas.length === 0 && <p>{empty}</p>}
      {areas.length > 0 && (
        <ul role="list" className={styles[tone]}>
          {areas.map(({ category, title: name, summary }) => (
            <li key={category}>
              <p className={styles.category}>{category}</p>
              <h3>{name}</h3>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
