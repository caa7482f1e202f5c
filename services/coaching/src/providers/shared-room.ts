import { setTimeout as pause } from 'node:timers/promises';
import { type Leave, OwnRoom, type Room } from './room.js';
import type { Seats } from './seats.js';

/** Milliseconds between two looks for a free seat. */
const LOOK_EVERY_MS = 100;

/**
 * Room for the calls of all processes of the service together, so that more processes do not ask more of a
 * provider than it allows.
 */
export class SharedRoom implements Room {
  /** Only the first of those who wait in this process looks for a seat. */
  private readonly door: OwnRoom;

  constructor(
    private readonly seats: Seats,
    private readonly name: string,
    private readonly places: number,
  ) {
    this.door = new OwnRoom(1, places);
  }

  async enter(signal: AbortSignal): Promise<Leave> {
    const leaveDoor = await this.door.enter(signal);
    try {
      return await this.takeSeat(signal);
    } finally {
      leaveDoor();
    }
  }

  private async takeSeat(signal: AbortSignal): Promise<Leave> {
    for (;;) {
      const seat = await this.seats.take(this.name, this.places);
      if (seat !== null) return () => void this.seats.giveBack(seat);
      await pause(LOOK_EVERY_MS, undefined, { signal });
    }
  }
}
