import type { RouteName } from '@anew/contracts/http/map';
import { Person } from '@anew/testkit/person';

interface Document {
  paths: Record<string, Record<string, unknown>>;
}

/** A call of the API, with an address that can be requested. */
export interface Operation {
  /** Name as in the OpenAPI document, such as `GET /api/journal/{id}`. */
  name: string;
  method: string;
  path: string;
  parameters: string[];
}

/** Name in the OpenAPI document of a route of the map. */
export const nameOf = (route: RouteName): string => route.replace(/:(\w+)/g, '{$1}');

/** Valid id of nothing that exists. */
const UNKNOWN_ID = '01920000-0000-7000-8000-000000000000';
const KNOWN: Record<string, string> = { slug: 'lets-align', moduleSlug: 'our-vision', index: '0' };

export function addressOf(template: string, valueOf: (parameter: string) => string): string {
  return template.replace(/\{(\w+)\}/g, (_, parameter: string) => valueOf(parameter));
}

const exampleFor = (parameter: string): string => KNOWN[parameter] ?? UNKNOWN_ID;

/** An address of a route that can be requested. */
export const addressOfExample = (route: RouteName): string =>
  addressOf(nameOf(route).split(' ')[1]!, exampleFor);

export async function listOperations(origin: string): Promise<Operation[]> {
  const { body } = await new Person(origin).get<Document>('/api/openapi.json');
  return Object.entries(body.paths).flatMap(([template, methods]) =>
    Object.keys(methods).map((method) => ({
      name: `${method.toUpperCase()} ${template}`,
      method: method.toUpperCase(),
      path: addressOf(template, exampleFor),
      parameters: [...template.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter!),
    })),
  );
}
