import { IsString, MaxLength } from 'class-validator';
import { Optional } from '../optional.js';

/** Which page of something long is wanted. */
export class AfterDto {
  /** What the page before it named as `next`; without it, the first page. */
  @Optional()
  @IsString()
  @MaxLength(200)
  after?: string;
}
