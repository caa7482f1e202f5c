import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, IsUUID, Length } from 'class-validator';
import { ENTRY_CONTENT_MAX, ENTRY_VISIBILITIES, type EntryVisibility } from './views.js';

export class CreateEntryDto {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString({ message: 'Write something before you publish.' })
  @Length(1, ENTRY_CONTENT_MAX, { message: `Write between 1 and ${ENTRY_CONTENT_MAX} characters.` })
  content!: string;

  @IsIn(ENTRY_VISIBILITIES, { message: 'Choose who may read this: shared or private.' })
  visibility!: EntryVisibility;

  @IsOptional()
  @IsUUID(undefined, { message: 'That prompt is not known.' })
  dailyPromptId?: string | null;
}
