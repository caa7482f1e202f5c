import type { Visitor } from '@anew/contracts/actor';
import { PSEUDO } from '@anew/words/language';
import { languageOf } from './language.js';
import { headerOf, type Request } from './request.js';

export function visitorOf(request: Request): Visitor {
  const language = languageOf(request);
  return {
    ...request.context,
    address: request.ip,
    userAgent: headerOf(request, 'user-agent') ?? null,
    ...(language !== PSEUDO && { language }),
  };
}
