import type { HttpMethod, ParamKind, RouteDefinition } from '@anew/contracts/http/route';
import { type Found, responsesOf } from './answers.js';
import { isRepeatable } from './refusals.js';
import { type Content, type Operation, type Parameter, ref, type Schema } from './shapes.js';

/** Information about a route that the HTTP map does not hold. */
export interface Surroundings {
  tag: string;
  found: Found;
  /** Schemas of the classes that validate bodies and queries. */
  rules: Record<string, Schema>;
  exampleBody: unknown;
}

const PARAMS: Record<ParamKind, Schema> = {
  id: { type: 'string', format: 'uuid' },
  index: { type: 'integer', minimum: 0, maximum: 9_999 },
  text: { type: 'string' },
};

const SECURITY: Operation['security'] = [{ bearer: [] }, { cookie: [] }];

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Operation id of a route: `GET /api/modules/:slug/action-completions` becomes
 * `getModulesBySlugActionCompletions`.
 */
function operationIdOf(method: HttpMethod, path: string): string {
  const words = path
    .replace('/api/', '')
    .replace(/:/g, 'by-')
    .split(/[^a-zA-Z]+/);
  return method.toLowerCase() + words.map(upper).join('');
}

function pathParameters(path: string, { params = {} }: RouteDefinition): Parameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: PARAMS[params[name] ?? 'id'],
  }));
}

function queryParameters({ query }: RouteDefinition, rules: Record<string, Schema>): Parameter[] {
  const { properties = {}, required = [] } = (query ? rules[query.name] : {}) as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function headerParameters(method: HttpMethod, route: RouteDefinition): Parameter[] {
  if (route.access === 'anyone') return [];
  const names = ['TimeZone', 'Person'];
  if (isRepeatable(method, route)) names.push('IdempotencyKey');
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function bodyContent(route: RouteDefinition, { exampleBody }: Surroundings): Content | undefined {
  const { body, takes, form } = route;
  if (takes !== undefined) return { [takes]: { schema: { type: 'string', format: 'binary' } } };
  if (!body) return undefined;
  const schema = ref(body.name);
  const fields = { type: 'object', description: 'The same fields, and where to go on to in `returnTo`.' };
  return {
    'application/json': { schema, example: exampleBody },
    ...(form && { 'application/x-www-form-urlencoded': { schema: fields } }),
  };
}

function requestBody(route: RouteDefinition, surroundings: Surroundings): Operation['requestBody'] {
  const content = bodyContent(route, surroundings);
  if (!content) return undefined;
  const rules = route.body ? surroundings.rules[route.body.name] : undefined;
  const fields = (rules?.required ?? []) as string[];
  return { required: route.takes !== undefined || fields.length > 0, content };
}

export function operationOf(
  method: HttpMethod,
  path: string,
  route: RouteDefinition,
  surroundings: Surroundings,
): Operation {
  const body = requestBody(route, surroundings);
  return {
    operationId: operationIdOf(method, path),
    summary: route.summary,
    tags: [surroundings.tag],
    security: route.access === 'anyone' ? [] : SECURITY,
    parameters: [
      ...pathParameters(path, route),
      ...queryParameters(route, surroundings.rules),
      ...headerParameters(method, route),
    ],
    ...(body && { requestBody: body }),
    responses: responsesOf(method, route, surroundings.found),
  };
}
