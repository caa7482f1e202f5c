import * as words from '@anew/words/module-card';
import { Link } from 'react-router-dom';
import { classNames } from '#shared/lib/class-names';
import { Badge } from '#shared/ui/badge';
import linkCard from '#shared/ui/link-card.module.css';
import { ProgressBar } from '#shared/ui/progress-bar';
import stack from '#shared/ui/stack.module.css';
import { Unbroken } from '#shared/ui/unbroken';
import type { ListedModule } from '../lib/built-in';
import { Illustration } from './illustrations/illustration';
import styles from './modules.module.css';

function Done() {
  return (
    <Badge tone="success" icon="check">
      {words.complete()}
    </Badge>
  );
}

/**
 * The whole card is the link and its text is the link's name, so that people who use voice control can say what they
 * see.
 */
export function ModuleCard({ module }: { module: ListedModule }) {
  const { slug, title, overview, actionCount, completedCount } = module;
  const done = completedCount ?? 0;
  const progress =
    completedCount === null ? words.steps({ count: actionCount }) : words.done({ done, count: actionCount });
  return (
    <Link to={`/modules/${slug}`} className={classNames(linkCard.card, styles.card)}>
      <Illustration slug={slug} />
      <h3>{title}</h3>
      <p>
        <Unbroken>{overview}</Unbroken>
      </p>
      <p className={classNames(stack.actions, stack.apart)}>
        <span>{words.duration()}</span>
        <span>{actionCount > 0 && done >= actionCount ? <Done /> : progress}</span>
      </p>
      {completedCount !== null && (
        <ProgressBar label={words.progress()} value={done} max={actionCount} valueText={progress} />
      )}
    </Link>
  );
}
