import { Transform } from 'class-transformer';
import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { Optional } from './optional.js';

/** Items that one page has at most. */
export const PAGE_LIMIT_MAX = 200;
/** Items of a page where only its cursor is given. */
export const PAGE_LIMIT = 50;

/** A page of a list. It may have fewer items than were asked for, where their texts are long. */
export interface ListPage<Item> {
  items: Item[];
  /** Cursor of the page that follows; null on the last. */
  next: string | null;
}

/** A query holds numbers as text. What is no number stays as it is, and is refused. */
const asNumber = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value;

/** Which page of a list is wanted. */
export class PageDto {
  /** Greatest number of items in the page. */
  @Optional()
  @Transform(asNumber)
  @IsInt({ message: `Ask for 1 to ${PAGE_LIMIT_MAX}.` })
  @Max(PAGE_LIMIT_MAX, { message: `Ask for at most ${PAGE_LIMIT_MAX}.` })
  @Min(1, { message: 'Ask for at least 1.' })
  limit?: number;

  /** Those behind this cursor, as an earlier page has named it; without it, the newest. */
  @Optional()
  @MaxLength(200, { message: 'This is no cursor of a page.' })
  @IsString({ message: 'This is no cursor of a page.' })
  before?: string;
}
