import { randomUUID } from 'node:crypto';
import { type Actor, ownerIdOf } from '@anew/contracts/actor';
import { Injectable } from '@nestjs/common';
import { FocusesRepository } from '../focuses/focuses.repository.js';
import { OrdersService } from '../generated/orders.service.js';
import { HouseholdsRepository } from '../households/households.repository.js';
import { PreferencesRepository } from '../preferences/preferences.repository.js';
import { choose } from './choice.rules.js';
import { nothingForToday } from './choices.errors.js';
import { ChoicesRepository } from './choices.repository.js';
import { dayOf, daysTogether } from './couple-day.js';
import type { ChoiceKind, DailyChoiceEntity } from './daily-choice.entity.js';

type Drawn = Pick<DailyChoiceEntity, 'itemId' | 'fromFocus'>;

interface Draw {
  kind: ChoiceKind;
  day: string;
  /** Item that is left out. */
  except?: string;
}

/**
 * Content of a couple's day, drawn and stored at the first request, and so the same for both partners. A question or an
 * activity can be replaced once.
 */
@Injectable()
export class ChoicesService {
  constructor(
    private readonly choices: ChoicesRepository,
    private readonly focuses: FocusesRepository,
    private readonly households: HouseholdsRepository,
    private readonly preferences: PreferencesRepository,
    private readonly orders: OrdersService,
  ) {}

  async ofToday(actor: Actor, kind: ChoiceKind): Promise<DailyChoiceEntity> {
    const coupleId = ownerIdOf(actor);
    const day = dayOf(actor);
    const known = await this.choices.find(coupleId, day, kind);
    if (known) return known;
    if (kind === 'prompt' && actor.coupleId !== null) await this.orders.orderFor(coupleId, day);
    const drawn = await this.draw(actor, { kind, day });
    return this.choices.keepFirst({ coupleId, day, kind, ...drawn, replacedItemId: null });
  }

  /** Draws an item that could replace the one of this day. It stores nothing. */
  drawAnother(actor: Actor, { day, kind, itemId }: DailyChoiceEntity): Promise<Drawn> {
    return this.draw(actor, { kind, day, except: itemId });
  }

  /**
   * Draws at random. Anybody who could compute the draw could tell from it what only the service knows of the couple: each
   * day, they would compare what they got with what they would have got otherwise.
   */
  private async draw(actor: Actor, { kind, day, except }: Draw): Promise<Drawn> {
    const coupleId = ownerIdOf(actor);
    const [items, style, focuses, profile] = await Promise.all([
      this.choices.listCandidates(coupleId, kind),
      this.preferences.styleOf(coupleId),
      this.focuses.listOf(coupleId),
      this.households.profileOf(coupleId),
    ]);
    const drawn = choose(
      items.filter(({ id, wordings }) => ![id, ...wordings.map((each) => each.id)].includes(except ?? '')),
      { day, seed: randomUUID(), profile, focuses, style, daysTogether: daysTogether(actor, day) },
    );
    if (!drawn) throw nothingForToday();
    return drawn;
  }
}
