import { createRequire } from 'node:module';

// The rule reads the project graph from nx's cache. Without one, as on a clean clone, it would silently check
// nothing, so the graph is built here. The daemon is off because it would keep running after the lint.
process.env.NX_DAEMON ??= 'false';
const { createProjectGraphAsync } = createRequire(import.meta.resolve('@nx/eslint-plugin'))('@nx/devkit');
await createProjectGraphAsync();

const only = (sourceTag, onlyDependOnLibsWithTags) => ({ sourceTag, onlyDependOnLibsWithTags });

/** Allowed imports between projects, by the three tags that every project has. */
export const importBoundaries = {
  allow: [],
  enforceBuildableLibDependency: false,
  depConstraints: [
    only('scope:frontend', ['scope:frontend', 'scope:shared']),
    only('scope:gateway', ['scope:gateway', 'scope:shared']),
    only('scope:identity-couple', ['scope:identity-couple', 'scope:shared']),
    only('scope:content', ['scope:content', 'scope:shared']),
    only('scope:journal', ['scope:journal', 'scope:shared']),
    only('scope:assessment', ['scope:assessment', 'scope:shared']),
    only('scope:coaching', ['scope:coaching', 'scope:shared']),
    only('scope:bench', ['scope:bench', 'scope:shared']),
    only('scope:shared', ['scope:shared']),
    only('type:app', ['type:contracts', 'type:lib', 'type:testkit']),
    // Libraries for databases may be imported only by services.
    only('type:service', ['type:contracts', 'type:lib', 'type:persistence', 'type:testkit']),
    only('type:persistence', ['type:contracts', 'type:lib', 'type:testkit']),
    only('type:lib', ['type:contracts', 'type:lib', 'type:testkit']),
    only('type:contracts', ['type:contracts']),
    only('type:testkit', ['type:contracts', 'type:lib', 'type:testkit', 'type:tool']),
    // What runs in production beside the product, such as a backup, starts or asks it and contains nothing of it.
    only('type:tool', ['type:contracts', 'type:lib', 'type:testkit', 'type:tool']),
    // Both run the whole product from outside.
    only('type:e2e', ['type:contracts', 'type:lib', 'type:testkit', 'type:tool']),
    only('type:bench', ['type:contracts', 'type:lib', 'type:testkit', 'type:tool']),
    only('platform:web', ['platform:any', 'platform:web']),
    only('platform:any', ['platform:any']),
  ],
};
