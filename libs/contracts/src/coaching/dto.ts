import { IsBoolean, IsIn, IsInt, IsString, IsUUID, Length, Min } from 'class-validator';
import { MODULE_SLUGS, type ModuleSlug } from '../content/module-slugs.js';
import { PageDto } from '../list-page.js';
import { Optional } from '../optional.js';
import { Trimmed } from '../trimmed.js';
import { REHEARSAL_MAX, REHEARSAL_RECIPIENTS, type RehearsalRecipient } from './rehearsal.js';
import {
  CHALLENGE_LEVELS,
  type ChallengeLevel,
  CHAT_MESSAGE_MAX,
  CHAT_RELATIONSHIP_LENGTHS,
  type ChatRelationshipLength,
  CONVERSATION_TITLE_MAX,
} from './views.js';

export class ChatDto {
  @Trimmed()
  @IsString({ message: 'Write a message first.' })
  @Length(1, CHAT_MESSAGE_MAX, { message: `Write between 1 and ${CHAT_MESSAGE_MAX} characters.` })
  message!: string;

  @Optional()
  @IsUUID(undefined, { message: 'That conversation is not known.' })
  conversationId?: string;

  @Optional()
  @IsIn(CHALLENGE_LEVELS, { message: `Choose one of: ${CHALLENGE_LEVELS.join(', ')}.` })
  challengeLevel?: ChallengeLevel;

  @Optional()
  @IsIn(CHAT_RELATIONSHIP_LENGTHS, { message: `Choose one of: ${CHAT_RELATIONSHIP_LENGTHS.join(', ')}.` })
  relationshipLength?: ChatRelationshipLength;

  @Optional()
  @IsBoolean({ message: 'Say true or false.' })
  children?: boolean;

  /**
   * The message is the last one of the conversation and has an answer, which a new answer shall replace. An answer to
   * somebody in danger stays.
   */
  @Optional()
  @IsBoolean({ message: 'Say true or false.' })
  again?: boolean;

  /** The module whose coaching prompt brought the person here. */
  @Optional()
  @IsIn(MODULE_SLUGS, { message: 'That module is not known.' })
  moduleSlug?: ModuleSlug;
}

/** A message that somebody wants to send to another person, and looks at before. */
export class RehearsalDto {
  @Trimmed()
  @IsString({ message: 'Write or paste the message first.' })
  @Length(1, REHEARSAL_MAX, { message: `Write between 1 and ${REHEARSAL_MAX} characters.` })
  message!: string;

  @IsIn(REHEARSAL_RECIPIENTS, { message: `Choose one of: ${REHEARSAL_RECIPIENTS.join(', ')}.` })
  recipient!: RehearsalRecipient;
}

export class ConversationRefDto {
  @IsUUID()
  id!: string;
}

export class PageConversationsDto extends PageDto {
  /** The hidden ones instead of the others. */
  @Optional()
  @IsBoolean({ message: 'Say true or false.' })
  hidden?: boolean;
}

/** Fields of a conversation to change. Absent ones stay as they are. */
export class ConversationChangeDto {
  @Optional()
  @Trimmed()
  @IsString({ message: 'Write a name first.' })
  @Length(1, CONVERSATION_TITLE_MAX, { message: `Write between 1 and ${CONVERSATION_TITLE_MAX} characters.` })
  title?: string;

  @Optional()
  @IsBoolean({ message: 'Say true or false.' })
  hidden?: boolean;
}

export class UpdateConversationDto extends ConversationChangeDto {
  @IsUUID()
  id!: string;
}

export class ReadConversationDto {
  @IsUUID()
  id!: string;

  /** Position of the message after which to read on. Without it, the first messages are returned. */
  @Optional()
  @IsInt()
  @Min(0)
  after?: number;
}
