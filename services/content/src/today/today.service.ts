import { Injectable } from '@nestjs/common';
import type { Actor } from '@anew/contracts/actor';
import type { DailyPrompt, Quote } from '@anew/contracts/content/views';
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

  /** Question of the couple on the caller's day, and whether a focus was the reason for it. */
  async prompt(actor: Actor): Promise<DailyPrompt> {
    const { itemId, fromFocus } = await this.choices.ofToday(actor, 'prompt');
    const { id, text, moduleSlug } = await this.items.getPrompt(itemId);
    return { id, text, moduleSlug, fromFocus };
  }
}
