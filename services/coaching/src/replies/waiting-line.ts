import { UNAVAILABLE_ERROR } from '@anew/messaging/wire-error';
import { Injectable } from '@nestjs/common';
import { conversationNotFound, stillAnswering } from '../conversations/conversations.errors.js';
import { LeasesRepository } from './leases.repository.js';

/** Milliseconds that a message waits for the answer to the one before it. */
const PATIENCE_MS = 45_000;
/** Pause between two looks at whether the conversation is free, in milliseconds. */
const PAUSE_MS = 150;
/**
 * Longest time between two tries of a message that arrived at the same moment as another of its writer's, in
 * milliseconds.
 */
const NEXT_TRY_MS = 50;

/** Another attempt holds the lease of the conversation. */
export class Busy extends Error {
  constructor(readonly conversationId: string) {
    super();
  }
}

/** Another message of the same person is being stored at this moment. */
export class Contended extends Error {}

/**
 * Sender of a message. A repeat with the same idempotency key has the same id, and waits together with the
 * first.
 */
interface Sender {
  id: string;
  userId: string;
  signal: AbortSignal;
}

/** A message that waits for its turn. */
interface Waiter extends Sender {
  /** Epoch milliseconds at which the wait ends. */
  giveUpAt: number;
  /** Conversation that it waited for last, or null if for none yet. */
  waitsFor: string | null;
}

/** Lets messages wait for each other without holding a database connection. */
@Injectable()
export class WaitingLine {
  constructor(private readonly leases: LeasesRepository) {}

  /**
   * Tries again until `attempt` throws neither {@link Busy} nor {@link Contended}.
   * @param sender whose signal ends the wait
   * @throws DomainError `still_answering`, `conversation_not_found`
   */
  async whenFree<T>(sender: Sender, attempt: () => Promise<T>): Promise<T> {
    const waiter: Waiter = { ...sender, giveUpAt: Date.now() + PATIENCE_MS, waitsFor: null };
    try {
      return await this.untilDone(waiter, attempt);
    } finally {
      if (waiter.waitsFor !== null) await this.leases.stopWaiting(waiter.waitsFor, waiter.id);
    }
  }

  private async untilDone<T>(waiter: Waiter, attempt: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        await this.untilNextTry(waiter, error);
      }
    }
  }

  /** @throws what the attempt threw if another one would not help */
  private async untilNextTry(waiter: Waiter, error: unknown): Promise<void> {
    if (error instanceof Contended) return pause(waiter, Math.random() * NEXT_TRY_MS);
    if (!(error instanceof Busy)) throw error;
    waiter.waitsFor = error.conversationId;
    return this.untilFree(error.conversationId, waiter);
  }

  /**
   * Waits until the conversation is free. Only one message at a time may wait, and a further one is refused
   * at once.
   */
  private async untilFree(conversationId: string, waiter: Waiter): Promise<void> {
    const { id, userId } = waiter;
    if (!(await this.leases.reserveWait(conversationId, userId, id, PATIENCE_MS / 1000)))
      throw stillAnswering();
    for (;;) {
      await pause(waiter, PAUSE_MS);
      const state = await this.leases.stateOf(conversationId, userId);
      if (state === 'not_found') throw conversationNotFound();
      if (state === 'free') return;
    }
  }
}

async function pause({ giveUpAt, signal }: Waiter, milliseconds: number): Promise<void> {
  if (signal.aborted) throw UNAVAILABLE_ERROR;
  if (Date.now() > giveUpAt) throw stillAnswering();
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
