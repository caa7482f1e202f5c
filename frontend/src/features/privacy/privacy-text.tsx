import { PRIVACY_SECTIONS } from './privacy-sections';
import layout from '../../shared/ui/layout.module.css';
import styles from './privacy-text.module.css';

export function PrivacyText() {
  return (
    <div className={styles.text}>
      <p className={layout.muted}>Last updated January 10, 2025</p>
      {PRIVACY_SECTIONS.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
