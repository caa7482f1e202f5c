import type { ModuleSummary } from '@anew/contracts/content/views';
import * as words from '@anew/words/module-card';
import { Link } from 'react-router-dom';
import { classNames } from '#shared/lib/class-names';
import { Badge } from '#shared/ui/badge';
import linkCard from '#shared/ui/link-card.module.css';
import { ProgressBar } from '#shared/ui/progress-bar';
import stack from '#shared/ui/stack.module.css';
import { Unbroken } from '#shared/ui/unbroken';
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
export function ModuleCard({ module }: { module: ModuleSummary }) {
  const { slug, title, overview, actionCount: count, completedCount: done } = module;
  const progress = done > 0 ? words.done({ done, count }) : words.steps({ count });
  return (
    <Link to={`/modules/${slug}`} className={classNames(linkCard.card, styles.card)}>
      <Illustration slug={slug} />
      <h3>{title}</h3>
      <p>
        <Unbroken>{overview}</Unbroken>
      </p>
      <p className={classNames(stack.actions, stack.apart)}>
        <span>{words.duration()}</span>
        <span>{count > 0 && done >= count ? <Done /> : progress}</span>
      </p>
      {done > 0 && <ProgressBar label={words.progress()} value={done} max={count} valueText={progress} />}
    </Link>
  );
}
