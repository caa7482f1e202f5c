import { Transform } from 'class-transformer';
import { IsEmail, IsNotEmpty, IsOptional, IsString, IsUUID, Length, MaxLength } from 'class-validator';

const trimmed = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim() : value;
const lowered = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;

export class SignInDto {
  @Transform(lowered)
  @IsEmail({}, { message: 'Enter an email address, such as name@example.org.' })
  @MaxLength(254, { message: 'That email address is too long.' })
  email!: string;

  @IsString({ message: 'Enter your password.' })
  @Length(1, 128, { message: 'Enter your password.' })
  password!: string;
}

export class SignUpDto {
  @Transform(lowered)
  @IsEmail({}, { message: 'Enter an email address, such as name@example.org.' })
  @MaxLength(254, { message: 'That email address is too long.' })
  email!: string;

  @IsString({ message: 'Choose a password of 10 to 128 characters.' })
  @Length(10, 128, { message: 'Choose a password of 10 to 128 characters.' })
  password!: string;

  @IsOptional()
  @Transform(trimmed)
  @IsString()
  @MaxLength(80, { message: 'Use at most 80 characters for the first name.' })
  firstName?: string;

  @IsOptional()
  @Transform(trimmed)
  @IsString()
  @MaxLength(80, { message: 'Use at most 80 characters for the last name.' })
  lastName?: string;
}

export class JoinInviteDto {
  @Transform(lowered)
  @IsString({ message: "Enter your partner's invite code." })
  @IsNotEmpty({ message: "Enter your partner's invite code." })
  @MaxLength(64, { message: 'That invite code is too long.' })
  inviteCode!: string;
}

export class RefreshDto {
  @IsString()
  @MaxLength(200)
  refreshToken!: string;
}

/** Which session to end: by the refresh token that proves it, or by its id where the gateway has proved it. */
export class EndSessionDto {
  @IsOptional()
  @IsString()
  @MaxLength(200)
  refreshToken?: string;

  @IsOptional()
  @IsUUID()
  sessionId?: string;
}
