import { MODULE_TITLES, type ModuleSlug } from '@anew/contracts/content/module-slugs';
import * as words from '@anew/words/coaching';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { moduleQuery } from '#api/content';
import { classNames } from '#shared/lib/class-names';
import { passFocusOn } from '#shared/ui/heading-focus';
import { IconButton } from '#shared/ui/icon-button';
import layout from '#shared/ui/layout.module.css';
import { LinkCard } from '#shared/ui/link-card';
import cards from '#shared/ui/link-card.module.css';
import { LogoMark } from '#shared/ui/logo';
import { Sentence } from '#shared/ui/sentence';
import { Spinner } from '#shared/ui/spinner';
import state from '#shared/ui/state.module.css';
import tones from '#shared/ui/tone.module.css';
import type { View } from '../hooks/use-view';
import { type Example, examplesFor } from '../lib/examples';
import styles from './coaching.module.css';

interface ExamplesProps {
  onChoose: (text: string) => void;
}

function Cards({ examples, onChoose }: ExamplesProps & { examples: readonly Example[] }) {
  return (
    <ul role="list" className={cards.cards}>
      {examples.map(({ title, text }) => (
        <li key={text}>
          <button
            type="button"
            className={classNames(cards.card, styles.example)}
            onClick={() => onChoose(text)}
          >
            {title && <strong>{title}</strong>}
            <span data-not-ours={title ? undefined : true}>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The module's own questions, or the usual ones when it has none. */
function FromModule({ slug, onChoose }: ExamplesProps & { slug: string }) {
  const { data, isPending } = useQuery(moduleQuery(slug));
  if (isPending) return <Spinner label={words.loadingModule()} />;
  const own = data?.coachingPrompt.suggestions.map((text) => ({ text })) ?? [];
  return <Cards examples={own.length > 0 ? own : examplesFor()} onChoose={onChoose} />;
}

export function Welcome() {
  return (
    <div className={classNames(state.state, styles.welcome)}>
      <LogoMark size={48} />
      <h2 className={layout.serif}>{words.welcomeTitle()}</h2>
      <p className={layout.muted}>{words.welcomeText()}</p>
    </div>
  );
}

export function ExamplePrompts({ moduleSlug, onChoose }: ExamplesProps & Pick<View, 'moduleSlug'>) {
  return (
    <>
      {moduleSlug ? (
        <FromModule slug={moduleSlug} onChoose={onChoose} />
      ) : (
        <Cards examples={examplesFor()} onChoose={onChoose} />
      )}
      {/* On a wide screen, the list beside the conversation leads there. */}
      <div className={styles.narrowOnly}>
        <LinkCard to="/coaching/rehearse" icon="pen" title={words.rehearse()} text={words.rehearseText()} />
      </div>
    </>
  );
}

interface ModuleChipProps {
  slug: ModuleSlug;
  onDismiss: () => void;
}

export function ModuleChip({ slug, onDismiss }: ModuleChipProps) {
  const title = MODULE_TITLES[slug];
  return (
    <p className={classNames(styles.chip, tones.accent)}>
      <span>
        <Sentence>
          {words.fromModule({ title, link: (text) => <Link to={`/modules/${slug}`}>{text}</Link> })}
        </Sentence>
      </span>
      <IconButton ref={passFocusOn} icon="close" label={words.withoutModule({ title })} onClick={onDismiss} />
    </p>
  );
}
