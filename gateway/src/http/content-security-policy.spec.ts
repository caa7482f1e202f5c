import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  POLICY_OF_DATA,
  POLICY_OF_WORKER,
  policyOfApp,
  policyOfDocs,
  policyOfLanding,
} from './content-security-policy.js';

const PAGE = `<!doctype html><script>one()</script><script type="module" crossorigin src="/assets/a.js"></script>
<script>two()
</script><style>a{}</style><p style="color:red">`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

const ALL = {
  data: POLICY_OF_DATA,
  worker: POLICY_OF_WORKER,
  app: policyOfApp(PAGE),
  landing: policyOfLanding(PAGE),
  docs: policyOfDocs(PAGE),
};

describe('every policy', () => {
  it.each(Object.entries(ALL))('of %s is closed where it is not opened', (_, policy) => {
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
    for (const name of ['default-src', 'base-uri', 'frame-ancestors', 'object-src'])
      expect(directive(policy, name)).toEqual(["'none'"]);
  });
});

describe('the app’s policy', () => {
  it('names the scripts that stand in the page, and files of ours', () => {
    expect(directive(ALL.app, 'script-src')).toEqual(["'self'", hash('one()'), hash('two()\n')]);
    expect(directive(ALL.app, 'style-src')).toEqual(["'self'", hash('a{}')]);
  });

  it('takes pictures of ours, and such as are made in the browser', () => {
    expect(directive(ALL.app, 'img-src')).toEqual(["'self'", 'blob:', 'data:']);
    expect(directive(ALL.landing, 'img-src')).toEqual(["'self'"]);
  });
});

describe('the landing page’s policy', () => {
  it('takes no script file, and reaches nobody but us', () => {
    expect(directive(ALL.landing, 'script-src')).toEqual([hash('one()'), hash('two()\n')]);
    expect(directive(ALL.landing, 'style-src')).toEqual([hash('a{}')]);
    expect(directive(ALL.landing, 'connect-src')).toEqual(["'self'"]);
  });

  it('takes no script at all when the page has none', () => {
    expect(directive(policyOfLanding('<p>'), 'script-src')).toEqual(["'none'"]);
  });
});

describe('the policy of the page that explains the API', () => {
  it('takes its own style attributes, and nobody else’s do', () => {
    expect(directive(ALL.docs, 'style-src')).toEqual(
      expect.arrayContaining(["'unsafe-hashes'", hash('color:red')]),
    );
    expect(directive(ALL.app, 'style-src')).not.toContain("'unsafe-hashes'");
  });
});
