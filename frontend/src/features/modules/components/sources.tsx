import type { Module, Reference } from '@anew/contracts/content/views';
import * as words from '@anew/words/module';
import { classNames } from '#shared/lib/class-names';
import layout from '#shared/ui/layout.module.css';
import { reviewWords } from '../lib/review-words';
import styles from './modules.module.css';
import { Section } from './section';

function Work({ authors, year, title, publishedIn, link }: Reference) {
  return (
    <li data-not-ours>
      {authors} ({year}). {title}. {publishedIn}.
      {link !== undefined && (
        <>
          {' '}
          <a href={link} target="_blank" rel="noreferrer">
            {link.replace('https://', '')}
          </a>
        </>
      )}
    </li>
  );
}

/** What the module leans on, and who stands behind its words. */
export function Sources({ sources, references = [], review }: Module) {
  return (
    <Section title={words.sources()}>
      {review && <p className={layout.muted}>{reviewWords(review)}</p>}
      <ul className={classNames(layout.close, layout.muted)}>
        {sources.map((source) => (
          <li key={source} data-not-ours>
            {source}
          </li>
        ))}
      </ul>
      {references.length > 0 && (
        <details className={classNames(layout.muted, styles.piece)}>
          <summary>{words.whereToFind()}</summary>
          <ul className={layout.close}>
            {references.map((work) => (
              <Work key={work.title} {...work} />
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}
