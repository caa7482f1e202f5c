import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { parse, stringify } from 'uuid';
import { IdentityConfig } from '../config/identity.config.js';
import { keysFor, type PurposeKeys } from '../config/sealed-value.js';
import type { SendingKind } from '../schedule/schedule.rules.js';

/** What a link stops, and for whom. */
interface Stopped {
  kind: SendingKind;
  userId: string;
}

const CODES: Record<SendingKind, number> = { reminder: 1, letter: 2 };
const KINDS = Object.keys(CODES) as SendingKind[];
/** One byte for the kind and 16 for the person's id. */
const NAMED_BYTES = 17;
const SIGNATURE_BYTES = 16;

/**
 * Links that stop reminders or letters. They work forever and without a sign-in, because people stop mails
 * from old ones. They can do nothing else.
 */
@Injectable()
export class StopLinks {
  private readonly keys: PurposeKeys;

  constructor(@Inject(IdentityConfig) private readonly config: IdentityConfig) {
    this.keys = keysFor(config, 'stop link');
  }

  tokenFor({ kind, userId }: Stopped): string {
    const named = Buffer.concat([Buffer.of(CODES[kind]), parse(userId)]);
    return Buffer.concat([named, sign(named, this.keys[0])]).toString('base64url');
  }

  addressFor(stopped: Stopped): string {
    return `${this.config.PUBLIC_ORIGIN}/api/reminders/stop?token=${this.tokenFor(stopped)}`;
  }

  /** What this token stops, or null if it is none of ours. */
  read(token: string): Stopped | null {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== NAMED_BYTES + SIGNATURE_BYTES) return null;
    const named = bytes.subarray(0, NAMED_BYTES);
    const signature = bytes.subarray(NAMED_BYTES);
    if (!this.keys.some((key) => timingSafeEqual(signature, sign(named, key)))) return null;
    const kind = KINDS.find((each) => CODES[each] === named[0]);
    return kind ? { kind, userId: stringify(named.subarray(1)) } : null;
  }
}

function sign(named: Buffer, key: Buffer): Buffer {
  return createHmac('sha256', key).update(named).digest().subarray(0, SIGNATURE_BYTES);
}
