/** Types of those parts of an OpenAPI document that the gateway uses. */
export type Schema = Record<string, unknown>;

export interface Reference {
  $ref: string;
}

export type Content = Record<string, { schema: Schema; example?: unknown }>;

export interface Response {
  description: string;
  headers?: Record<string, Reference>;
  content?: Content;
}

export type Responses = Record<string, Response>;

export type Parameter =
  | Reference
  | { name: string; in: 'path' | 'query'; required: boolean; description?: string; schema: Schema };

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Responses;
}

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
