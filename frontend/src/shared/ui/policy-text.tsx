import layout from './layout.module.css';
import { Numbers } from './numbers';
import styles from './policy-text.module.css';

export interface PolicySection {
  title: string;
  paragraphs: readonly string[];
}

/** A long policy, divided by headings. */
export function PolicyText({ updated, sections }: { updated: string; sections: readonly PolicySection[] }) {
  return (
    <div className={styles.text}>
      <p className={layout.muted}>{updated}</p>
      {sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Numbers>{paragraph}</Numbers>
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
