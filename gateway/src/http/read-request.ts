import { isUUID } from 'class-validator';
import { plainToInstance } from 'class-transformer';
import type { ParamKind, RouteDefinition } from '@anew/contracts/http/route';
import { parseBody } from './parse-body.js';
import type { Request } from './request.js';
import { nothingThere } from './errors.js';

/** What is not of the right form names nothing that exists. */
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

function readQuery({ query }: RouteDefinition, given: unknown): object | undefined {
  return query && plainToInstance(query, given ?? {});
}

/**
 * Reads a request as its route says. A body that may be a form stays as it came: its handler reads it, and can show the
 * page again.
 * @throws DomainError `not_found` for a path that names nothing, `validation_failed` for a body
 */
export function readRequest(route: RouteDefinition, request: Request): object | Promise<object> {
  const { actor, body } = request;
  if (!actor && route.access !== 'anyone') throw new Error('The session guard has let nobody pass');
  const params = readParams(route, request.params);
  const asked = { request, actor, params, query: readQuery(route, request.query), body };
  if (!route.body || route.form) return asked;
  return parseBody(route.body, body).then((checked) => ({ ...asked, body: checked }));
}
