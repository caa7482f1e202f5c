import type { ModuleSummary } from '@anew/contracts/content/views';
import { Link } from 'react-router-dom';
import { classNames } from '../../../shared/lib/class-names';
import { Badge } from '../../../shared/ui/badge';
import linkCard from '../../../shared/ui/link-card.module.css';
import stack from '../../../shared/ui/stack.module.css';
import { ProgressBar } from '../../../shared/ui/progress-bar';
import { DURATION } from '../lib/built-in';
import { Illustration } from './illustrations/illustration';
import styles from './modules.module.css';

export function ModuleCard({ module }: { module: ModuleSummary }) {
  const { slug, title, overview, actionCount, completedCount } = module;
  const progress = `${completedCount} of ${actionCount} steps`;
  return (
    <Link to={`/modules/${slug}`} className={classNames(linkCard.card, styles.card)}>
      <Illustration slug={slug} />
      <h3>{title}</h3>
      <p>{overview}</p>
      <p className={classNames(stack.actions, stack.apart)}>
        <span>{DURATION}</span>
        {actionCount > 0 && completedCount >= actionCount ? (
          <Badge tone="success" icon="check">
            Complete
          </Badge>
        ) : (
          <span>{progress}</span>
        )}
      </p>
      <ProgressBar label="Progress" value={completedCount} max={actionCount} valueText={progress} />
    </Link>
  );
}
