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

/**
 * Says in the OpenAPI document what a route answers when all is well.
 * @param type such as `Couple`, `Couple | null` or `JournalEntry[]`; none for an answer without a body
 */
export function Answers(status: number, type?: AnswerType): MethodDecorator {
  return applyDecorators(
    ApiResponse({
      status,
      description: type ?? 'Nothing more to say.',
      ...(type !== undefined && { content: { 'application/json': { schema: schemaOf(type) } } }),
    }),
  );
}
