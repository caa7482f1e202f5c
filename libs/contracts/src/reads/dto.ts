import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsString } from 'class-validator';
import { READS_MAX } from './views.js';

const NAME_THEM = `Name 1 to ${READS_MAX} addresses to read.`;

/** Several reads in one request. */
export class ReadsQuery {
  /** Addresses of the reads, each with its query: `/api/journal?limit=3`. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? [value] : value))
  @ArrayMinSize(1, { message: NAME_THEM })
  @ArrayMaxSize(READS_MAX, { message: NAME_THEM })
  @IsString({ each: true, message: NAME_THEM })
  path!: string[];
}
