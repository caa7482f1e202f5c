import { contentRpc } from '@anew/contracts/content/rpc';
import { DomainError } from '@anew/contracts/errors';
import { Controller } from '@nestjs/common';
import { Forward } from '../../http/forward.js';
import { type Asked, Route } from '../../http/route.js';

@Controller()
export class ModulesController {
  constructor(private readonly forward: Forward) {}

  @Route('GET /api/modules')
  list({ actor }: Asked<'GET /api/modules'>) {
    return this.forward.to(contentRpc.modules.list, actor, {});
  }

  @Route('GET /api/content/modules/:slug')
  get({ actor, params: { slug } }: Asked<'GET /api/content/modules/:slug'>) {
    return this.forward.to(contentRpc.modules.get, actor, { slug: named(slug) });
  }

  @Route('GET /api/modules/:slug/action-completions')
  completions({ actor, params: { slug } }: Asked<'GET /api/modules/:slug/action-completions'>) {
    return this.forward.to(contentRpc.modules.completions, actor, { slug: named(slug) });
  }

  @Route('GET /api/modules/:slug/partner-steps')
  partnerSteps({ actor, params: { slug } }: Asked<'GET /api/modules/:slug/partner-steps'>) {
    return this.forward.to(contentRpc.modules.partnerSteps, actor, { slug: named(slug) });
  }

  @Route('POST /api/modules/:slug/actions/:index/toggle')
  toggle({ actor, params: { slug, index } }: Asked<'POST /api/modules/:slug/actions/:index/toggle'>) {
    return this.forward.to(contentRpc.modules.toggle, actor, { slug: named(slug), index });
  }
}

/** Refuses a name that is too long to belong to one of our modules. */
function named(slug: string): string {
  if (slug.length > 100)
    throw new DomainError('not_found', 'module_not_found', 'The requested module could not be found.');
  return slug;
}
