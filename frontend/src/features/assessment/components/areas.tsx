import type { Area } from '@anew/contracts/assessment/results';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { Section } from './section';

interface AreasProps {
  id: string;
  title: string;
  areas: readonly Area[];
  tone: 'primary' | 'surface';
  empty: string;
}

export function Areas({ id, title, areas, tone, empty }: AreasProps) {
  return (
    <Section id={id} title={title}>
      {areas.length === 0 && <p>{empty}</p>}
      {areas.length > 0 && (
        <ul role="list" className={stack.stack}>
          {areas.map(({ category, title: name, summary }) => (
            <Card key={category} as="li" tone={tone} className={layout.tight ?? ''}>
              <p className={layout.small}>{category}</p>
              <h3 className={layout.larger}>{name}</h3>
              <p>{summary}</p>
            </Card>
          ))}
        </ul>
      )}
    </Section>
  );
}
