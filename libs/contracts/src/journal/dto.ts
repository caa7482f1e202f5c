import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
} from 'class-validator';
import { ReplyTextDto } from '../content/dto.js';
import { PageDto } from '../list-page.js';
import { Optional } from '../optional.js';
import { Trimmed } from '../trimmed.js';
import {
  APPRECIATION_MAX,
  CAPTION_MAX,
  ENTRY_CONTENT_MAX,
  ENTRY_FILTERS,
  ENTRY_VISIBILITIES,
  type EntryFilter,
  type EntryVisibility,
  NEWS_MAX,
  SHARING_CHOICES,
  SHARING_IDS_MAX,
  type SharingChoice,
  TEXT_KINDS,
  type TextKind,
} from './views.js';

const contentLength = { message: `Write between 1 and ${ENTRY_CONTENT_MAX} characters.` };
const appreciationLength = { message: `Write between 1 and ${APPRECIATION_MAX} characters.` };
const visibilityChoice = { message: 'Choose who may read this: shared or private.' };

export class CreateEntryDto {
  @Trimmed()
  @IsString({ message: 'Write something before you publish.' })
  @Length(1, ENTRY_CONTENT_MAX, contentLength)
  content!: string;

  @IsIn(ENTRY_VISIBILITIES, visibilityChoice)
  visibility!: EntryVisibility;

  @IsOptional()
  @IsUUID(undefined, { message: 'That prompt is not known.' })
  dailyPromptId?: string | null;
}

/** Fields of an entry to change. Absent ones stay as they are. */
export class EntryChangeDto {
  @Optional()
  @Trimmed()
  @IsString({ message: 'Write something before you save.' })
  @Length(1, ENTRY_CONTENT_MAX, contentLength)
  content?: string;

  @Optional()
  @IsIn(ENTRY_VISIBILITIES, visibilityChoice)
  visibility?: EntryVisibility;
}

export class UpdateEntryDto extends EntryChangeDto {
  @IsUUID()
  id!: string;
}

export class EntryRefDto {
  @IsUUID()
  id!: string;
}

export class PhotoRefDto {
  @IsUUID()
  id!: string;
}

export class PutPhotoDto extends EntryRefDto {
  /** Bytes of the photo in base64. */
  @IsString()
  data!: string;
}

export class PhotoCaptionDto {
  /** What the photo shows, or nothing. */
  @Trimmed()
  @IsString({ message: 'Say what the photo shows.' })
  @Length(0, CAPTION_MAX, { message: `Say it in at most ${CAPTION_MAX} characters.` })
  caption!: string;
}

/** A caption for the photo of the entry that `id` names. */
export class DescribePhotoDto extends PhotoCaptionDto {
  @IsUUID()
  id!: string;
}

const CalendarDay = (): PropertyDecorator => (target, key) => {
  const message = 'Name a day, such as 2026-11-20.';
  for (const decorate of [
    Optional(),
    IsISO8601({ strict: true }, { message }),
    Matches(/^[12]\d{3}-\d{2}-\d{2}$/, { message }),
  ])
    decorate(target, key);
};

/** Page of what was written in a period: days of the caller's calendar, of which both are part of it. */
export class PeriodPageDto extends PageDto {
  @CalendarDay()
  from?: string;

  @CalendarDay()
  to?: string;
}

export class EntriesPageDto extends PeriodPageDto {
  /** Part of the journal: `mine`, `theirs`, `private` or `both`. Without it, all that the caller can read. */
  @Optional()
  @IsIn(ENTRY_FILTERS, { message: 'Choose what to see: mine, theirs, private or both.' })
  filter?: EntryFilter;
}

export class JournalMonthDto {
  /** Month of the caller's calendar. Without it, the present one. */
  @Optional()
  @Matches(/^[12]\d{3}-(0[1-9]|1[0-2])$/, { message: 'Name a month, such as 2026-11.' })
  month?: string;
}

export class SaveAppreciationDto {
  @Trimmed()
  @IsString({ message: 'Say what you appreciate.' })
  @Length(1, APPRECIATION_MAX, appreciationLength)
  appreciation!: string;

  @Trimmed()
  @IsString({ message: 'Name the quality that you see in it.' })
  @Length(1, APPRECIATION_MAX, appreciationLength)
  quality!: string;

  /**
   * Id of the appreciation of today or yesterday that this changes. Without it, it is today's, so a change that is sent
   * after midnight has to name the one that it was begun with.
   */
  @Optional()
  @IsUUID(undefined, { message: 'That appreciation is not known.' })
  changes?: string;
}

/** A text of the partner. Clients know its kind as `area`. */
export class TextRefDto {
  @IsIn(TEXT_KINDS)
  area!: TextKind;

  @IsUUID()
  id!: string;
}

export class ReplyDto extends ReplyTextDto {
  @IsIn(TEXT_KINDS)
  area!: TextKind;

  @IsUUID()
  id!: string;
}

export class NewsSeenDto {
  @IsIn(TEXT_KINDS, { message: 'Say what you have seen: appreciation or journal.' })
  area!: TextKind;

  /** Ids of the news that were on the screen. Without them, all news of this kind have been seen. */
  @Optional()
  @IsArray()
  @ArrayMaxSize(NEWS_MAX, { message: `Name at most ${NEWS_MAX} at once.` })
  @IsUUID(undefined, { each: true })
  ids?: string[];
}

const ChosenIds = (): PropertyDecorator => (target, key) => {
  for (const decorate of [
    Optional(),
    IsArray(),
    ArrayMaxSize(SHARING_IDS_MAX, { message: `Choose at most ${SHARING_IDS_MAX} at once.` }),
    IsUUID(undefined, { each: true }),
  ])
    decorate(target, key);
};

/** Decision about everything that a person wrote before their partner joined. */
export class DecideSharingDto {
  /**
   * Partner about whom the person was asked. If the partner has changed since, nobody else gets to read
   * anything.
   */
  @IsUUID(undefined, { message: 'Say whom you want to share with.' })
  partnerId!: string;

  @IsIn(SHARING_CHOICES, { message: 'Choose what to share: all, chosen or none.' })
  choice!: SharingChoice;

  /** Ids of the entries to share when `choice` is `chosen`. */
  @ChosenIds()
  entryIds?: string[];

  @ChosenIds()
  appreciationIds?: string[];
}
