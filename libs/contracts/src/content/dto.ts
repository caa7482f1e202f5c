import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { Optional } from '../optional.js';
import { Trimmed } from '../trimmed.js';
import { ANSWER_MAX, REPLY_MAX } from './answers.js';
import { FOCUS_MODULE_SLUGS, type FocusModuleSlug } from './module-slugs.js';
import {
  FOCUS_PRIORITIES,
  type FocusPriority,
  HOW_HEARD,
  type HowHeard,
  RETREAT_RELATIONSHIP_LENGTHS,
  type RetreatRelationshipLength,
} from './views.js';

const oneOf = (values: readonly string[]) => ({ message: `Choose one of: ${values.join(', ')}.` });
const upTo200 = { message: 'Use at most 200 characters.' };

/** Name of a module in an address. The service decides whether such a module exists. */
export class ModuleRefDto {
  @IsString()
  @MaxLength(100)
  slug!: string;
}

export class ActionRefDto extends ModuleRefDto {
  @IsInt()
  index!: number;
}

/** Feedback of a couple that has finished an activity. */
export class ActivityFeedbackDto {
  @Optional()
  @Trimmed()
  @IsString()
  @Length(1, 2000, { message: 'Write between 1 and 2,000 characters, or nothing at all.' })
  feedback?: string;

  @Optional()
  @IsInt({ message: 'Rate it from 1 to 5.' })
  @Min(1, { message: 'Rate it from 1 to 5.' })
  @Max(5, { message: 'Rate it from 1 to 5.' })
  rating?: number;
}

export class CompleteActivityDto extends ActivityFeedbackDto {
  @IsUUID()
  activityId!: string;
}

export class PromptVoteDto {
  @IsBoolean({ message: 'Say true or false.' })
  isUpvote!: boolean;
}

export class RatePromptDto extends PromptVoteDto {
  @IsUUID()
  promptId!: string;
}

export class PromptRefDto {
  @IsUUID()
  promptId!: string;
}

export class AnswerTextDto {
  @Trimmed()
  @IsString({ message: 'Write your answer first.' })
  @Length(1, ANSWER_MAX, { message: `Write between 1 and ${ANSWER_MAX} characters.` })
  text!: string;
}

export class AnswerPromptDto extends AnswerTextDto {
  @IsUUID()
  promptId!: string;
}

export class ReplyTextDto {
  @Trimmed()
  @IsString({ message: 'Write your reply first.' })
  @Length(1, REPLY_MAX, { message: `Write between 1 and ${REPLY_MAX} characters.` })
  text!: string;
}

export class ReplyToAnswerDto extends ReplyTextDto {
  @IsUUID()
  promptId!: string;
}

export class SetFocusDto {
  @IsIn(FOCUS_MODULE_SLUGS, oneOf(FOCUS_MODULE_SLUGS))
  moduleSlug!: FocusModuleSlug;

  @IsIn(FOCUS_PRIORITIES, oneOf(FOCUS_PRIORITIES))
  priority!: FocusPriority;
}

export class RetreatInterestDto {
  @Trimmed()
  @IsEmail({}, { message: 'Please enter your email address to express interest.' })
  @MaxLength(200, upTo200)
  email!: string;

  @Optional()
  @Trimmed()
  @IsString()
  @MaxLength(200, upTo200)
  firstName?: string;

  @Optional()
  @Trimmed()
  @IsString()
  @MaxLength(200, upTo200)
  lastName?: string;

  @Optional()
  @Trimmed()
  @IsString()
  @MaxLength(200, upTo200)
  partnerName?: string;

  @Optional()
  @IsIn(RETREAT_RELATIONSHIP_LENGTHS, oneOf(RETREAT_RELATIONSHIP_LENGTHS))
  relationshipLength?: RetreatRelationshipLength;

  @Optional()
  @IsIn(HOW_HEARD, oneOf(HOW_HEARD))
  howHeard?: HowHeard;
}
