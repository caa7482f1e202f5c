import { MODULE_TITLES, type ModuleSlug } from '@anew/contracts/content/module-slugs';
import { Link } from 'react-router-dom';
import { classNames } from '../../../shared/lib/class-names';
import { passFocusOn } from '../../../shared/ui/heading-focus';
import { IconButton } from '../../../shared/ui/icon-button';
import tones from '../../../shared/ui/tone.module.css';
import styles from './coaching.module.css';

interface ModuleChipProps {
  slug: ModuleSlug;
  onDismiss: () => void;
}

export function ModuleChip({ slug, onDismiss }: ModuleChipProps) {
  const title = MODULE_TITLES[slug];
  return (
    <p className={classNames(styles.chip, tones.accent)}>
      <span>
        From the module <Link to={`/modules/${slug}`}>{title}</Link>
      </span>
      <IconButton
        ref={passFocusOn}
        icon="close"
        label={`Talk without the module ${title}`}
        onClick={onDismiss}
      />
    </p>
  );
}
