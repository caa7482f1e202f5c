import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DomainError } from '@anew/contracts/errors';

/** An id that is not of the right form names nothing that exists. */
@Injectable()
export class ResourceId implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUUID(value)) throw new DomainError('not_found', 'not_found', 'There is nothing at this address.');
    return value.toLowerCase();
  }
}
