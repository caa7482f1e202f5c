import { createECDH } from 'node:crypto';
import type { PushKeysDto } from '@anew/contracts/identity/preferences-dto';
import { Inject, Injectable } from '@nestjs/common';
import webPush from 'web-push';
import { IdentityConfig } from '../config/identity.config.js';

const ENCODING = 'aes128gcm';
/** Seconds for which a push service accepts a signature. RFC 8292 allows a day. */
const SIGNED_FOR_S = 12 * 3_600;
/** Part of that time after which a new one is made. */
const RENEWED_AFTER_MS = (SIGNED_FOR_S * 1000) / 2;
const SIGNATURES_KEPT = 100;

/** Encrypts messages for browsers (RFC 8291), and signs requests to their push services (RFC 8292). */
@Injectable()
export class PushMessages {
  readonly publicKey: string;
  private readonly privateKey: string;
  private readonly subject: string;
  private readonly signatures = new Map<string, { header: string; at: number }>();

  constructor(@Inject(IdentityConfig) { VAPID_PRIVATE_KEY, PUBLIC_ORIGIN, MAIL_FROM }: IdentityConfig) {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(VAPID_PRIVATE_KEY, 'base64'));
    this.publicKey = curve.getPublicKey('base64url');
    this.privateKey = Buffer.from(VAPID_PRIVATE_KEY, 'base64').toString('base64url');
    this.subject = PUBLIC_ORIGIN.startsWith('https:') ? PUBLIC_ORIGIN : `mailto:${addressIn(MAIL_FROM)}`;
  }

  /** Whether these are keys for which something can be encrypted. */
  canSealFor(keys: PushKeysDto): boolean {
    try {
      this.seal(keys, '');
      return true;
    } catch {
      return false;
    }
  }

  /** @throws Error for keys that are none */
  seal({ p256dh, auth }: PushKeysDto, text: string): Buffer {
    return webPush.encrypt(p256dh, auth, text, ENCODING).cipherText;
  }

  /** Headers of a request to the push service at `origin`. Signing takes long, so that it is done rarely. */
  headers(origin: string): Record<string, string> {
    return { 'Content-Encoding': ENCODING, Authorization: this.signature(origin) };
  }

  private signature(origin: string): string {
    const now = Date.now();
    const known = this.signatures.get(origin);
    if (known && now - known.at < RENEWED_AFTER_MS) return known.header;
    const expiry = Math.floor(now / 1000) + SIGNED_FOR_S;
    const { publicKey, privateKey, subject } = this;
    const { Authorization: header } = webPush.getVapidHeaders(
      origin,
      subject,
      publicKey,
      privateKey,
      ENCODING,
      expiry,
    );
    if (this.signatures.size >= SIGNATURES_KEPT) this.signatures.clear();
    this.signatures.set(origin, { header, at: now });
    return header;
  }
}

const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;
