import { STATUS_CODES } from 'node:http';
import type { ErrorCode } from '@anew/contracts/errors';
import type { HttpMethod, RouteDefinition } from '@anew/contracts/http/route';
import { refusalsOf } from './refusals.js';
import { type Content, ref, type Response, type Responses, type Schema } from './shapes.js';

const HEADERS = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };
const RETRY = { ...HEADERS, 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
/** Statuses of refusals that carry a Retry-After header. */
const RETRIED = new Set([429, 503]);

const PAGE: Content = { 'text/html': { schema: { type: 'string' } } };
const PICTURE: Content = { 'image/jpeg': { schema: { type: 'string', format: 'binary' } } };

/** Schemas and example that the build has derived from the contracts for one route. */
export interface Found {
  answer: Schema;
  events?: Schema;
  example?: unknown;
}

/** Content of a stream of server-sent events. */
function eventStream(events: Schema, mayFail: boolean): Content {
  const failure: Schema = {
    type: 'object',
    description: 'In place of the rest, when something fails after the first event.',
    properties: { event: { type: 'string', const: 'error' }, data: ref('ErrorBody') },
    required: ['event', 'data'],
    additionalProperties: false,
  };
  const anyOf = mayFail ? [events, failure] : [events];
  const schema = { description: 'One event; `data` is sent as JSON.', anyOf };
  return { 'text/event-stream': { schema } };
}

function contentOf(route: RouteDefinition, { answer, events, example }: Found): Content {
  const { media } = route;
  if (media !== undefined) return media === 'text/html' ? PAGE : PICTURE;
  if (events && !route.answer) return eventStream(events, false);
  return { 'application/json': { schema: answer, example }, ...(events && eventStream(events, true)) };
}

/** Whether the answer is only a redirect or a status. */
const isWithoutBody = ({ media, redirects, status }: RouteDefinition): boolean =>
  status === 204 || (redirects !== undefined && media === undefined);

const redirectTo = (description: string): Response => ({
  description,
  headers: { ...HEADERS, Location: { $ref: '#/components/headers/Location' } },
});

function successes(route: RouteDefinition, found: Found): Responses {
  const { status = 200, redirects, form = [] } = route;
  const statuses = [status].flat();
  const bodiless = isWithoutBody(route);
  const headers = route.pages ? { ...HEADERS, Link: { $ref: '#/components/headers/NextPage' } } : HEADERS;
  const answer = { headers, ...(!bodiless && { content: contentOf(route, found) }) };
  const own = redirects !== undefined && bodiless ? [] : statuses;
  const responses: Responses = Object.fromEntries(
    own.map((each) => [each, { description: STATUS_CODES[each] ?? '', ...answer }]),
  );
  if (redirects !== undefined) responses[redirects] = redirectTo('On to another page.');
  if (form.includes(303)) responses[303] = redirectTo('A form was taken: on to the next page.');
  if (form.includes(200)) {
    const json = responses[200]?.content;
    responses[200] = {
      description: 'OK; a page for a form.',
      headers: HEADERS,
      content: { ...json, ...PAGE },
    };
  }
  return responses;
}

function refusal(status: number, codes: ErrorCode[], hasPages: boolean): Response {
  const schema = {
    allOf: [
      ref('ErrorBody'),
      { properties: { statusCode: { const: status }, code: { enum: codes } }, required: ['code'] },
    ],
  };
  const example = { statusCode: status, code: codes[0], message: 'A sentence that a person can act on.' };
  const needsLogin = status === 401 ? { needsLogin: true } : {};
  return {
    description: `${STATUS_CODES[status] ?? ''}: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    headers: RETRIED.has(status) ? RETRY : HEADERS,
    content: {
      'application/json': { schema, example: { ...example, ...needsLogin } },
      ...(hasPages && PAGE),
    },
  };
}

/** Merges two answers for the same status into one whose body is either of both. */
function either(one: Response | undefined, other: Response): Response {
  const [first, second] = [one, other].map((response) => response?.content?.['application/json']);
  if (!one || !first || !second) return other;
  const schema = { anyOf: [first.schema, second.schema] };
  return { ...other, content: { ...other.content, 'application/json': { ...second, schema } } };
}

/** Every answer that a route may give, by status. */
export function responsesOf(method: HttpMethod, route: RouteDefinition, found: Found): Responses {
  const responses = successes(route, found);
  const hasPages =
    route.media === 'text/html' || [route.form, route.redirects].some((given) => given !== undefined);
  for (const [status, codes] of refusalsOf(method, route))
    responses[status] = either(responses[status], refusal(status, codes, hasPages));
  return responses;
}
