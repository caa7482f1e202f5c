import type { Actor } from '@anew/contracts/actor';
import type { Quote } from '@anew/contracts/content/views';
import { Injectable } from '@nestjs/common';
import { ChoicesService } from '../choices/choices.service.js';
import { TodayRepository } from './today.repository.js';

@Injectable()
export class TodayService {
  constructor(
    private readonly choices: ChoicesService,
    private readonly items: TodayRepository,
  ) {}

  /** Quote of the couple on the caller's day. */
  async quote(actor: Actor): Promise<Quote> {
    const { itemId } = await this.choices.ofToday(actor, 'quote');
    const { text, author, category } = await this.items.getQuote(itemId);
    return { text, author, category };
  }
}
