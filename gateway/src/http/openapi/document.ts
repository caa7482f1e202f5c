import { accountRoutes } from '@anew/contracts/http/account';
import { assessmentRoutes } from '@anew/contracts/http/assessment';
import { coachingRoutes } from '@anew/contracts/http/coaching';
import { contentRoutes } from '@anew/contracts/http/content';
import { coupleRoutes } from '@anew/contracts/http/couples';
import { journalRoutes } from '@anew/contracts/http/journal';
import { liveRoutes } from '@anew/contracts/http/live';
import { allRoutes, type RouteName } from '@anew/contracts/http/map';
import { operationRoutes } from '@anew/contracts/http/operation';
import { preferenceRoutes } from '@anew/contracts/http/preferences';
import { readsRoutes } from '@anew/contracts/http/reads';
import type { HttpMethod, Routes } from '@anew/contracts/http/route';
import { signInRoutes } from '@anew/contracts/http/sign-in';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';
import { examples } from './examples/examples.js';
import { operationOf } from './operation.js';
import type { Operation, Schema } from './shapes.js';

/** Schemas that the build derives from the contracts' types. */
interface TypeSchemas {
  schemas: Record<string, Schema>;
  answers: Record<string, Schema>;
  events: Record<string, Schema>;
}

const AREAS: { name: string; description: string; routes: Routes }[] = [
  { name: 'Sign-in', description: 'The way in and out.', routes: signInRoutes },
  {
    name: 'Account',
    description: 'A person’s profile, pictures, sessions and safety.',
    routes: accountRoutes,
  },
  { name: 'Couple', description: 'Who is together with whom.', routes: coupleRoutes },
  {
    name: 'Content',
    description: 'Quotes, questions, activities, modules, focus areas.',
    routes: contentRoutes,
  },
  {
    name: 'Journal',
    description: 'Journal entries and appreciations, and who reads them.',
    routes: journalRoutes,
  },
  { name: 'Assessment', description: 'The 22 questions and their results.', routes: assessmentRoutes },
  { name: 'Coach', description: 'Conversations with the coach.', routes: coachingRoutes },
  { name: 'Live', description: 'What has changed, as it changes.', routes: liveRoutes },
  { name: 'Reads', description: 'Several reads in one request.', routes: readsRoutes },
  {
    name: 'Preferences',
    description: 'Reminders, letters, and which questions come.',
    routes: preferenceRoutes,
  },
  { name: 'Operation', description: 'The running product itself.', routes: operationRoutes },
];

const HEADERS = {
  RequestId: {
    description: 'Also stands in the logs of every process that touched the request.',
    required: true,
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'Seconds to wait before trying again.', schema: { type: 'integer' } },
  NextPage: {
    description:
      'Where the next page is: `<…>; rel="next"`. Absent on the last page, and where all is answered.',
    schema: { type: 'string' },
    example: '</api/journal?limit=20&before=MjAyNi0xMS0yMA>; rel="next"',
  },
  Location: { description: 'Where to go on to.', required: true, schema: { type: 'string' } },
};

const PARAMETERS = {
  TimeZone: {
    name: 'X-Time-Zone',
    in: 'header',
    description: 'IANA zone of the caller, who decides what "today" is; UTC when missing or unknown.',
    schema: { type: 'string' },
    example: 'America/Denver',
  },
  Person: {
    name: 'X-Person',
    in: 'header',
    description: 'Id of the person for whom the call is. It is refused when somebody else is signed in.',
    schema: { type: 'string', format: 'uuid' },
    example: '0198a7f2-3c3b-7a40-8a2c-5a6d1c1f0e11',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'A repeat with the same key and body within 24 hours gets the first answer again.',
    schema: { type: 'string', pattern: '^[!-~]{1,200}$' },
    example: '0198a7f2-3c3b-7a40-8a2c-5a6d1c1f0e11',
  },
};

const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'auth_token' },
};

/** Schemas of the classes that validate bodies and queries. */
function ruleSchemas(): Record<string, Schema> {
  const all = Object.entries(validationMetadatasToSchemas({ refPointerPrefix: '#/components/schemas/' }));
  return Object.fromEntries(all.map(([name, schema]) => [name, { ...schema, additionalProperties: false }]));
}

function tagOf(name: RouteName): string {
  const area = AREAS.find(({ routes }) => name in routes);
  if (!area) throw new Error(`${name} belongs to no area`);
  return area.name;
}

function pathsOf(
  types: TypeSchemas,
  rules: Record<string, Schema>,
): Record<string, Record<string, Operation>> {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, route] of allRoutes) {
    const [method, path] = name.split(' ') as [HttpMethod, string];
    const { body, answer: example } = examples[name] as { body?: unknown; answer?: unknown };
    const events = types.events[name];
    const found = { answer: types.answers[name] ?? {}, ...(events && { events }), example };
    const operation = operationOf(method, path, route, { tag: tagOf(name), found, rules, exampleBody: body });
    const template = path.replace(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation };
  }
  return paths;
}

const namesIn = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/#\/components\/schemas\/([^"]+)/g)].map(([, name = '']) => name);

/** Those of `schemas` that `paths` refers to, directly or through another schema. */
function used(paths: unknown, schemas: Record<string, Schema>): Record<string, Schema> {
  const found = new Map<string, Schema>();
  const waiting = namesIn(paths);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    const schema = schemas[name];
    if (!schema) throw new Error(`Nothing describes ${name}`);
    found.set(name, schema);
    waiting.push(...namesIn(schema));
  }
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Creates the OpenAPI document from the HTTP map, the validation classes and the answers' types. */
export function createDocument(types: TypeSchemas): object {
  const rules = ruleSchemas();
  const paths = pathsOf(types, rules);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Anew',
      version: '1',
      description: 'Everything that a client can ask of Anew. Every error has the shape `ErrorBody`.',
    },
    servers: [{ url: '/', description: 'Wherever this document was read.' }],
    tags: AREAS.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      headers: HEADERS,
      parameters: PARAMETERS,
      schemas: used(paths, { ...types.schemas, ...rules }),
    },
  };
}
