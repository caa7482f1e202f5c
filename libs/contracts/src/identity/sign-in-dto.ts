import { IsNotEmpty, IsObject, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { Optional } from '../optional.js';
import { Trimmed } from '../trimmed.js';

const code = { message: 'Enter the code.' };

/** Code from the authenticator app, sent while the app is set up. */
export class TotpCodeDto {
  @Trimmed()
  @IsString(code)
  @Length(6, 6, { message: 'The code has 6 digits.' })
  code!: string;
}

/** Input of the step after the password. */
export class SecondFactorDto {
  /** Token that came with `second_factor_required`. */
  @IsString()
  @MaxLength(500)
  challenge!: string;

  /** Code from the authenticator app, or a recovery code. */
  @Trimmed()
  @IsString(code)
  @Length(1, 40, code)
  code!: string;
}

const tooLong = { message: 'Use at most 60 characters for the name.' };

/** The browser's answer when a passkey was created. */
export class AddPasskeyDto {
  @IsObject()
  response!: Record<string, unknown>;

  @Optional()
  @Trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Give the passkey a name.' })
  @MaxLength(60, tooLong)
  name?: string;
}

/** The browser's answer when a passkey was used. */
export class PasskeyAnswerDto {
  @IsObject()
  response!: Record<string, unknown>;
}

export class PasskeyRefDto {
  @IsUUID()
  id!: string;
}

export class PasskeyNameDto {
  @Trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Give the passkey a name.' })
  @MaxLength(60, tooLong)
  name!: string;
}

export class RenamePasskeyDto extends PasskeyNameDto {
  @IsUUID()
  id!: string;
}
