import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsString } from 'class-validator';
import { Optional } from '../optional.js';

const textOnly = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value : undefined);

/**
 * Optional text of a page's address. People type and shorten such addresses by hand, so a value that is not a
 * text is dropped and not refused.
 */
const OptionalText = (): PropertyDecorator => (target, key) => {
  for (const decorate of [Optional(), Transform(textOnly), IsString()]) decorate(target, key);
};

export class ReturnToQuery {
  /** Path of this site to return to. Anything else is treated as `/`. */
  @OptionalText()
  returnTo?: string;
}

const LOGIN_MODES = ['login', 'signup'] as const;
const modeOnly = ({ value }: { value: unknown }): unknown =>
  LOGIN_MODES.find((mode) => mode === value) ?? undefined;

export class LoginPageQuery extends ReturnToQuery {
  @Optional()
  @Transform(modeOnly)
  @IsIn(LOGIN_MODES)
  mode?: (typeof LOGIN_MODES)[number];
}

/** Query of a link in a mail. */
export class LinkQuery {
  @OptionalText()
  token?: string;
}

export class ResetPageQuery extends ReturnToQuery {
  @OptionalText()
  token?: string;
}

/** Query of an address to which a picture is uploaded. */
export class UploadQuery {
  @OptionalText()
  ticket?: string;
}

const trueOrFalse = ({ value }: { value: unknown }): unknown =>
  value === 'true' ? true : value === 'false' ? false : value;

export class ConversationsQuery {
  /** Whether to list the hidden conversations instead of the others. */
  @Optional()
  @Transform(trueOrFalse)
  @IsBoolean({ message: 'Say true or false.' })
  hidden?: boolean;
}
