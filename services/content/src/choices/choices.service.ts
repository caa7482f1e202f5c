import type { Actor } from '@anew/contracts/actor';
import { MODULE_SLUGS, type ModuleSlug } from '@anew/contracts/content/module-slugs';
import { DomainError } from '@anew/contracts/errors';
import { Injectable } from '@nestjs/common';
import { FocusesRepository } from '../focuses/focuses.repository.js';
import { weightsOf } from '../focuses/weights.rules.js';
import { OrdersService } from '../generated/orders.service.js';
import { isEligible, weekdayOf } from '../households/eligibility.rules.js';
import { HouseholdsRepository } from '../households/households.repository.js';
import { PreferencesRepository } from '../preferences/preferences.repository.js';
import { ChoicesRepository, type Item } from './choices.repository.js';
import { coupleOf, dayOf } from './couple-day.js';
import type { ChoiceKind, DailyChoiceEntity } from './daily-choice.entity.js';
import { asShown, drawLeastShown, drawWeighted, isUsedUp, rested } from './draw.rules.js';
import { isInSeason } from './season.rules.js';
import { weightOf } from './style.rules.js';

export type Drawn = Pick<DailyChoiceEntity, 'itemId' | 'fromFocus'>;

/**
 * Content of a couple's day. It is drawn at the first request and stays the same for both partners until
 * midnight.
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
    const coupleId = coupleOf(actor);
    const day = dayOf(actor);
    const known = await this.choices.find(coupleId, day, kind);
    if (known) return known;
    if (kind === 'prompt' && actor.coupleId !== null) await this.orders.orderFor(coupleId, day);
    return this.draw(coupleId, day, kind);
  }

  /** Draws an item that could replace the one of this day. It stores nothing. */
  drawAnother({ coupleId, day, kind, itemId }: DailyChoiceEntity): Promise<Drawn> {
    return this.drawOne(coupleId, kind, day, { seed: `${coupleId} ${day} ${kind} another`, except: itemId });
  }

  private async draw(coupleId: string, day: string, kind: ChoiceKind): Promise<DailyChoiceEntity> {
    const drawn = await this.drawOne(coupleId, kind, day, { seed: `${coupleId} ${day} ${kind}` });
    return this.choices.keepFirst({ coupleId, day, kind, ...drawn, replacedItemId: null });
  }

  private async drawOne(
    coupleId: string,
    kind: ChoiceKind,
    day: string,
    { seed, except }: { seed: string; except?: string },
  ): Promise<Drawn> {
    const [all, style] = await Promise.all([
      this.choices.listCandidates(coupleId, kind),
      this.preferences.styleOf(coupleId),
    ]);
    const eligible = await this.eligible(all, coupleId, day);
    const items = rested(
      eligible.filter(({ id }) => id !== except),
      day,
    );
    const module = kind === 'prompt' ? await this.drawModule(coupleId, seed, items) : undefined;
    const itemId = drawLeastShown(
      asShown(items.filter(({ moduleSlug }) => moduleSlug === (module?.slug ?? null))),
      seed,
      (item) => weightOf(item, style),
    );
    if (itemId === undefined) throw new DomainError('not_found', 'not_found', 'There is nothing for today.');
    return { itemId, fromFocus: module?.isFocus ?? false };
  }

  /** Leaves out what presumes something that is not true of this couple, and what it has had for good. */
  private async eligible(items: Item[], coupleId: string, day: string): Promise<Item[]> {
    const profile = await this.households.profileOf(coupleId);
    return items.filter(
      (item) =>
        isInSeason(item.season, day) && !isUsedUp(item) && isEligible(item.tags, profile, weekdayOf(day)),
    );
  }

  /** Draws a module of which something is left. */
  private async drawModule(
    coupleId: string,
    seed: string,
    items: Item[],
  ): Promise<{ slug: ModuleSlug; isFocus: boolean } | undefined> {
    const focuses = await this.focuses.listOf(coupleId);
    const left = MODULE_SLUGS.filter((slug) => items.some(({ moduleSlug }) => moduleSlug === slug));
    if (left.length === 0) return undefined;
    const slug = drawWeighted(weightsOf(left, focuses), `${seed} module`);
    return { slug, isFocus: focuses.some(({ moduleSlug }) => moduleSlug === slug) };
  }
}
