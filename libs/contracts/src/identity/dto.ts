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
import { bareCode } from './bare-code.js';

const lowered = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;

/** Combines several decorators into one. */
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
/**
 * Password that proves in the same call that the owner makes it. It may be left out by someone who has just
 * proved it.
 */
const Proof = () => all(Optional(), KnownPassword());

/** Takes out what turns the direction of writing: it would turn the words around the name, too. */
const withoutDirections = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.replace(/\p{Bidi_Control}/gu, '') : value;

const PersonName = (which: 'first' | 'last') =>
  all(
    Optional(),
    // The last one comes first, so that what is left is trimmed.
    Trimmed(),
    Transform(withoutDirections),
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

/** Fields of a profile to change. An empty name removes the name. */
export class UpdateProfileDto {
  @PersonName('first')
  firstName?: string;

  @PersonName('last')
  lastName?: string;

  @Optional()
  @EmailAddress()
  email?: string;

  /** Password, required for changing the address unless the session has just proved its owner. */
  @Proof()
  currentPassword?: string;
}

export class ConfirmDto {
  @KnownPassword()
  currentPassword!: string;
}

/** Person who has just signed in again at the provider, to confirm a session as their own. */
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

/** Asks whether a picture may be uploaded to an address. */
export class CheckTicketDto {
  @IsUUID()
  id!: string;

  /** Signed ticket from the upload's address. */
  @IsString()
  @MaxLength(1000)
  ticket!: string;
}

export class UploadPictureDto extends CheckTicketDto {
  /** Bytes of the picture in base64. */
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

/** Request for the mail with the link. */
export class ResetLinkDto extends ForgotPasswordDto {
  /**
   * Path of ours to continue to in the end. The caller has checked it, and it is checked again when the link
   * brings it back.
   */
  @Optional()
  @IsString()
  @MaxLength(2000)
  returnTo?: string;
}

export class ResetTokenDto {
  @IsString({ message: 'This link is not complete. Open it from the email again.' })
  @MaxLength(200)
  token!: string;
}

export class ResetPasswordDto extends ResetTokenDto {
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
  /** Digits from the mail, of which services of an earlier release send six. Spaces are ignored. */
  @Transform(spaceless)
  @Matches(/^(\d{6}|\d{8})$/, { message: 'Enter the eight digits from our email.' })
  code!: string;
}

export class AddressLinkDto {
  @IsString({ message: 'This link is not complete. Open it from the email again.' })
  @MaxLength(200)
  token!: string;
}

/** Text that has to be typed, so that nobody deletes everything by mistake. */
const DELETE_CONFIRMATION = 'delete my account';

export class DeleteAccountDto {
  @Equals(DELETE_CONFIRMATION, { message: `Type "${DELETE_CONFIRMATION}" to confirm.` })
  confirm!: string;

  @Proof()
  currentPassword?: string;
}

/** Identity of a person according to an OpenID Connect provider. */
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

  @PersonName('first')
  firstName?: string;

  @PersonName('last')
  lastName?: string;
}

const loweredCode = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? bareCode(value).toLowerCase() : value;

const PartnerInviteCode = (message: string) =>
  all(
    Transform(loweredCode),
    IsString({ message }),
    IsNotEmpty({ message }),
    MaxLength(64, { message: 'That invite code is too long.' }),
  );

export class MergeDto {
  @PartnerInviteCode("Please enter your partner's invite code.")
  partnerInviteCode!: string;
}

export class JoinInviteDto {
  @PartnerInviteCode("Enter your partner's invite code.")
  inviteCode!: string;
}

/** Input of calls that need only a proof that the owner makes them. */
export class ProofDto {
  @Proof()
  currentPassword?: string;
}

/** Invitation code from a link. A malformed code gets the same answer as an unknown one. */
export class InviteDto {
  @Transform(loweredCode)
  @IsString()
  inviteCode!: string;
}

export class RefreshDto {
  @IsString()
  @MaxLength(200)
  refreshToken!: string;
}

/** Names the session to end: by its refresh token as proof, or by its id if the gateway has verified it. */
export class EndSessionDto {
  @Optional()
  @IsString()
  @MaxLength(200)
  refreshToken?: string;

  @Optional()
  @IsUUID()
  sessionId?: string;

  /** Session that has just begun in the same browser. */
  @Optional()
  @IsUUID()
  successorId?: string;
}

export class SessionRefDto {
  @IsUUID()
  id!: string;
}
