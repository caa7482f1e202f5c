import { IsNotEmpty, IsObject, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { Optional } from '../optional.js';
import { Trimmed } from '../trimmed.js';

const code = { message: 'Enter the code.' };

/** A code from the app, while it is set up. */
export class TotpCodeDto {
  @Trimmed()
  @IsString(code)
  @Length(6, 6, { message: 'The code has 6 digits.' })
  code!: string;
}

/** The step after the password. */
export class SecondFactorDto {
  /** As it came with `second_factor_required`. */
  @IsString()
  @MaxLength(500)
  challenge!: string;

  /** From the app, or a recovery code. */
  @Trimmed()
  @IsString(code)
  @Length(1, 40, code)
  code!: string;
}

const tooLong = { message: 'Use at most 60 characters for the name.' };

/** What the browser answered when a passkey was made. */
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

/** What the browser answered when a passkey was used. */
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
