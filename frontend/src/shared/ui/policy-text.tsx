import layout from './layout.module.css';
import { Numbers } from './numbers';
import styles from './policy-text.module.css';

export interface PolicySection {
  title: string;
  paragraphs: readonly string[];
}

const ADDRESS = /([\w.+-]+@[\w.-]+\w)/;

/** A text whose email addresses and numbers of people who help can be tapped. */
const Paragraph = ({ text }: { text: string }) =>
  text.split(ADDRESS).map((piece, index) =>
    index % 2 === 1 ? (
      <a key={index} href={`mailto:${piece}`}>
        {piece}
      </a>
    ) : (
      <Numbers key={index}>{piece}</Numbers>
    ),
  );

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
              <Paragraph text={paragraph} />
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
