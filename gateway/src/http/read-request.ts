import type { ParamKind, RouteDefinition } from '@anew/contracts/http/route';
import { isUUID } from 'class-validator';
import { nothingThere } from './errors.js';
import { parseBody, parseQuery } from './parse-body.js';
import type { Request } from './request.js';

/**
 * Parsers of path parameters. A malformed parameter cannot name anything that exists, so the answer is 404.
 */
const READERS: Record<ParamKind, (value: string) => string | number> = {
  id: (value) => {
    if (!isUUID(value)) throw nothingThere();
    return value.toLowerCase();
  },
  index: (value) => {
    if (!/^\d{1,4}$/.test(value)) throw nothingThere();
    return Number(value);
  },
  text: (value) => value,
};

function readParams({ params: kinds = {} }: RouteDefinition, given: unknown): Record<string, unknown> {
  const params = Object.entries((given ?? {}) as Record<string, string>);
  return Object.fromEntries(params.map(([name, value]) => [name, READERS[kinds[name] ?? 'id'](value)]));
}

/**
 * Reads a request as its route in the HTTP map says. A body that may be a form is passed on unchecked: its
 * handler validates it and can show the page again.
 * @throws DomainError `not_found` for a path that names nothing, `validation_failed` for a query or a body
 */
export function readRequest(route: RouteDefinition, request: Request): object | Promise<object> {
  const { actor, body } = request;
  if (!actor && route.access !== 'anyone') throw new Error('The session guard has let nobody pass');
  const asked = { request, actor, params: readParams(route, request.params), query: undefined, body };
  return route.query || (route.body && !route.form) ? withChecked(route, asked) : asked;
}

interface Unchecked {
  request: Request;
  body: unknown;
}

async function withChecked({ query, body, form }: RouteDefinition, asked: Unchecked): Promise<object> {
  return {
    ...asked,
    ...(query && { query: await parseQuery(query, asked.request.query) }),
    ...(body && !form && { body: await parseBody(body, asked.body) }),
  };
}
