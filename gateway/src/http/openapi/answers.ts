import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

/** The name of a type in the contracts, a list of it, or it or null. */
export type AnswerType = string;

const LIST = '[]';
const OR_NULL = ' | null';

function schemaOf(type: AnswerType): Record<string, unknown> {
  if (type.endsWith(OR_NULL)) return { anyOf: [schemaOf(type.slice(0, -OR_NULL.length)), { type: 'null' }] };
  if (type.endsWith(LIST)) return { type: 'array', items: schemaOf(type.slice(0, -LIST.length)) };
  return { $ref: `#/components/schemas/${type}` };
}

/** Of the events of a stream, one after the other. */
function eventSchemaOf(type: AnswerType): Record<string, unknown> {
  const failure = {
    type: 'object',
    description: 'In place of the rest, when something fails after the first event.',
    properties: { event: { type: 'string', const: 'error' }, data: schemaOf('ErrorBody') },
    required: ['event', 'data'],
  };
  return { description: 'One event; `data` is sent as JSON.', anyOf: [schemaOf(type), failure] };
}

function contentOf(type: AnswerType, events: AnswerType | undefined) {
  return {
    'application/json': { schema: schemaOf(type) },
    ...(events !== undefined && { 'text/event-stream': { schema: eventSchemaOf(events) } }),
  };
}

/**
 * Says in the OpenAPI document what a route answers when all is well.
 * @param type such as `Couple`, `Couple | null` or `JournalEntry[]`; none for an answer without a body
 * @param events the type of one event, where `Accept: text/event-stream` has the answer streamed
 */
export function Answers(status: number, type?: AnswerType, events?: AnswerType): MethodDecorator {
  return applyDecorators(
    ApiResponse({
      status,
      description: type ?? 'Nothing more to say.',
      ...(type !== undefined && { content: contentOf(type, events) }),
    }),
  );
}
