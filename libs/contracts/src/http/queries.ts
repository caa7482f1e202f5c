import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsString } from 'class-validator';
import { PageDto } from '../list-page.js';
import { Optional } from '../optional.js';

const textOnly = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value : undefined);

/** Addresses of pages are typed and shortened by hand: what cannot be read is left out, not refused. */
const OptionalText = (): PropertyDecorator => (target, key) => {
  for (const decorate of [Optional(), Transform(textOnly), IsString()]) decorate(target, key);
};

export class ReturnToQuery {
  /** A path of this site to go on to; any other is taken for `/`. */
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

/** Of a link in a mail. */
export class LinkQuery {
  @OptionalText()
  token?: string;
}

export class ResetPageQuery extends ReturnToQuery {
  @OptionalText()
  token?: string;
}

/** Of an address to upload a picture at. */
export class UploadQuery {
  @OptionalText()
  ticket?: string;
}

const trueOrFalse = ({ value }: { value: unknown }): unknown =>
  value === 'true' ? true : value === 'false' ? false : value;

export class ConversationsQuery extends PageDto {
  /** The hidden ones instead of the others. */
  @Optional()
  @Transform(trueOrFalse)
  @IsBoolean({ message: 'Say true or false.' })
  hidden?: boolean;
}
