import { IsString, MaxLength } from 'class-validator';
import { Optional } from '../optional.js';

/** Chooses a page of a long answer. */
export class AfterDto {
  /** Cursor that the page before gave as `next`. Without it, the first page is returned. */
  @Optional()
  @IsString()
  @MaxLength(200)
  after?: string;
}
