import type { EventEnvelope, EventSubject } from '@anew/contracts/events/map';
import { EVENT_PAYLOADS } from '@anew/contracts/events/payloads';
import { plainToInstance } from 'class-transformer';
import { IsISO8601, IsObject, IsString, IsUUID, validateSync } from 'class-validator';
import { problemIn } from '../odd-input.js';

/** An event that no handler can ever process. */
export class InvalidEvent extends Error {
  override readonly name = 'InvalidEvent';
}

class Envelope {
  @IsUUID()
  id!: string;

  @IsISO8601()
  occurredAt!: string;

  @IsString()
  producer!: string;

  @IsString()
  traceparent!: string;

  @IsObject()
  data!: object;
}

/** @throws InvalidEvent naming the wrong fields, but never their values */
function check(part: string, type: new () => object, value: unknown): void {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  // With a field called "constructor", the value would be validated as another class.
  const odd = isObject ? problemIn(value) : { field: part };
  if (odd) throw new InvalidEvent(`The ${part} is not valid: ${odd.field}`);
  const errors = validateSync(plainToInstance(type, value));
  if (errors.length === 0) return;
  throw new InvalidEvent(`The ${part} is not valid: ${errors.map(({ property }) => property).join(', ')}`);
}

/**
 * Reads the event from a message of this subject.
 * @throws InvalidEvent when envelope or payload violate the subject's contract
 */
export function readEvent<S extends EventSubject>(subject: S, text: string): EventEnvelope<S> {
  const event = parsed<S>(text);
  check('envelope', Envelope, event);
  if (event.subject !== subject) throw new InvalidEvent('The envelope is not valid: subject');
  check('payload', EVENT_PAYLOADS[subject], event.data);
  return event;
}

function parsed<S extends EventSubject>(text: string): EventEnvelope<S> {
  try {
    return JSON.parse(text) as EventEnvelope<S>;
  } catch (error) {
    throw new InvalidEvent('The message is not JSON', { cause: error });
  }
}
