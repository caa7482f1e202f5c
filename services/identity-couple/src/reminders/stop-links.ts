import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { parse, stringify } from 'uuid';
import { IdentityConfig } from '../config/identity.config.js';
import { keyFor } from '../config/sealed-value.js';
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
 * from old ones. Whoever has one can do nothing else with it.
 */
@Injectable()
export class StopLinks {
  private readonly key: Buffer;

  constructor(@Inject(IdentityConfig) private readonly config: IdentityConfig) {
    this.key = keyFor(config, 'stop link');
  }

  tokenFor({ kind, userId }: Stopped): string {
    const named = Buffer.concat([Buffer.of(CODES[kind]), parse(userId)]);
    return Buffer.concat([named, this.sign(named)]).toString('base64url');
  }

  addressFor(stopped: Stopped): string {
    return `${this.config.PUBLIC_ORIGIN}/api/reminders/stop?token=${this.tokenFor(stopped)}`;
  }

  /** What this token stops, or null if it is none of ours. */
  read(token: string): Stopped | null {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== NAMED_BYTES + SIGNATURE_BYTES) return null;
    const named = bytes.subarray(0, NAMED_BYTES);
    if (!timingSafeEqual(bytes.subarray(NAMED_BYTES), this.sign(named))) return null;
    const kind = KINDS.find((each) => CODES[each] === named[0]);
    return kind ? { kind, userId: stringify(named.subarray(1)) } : null;
  }

  private sign(named: Buffer): Buffer {
    return createHmac('sha256', this.key).update(named).digest().subarray(0, SIGNATURE_BYTES);
  }
}
