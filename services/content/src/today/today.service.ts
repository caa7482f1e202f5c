import { Injectable } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import type { Quote } from '@anew/contracts/content/views';
import { DomainError } from '@anew/contracts/errors';
import { dayNumber, localDate } from '@anew/contracts/local-date';
import { choiceOfDay } from './daily-choice.rules.js';
import { QuotesRepository } from './quotes.repository.js';

@Injectable()
export class TodayService {
  constructor(private readonly quotes: QuotesRepository) {}

  /** The couple's quote of the caller's day. */
  async quote(actor: Actor): Promise<Quote> {
    const day = dayNumber(localDate(new Date(), actor.timeZone));
    const id = choiceOfDay(await this.quotes.listIds(), actor.coupleId ?? actor.userId, day);
    if (id === undefined) throw new DomainError('not_found', 'not_found', 'There is no quote for today.');
    const { text, author, category } = await this.quotes.get(id);
    return { text, author, category };
  }
}
