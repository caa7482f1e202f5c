import type { ModuleSummary } from '@anew/contracts/content/views';
import type { ReactNode } from 'react';
import stack from '../../../shared/ui/stack.module.css';
import { Loaded } from '../../../shared/ui/loaded';
import { Page } from '../../../shared/ui/page';
import { useBuiltInModules, useModules } from '../api/modules';
import { toSummary } from '../lib/built-in';
import { ModuleCard } from './module-card';
import styles from './modules.module.css';

function Grid({ modules }: { modules: readonly ModuleSummary[] }) {
  return (
    <ul role="list" className={styles.grid}>
      {modules.map((module) => (
        <li key={module.slug}>
          <ModuleCard module={module} />
        </li>
      ))}
    </ul>
  );
}

function BuiltIn() {
  return (
    <Loaded query={useBuiltInModules(true)} loading="Loading the modules" failed="The modules did not load">
      {(modules) => <Grid modules={modules.map(toSummary)} />}
    </Loaded>
  );
}

/** The assessment stands on top; another feature brings it. */
export function ModulesPage({ assessment }: { assessment: ReactNode }) {
  return (
    <Page title="Modules" lead="Guided work for the two of you, 20-30 minutes at a time.">
      {assessment}
      <section aria-labelledby="modules" className={stack.stack}>
        <h2 id="modules">The eight modules</h2>
        <Loaded query={useModules()} loading="Loading the modules" failed="The modules did not load">
          {(modules) => (modules?.length ? <Grid modules={modules} /> : <BuiltIn />)}
        </Loaded>
      </section>
    </Page>
  );
}
