import { Inject, Injectable } from '@nestjs/common';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../accounts/user.entity.js';
import { IdentityConfig } from '../config/identity.config.js';
import type { PasskeyEntity } from './passkey.entity.js';
import { type ChallengeFor, PasskeysRepository } from './passkeys.repository.js';

/** Milliseconds that a person has to answer the browser. A challenge is valid for the same time. */
const TIMEOUT_MS = 5 * 60_000;

/** The library is large. It is loaded when somebody first uses a passkey, so that the process starts faster. */
const webAuthn = () => import('@simplewebauthn/server');

/** Creates and verifies WebAuthn messages between the server and passkeys. */
@Injectable()
export class PasskeyCeremonies {
  private readonly origin: string;
  private readonly rpID: string;

  constructor(
    private readonly passkeys: PasskeysRepository,
    @Inject(IdentityConfig) { PUBLIC_ORIGIN }: IdentityConfig,
  ) {
    const { origin, hostname } = new URL(PUBLIC_ORIGIN);
    this.origin = origin;
    this.rpID = hostname;
  }

  async askToAdd(
    { id, email }: UserEntity,
    known: PasskeyEntity[],
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: 'Anew',
      rpID: this.rpID,
      userName: email,
      userDisplayName: email,
      userID: new Uint8Array(Buffer.from(id)),
      timeout: TIMEOUT_MS,
      attestationType: 'none',
      excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.passkeys.addChallenge(options.challenge, 'add', id);
    return options;
  }

  /** Credential of a new passkey, or null if anything about the response is wrong. */
  async added(
    transaction: EntityManager,
    response: object,
    userId: string,
  ): Promise<WebAuthnCredential | null> {
    const { verifyRegistrationResponse } = await webAuthn();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (challenge) =>
        this.passkeys.takeChallenge(challenge, { purpose: 'add', userId }, transaction),
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      requireUserVerification: true,
    }).catch(() => ({ verified: false, registrationInfo: undefined }));
    return verified && registrationInfo ? registrationInfo.credential : null;
  }

  async askToUse({ purpose, userId }: ChallengeFor): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({
      rpID: this.rpID,
      timeout: TIMEOUT_MS,
      userVerification: 'required',
    });
    await this.passkeys.addChallenge(options.challenge, purpose, userId);
    return options;
  }

  /** Usage counter reported by the passkey's device, or null if anything about the response is wrong. */
  async used(
    transaction: EntityManager,
    response: object,
    { credentialId, publicKey, counter, transports }: PasskeyEntity,
    asked: ChallengeFor,
  ): Promise<number | null> {
    const { verifyAuthenticationResponse } = await webAuthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => this.passkeys.takeChallenge(challenge, asked, transaction),
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      requireUserVerification: true,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(publicKey),
        counter: Number(counter),
        transports,
      },
    }).catch(() => ({ verified: false, authenticationInfo: undefined }));
    return verified && authenticationInfo ? authenticationInfo.newCounter : null;
  }
}
