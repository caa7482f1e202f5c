import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a passkey needs of the server's options. */
export interface Options {
  challenge: string;
}

/** Flags UP and UV, as set by a phone that was unlocked for the use. */
const UNLOCKED = 0x05;
const ONLY_TOUCHED = 0x01;
const HAS_KEY = 0x40;

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');

/** A phone or password manager with one passkey. */
export class Authenticator {
  readonly credentialId = randomBytes(16);
  /** Number of uses that it reports. */
  counter = 0;
  /** Whether it is unlocked for each use, or only touched. */
  unlocked = true;
  private readonly pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(
    /** Origin of the page that asks, as the browser sees it. */
    public origin: string,
  ) {}

  get id(): string {
    return this.credentialId.toString('base64url');
  }

  create({ challenge }: Options): Record<string, unknown> {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const authData = Buffer.concat([
      this.head(HAS_KEY),
      Buffer.alloc(16),
      length,
      this.credentialId,
      this.coseKey(),
    ]);
    const size = Buffer.alloc(2);
    size.writeUInt16BE(authData.length);
    // These bytes are CBOR of {fmt: "none", attStmt: {}, authData}.
    const attestationObject = Buffer.concat([
      hex('a3 63 666d74 64 6e6f6e65 67 61747453746d74 a0 68 6175746844617461 59'),
      size,
      authData,
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  get({ challenge }: Options): Record<string, unknown> {
    this.counter += 1;
    const authData = this.head(0);
    const clientData = this.clientData('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.pair.privateKey);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private answer(response: object): Record<string, unknown> {
    const { id } = this;
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  private head(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const own = Buffer.from([flags | (this.unlocked ? UNLOCKED : ONLY_TOUCHED)]);
    return Buffer.concat([sha256(new URL(this.origin).hostname), own, counter]);
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private coseKey(): Buffer {
    const { x = '', y = '' } = this.pair.publicKey.export({ format: 'jwk' });
    const bytes = (coordinate: string) => Buffer.from(coordinate, 'base64url');
    return Buffer.concat([hex('a5 01 02 03 26 20 01 21 58 20'), bytes(x), hex('22 58 20'), bytes(y)]);
  }
}
