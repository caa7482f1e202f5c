import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsObject,
  IsString,
  IsUrl,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Optional } from '../optional.js';
import {
  AI_QUESTIONS,
  type AiQuestions,
  type ChosenLanguage,
  LANGUAGES,
  QUESTION_STYLES,
  type QuestionStyle,
  REMINDER_CHANNELS,
  type ReminderChannel,
} from './preferences.js';

const offered = { message: 'Choose one of the options.' };

export class ReminderChangeDto {
  @Optional()
  @IsIn(REMINDER_CHANNELS, offered)
  channel?: ReminderChannel;

  @Optional()
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'Choose a time of day, such as 7:00 PM.' })
  time?: string;
}

/**
 * Preferences to change. What is left out stays, so that two windows, or two partners, that change different
 * things at the same moment do not undo each other's change.
 */
export class PreferencesChangeDto {
  @Optional()
  @IsObject(offered)
  @ValidateNested()
  @Type(() => ReminderChangeDto)
  reminder?: ReminderChangeDto;

  @Optional()
  @IsBoolean(offered)
  weeklyLetter?: boolean;

  @Optional()
  @IsIn(LANGUAGES, offered)
  language?: ChosenLanguage;

  @Optional()
  @IsIn(QUESTION_STYLES, offered)
  questionStyle?: QuestionStyle;

  @Optional()
  @IsIn(AI_QUESTIONS, offered)
  aiQuestions?: AiQuestions;
}

const fromBrowser = { message: 'This browser cannot be notified.' };

/** Keys of a subscription: an uncompressed point of P-256, and a secret of 16 bytes, in base64url. */
export class PushKeysDto {
  @Matches(/^B[\w-]{86}=?$/, fromBrowser)
  p256dh!: string;

  @Matches(/^[\w-]{22}(==)?$/, fromBrowser)
  auth!: string;
}

/** Subscription to notifications, as the browser makes it. */
export class PushSubscriptionDto {
  @IsUrl({ protocols: ['http', 'https'], require_tld: false, require_protocol: true }, fromBrowser)
  @MaxLength(1_000, fromBrowser)
  endpoint!: string;

  @IsObject(fromBrowser)
  @ValidateNested()
  @Type(() => PushKeysDto)
  keys!: PushKeysDto;
}

/** Token of a link that stops reminders or letters. */
export class StopLinkDto {
  @IsString({ message: 'This link is not complete. Open it from the email again.' })
  @MaxLength(200)
  token!: string;
}
