import { Transform } from 'class-transformer';
import {
  Equals,
  IsBoolean,
  IsEmail,
  IsNotEmpty,
  IsString,
  IsUUID,
  Length,
  Matches,
  MaxLength,
} from 'class-validator';
import { Optional } from '../optional.js';
import { Trimmed } from '../trimmed.js';

const lowered = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;

/** Several decorators as one. */
function all(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
}

const EmailAddress = () =>
  all(
    Transform(lowered),
    IsEmail({}, { message: 'Enter an email address, such as name@example.org.' }),
    MaxLength(254, { message: 'That email address is too long.' }),
  );

const newPasswordLength = { message: 'Choose a password of 10 to 128 characters.' };
const NewPassword = () => all(IsString(newPasswordLength), Length(10, 128, newPasswordLength));

const passwordGiven = { message: 'Enter your password.' };
const KnownPassword = () => all(IsString(passwordGiven), Length(1, 128, passwordGiven));
/** Proves on the way that it is the owner who asks; whoever has just proved it leaves it out. */
const Proof = () => all(Optional(), KnownPassword());

const PersonName = (which: 'first' | 'last') =>
  all(
    Optional(),
    Trimmed(),
    IsString(),
    MaxLength(80, { message: `Use at most 80 characters for the ${which} name.` }),
  );

export class SignInDto {
  @EmailAddress()
  email!: string;

  @KnownPassword()
  password!: string;
}

export class SignUpDto {
  @EmailAddress()
  email!: string;

  @NewPassword()
  password!: string;

  @PersonName('first')
  firstName?: string;

  @PersonName('last')
  lastName?: string;
}

/** Only the fields that change; a name may be emptied. */
export class UpdateProfileDto {
  @PersonName('first')
  firstName?: string;

  @PersonName('last')
  lastName?: string;

  @Optional()
  @EmailAddress()
  email?: string;

  /** Needed for another address, unless the session has just proved it. */
  @Proof()
  currentPassword?: string;
}

export class ConfirmDto {
  @KnownPassword()
  currentPassword!: string;
}

/** Whom a provider has just signed in anew, for a session that wants to prove that it is theirs. */
export class ConfirmExternalDto {
  @IsUUID()
  sessionId!: string;

  @IsString()
  @MaxLength(500)
  issuer!: string;

  @IsString()
  @MaxLength(255)
  subject!: string;
}

export class SetAvatarDto {
  @IsString({ message: 'Name the picture that was uploaded.' })
  @MaxLength(2000)
  avatarURL!: string;
}

/** Whether a picture may be put at an address. */
export class CheckTicketDto {
  @IsUUID()
  id!: string;

  /** The signed ticket of the upload's address. */
  @IsString()
  @MaxLength(1000)
  ticket!: string;
}

export class UploadPictureDto extends CheckTicketDto {
  /** The picture, base64. */
  @IsString()
  data!: string;
}

export class PictureRefDto {
  @IsUUID()
  id!: string;
}

export class ForgotPasswordDto {
  @EmailAddress()
  email!: string;
}

/** Asks for the mail with the link. */
export class ResetLinkDto extends ForgotPasswordDto {
  /** A path of ours, checked by whoever asks, to go on to in the end; checked again when the link brings it back. */
  @Optional()
  @IsString()
  @MaxLength(2000)
  returnTo?: string;
}

export class ResetPasswordDto {
  @IsString({ message: 'This link is not complete. Open it from the mail again.' })
  @MaxLength(200)
  token!: string;

  @NewPassword()
  password!: string;
}

export class ChangePasswordDto {
  @Proof()
  currentPassword?: string;

  @NewPassword()
  password!: string;
}

const spaceless = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.replace(/\s/g, '') : value;

export class AddressCodeDto {
  /** As mailed; spaces do not matter. */
  @Transform(spaceless)
  @Matches(/^\d{6}$/, { message: 'Enter the six digits that we mailed you.' })
  code!: string;
}

export class AddressLinkDto {
  @IsString({ message: 'This link is not complete. Open it from the mail again.' })
  @MaxLength(200)
  token!: string;
}

/** Typed by hand, so that nobody deletes everything by a slip. */
export const DELETE_CONFIRMATION = 'delete my account';

export class DeleteAccountDto {
  @Equals(DELETE_CONFIRMATION, { message: `Type "${DELETE_CONFIRMATION}" to confirm.` })
  confirm!: string;

  @Proof()
  currentPassword?: string;
}

/** Who an OpenID Connect provider says someone is. */
export class ExternalIdentityDto {
  @IsString()
  @MaxLength(500)
  issuer!: string;

  @IsString()
  @MaxLength(255)
  subject!: string;

  @Optional()
  @Transform(lowered)
  @IsEmail()
  @MaxLength(254)
  email?: string;

  @IsBoolean()
  emailVerified!: boolean;

  @Optional()
  @IsString()
  @MaxLength(80)
  firstName?: string;

  @Optional()
  @IsString()
  @MaxLength(80)
  lastName?: string;
}

export class MergeDto {
  @Transform(lowered)
  @IsString({ message: "Please enter your partner's invite code." })
  @IsNotEmpty({ message: "Please enter your partner's invite code." })
  @MaxLength(64, { message: 'That invite code is too long.' })
  partnerInviteCode!: string;
}

export class JoinInviteDto {
  @Transform(lowered)
  @IsString({ message: "Enter your partner's invite code." })
  @IsNotEmpty({ message: "Enter your partner's invite code." })
  @MaxLength(64, { message: 'That invite code is too long.' })
  inviteCode!: string;
}

/** For what takes nothing but the proof that it is the person themself who asks. */
export class ProofDto {
  @Proof()
  currentPassword?: string;
}

/** A code as it stands in a link: whatever it is, the answer is the inviter or that there is none. */
export class InviteDto {
  @Transform(lowered)
  @IsString()
  inviteCode!: string;
}

export class RefreshDto {
  @IsString()
  @MaxLength(200)
  refreshToken!: string;
}

/** Which session to end: by the refresh token that proves it, or by its id where the gateway has proved it. */
export class EndSessionDto {
  @Optional()
  @IsString()
  @MaxLength(200)
  refreshToken?: string;

  @Optional()
  @IsUUID()
  sessionId?: string;
}

/** One of a person's own sessions. */
export class SessionRefDto {
  @IsUUID()
  id!: string;
}
