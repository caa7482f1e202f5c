import type { Actor } from '@anew/contracts/actor';
import type { Quote } from '@anew/contracts/content/views';
import { Injectable } from '@nestjs/common';
import { ChoicesService } from '../choices/choices.service.js';
import { QuotesRepository } from './quotes.repository.js';

@Injectable()
export class QuotesService {
  constructor(
    private readonly choices: ChoicesService,
    private readonly quotes: QuotesRepository,
  ) {}

  /** Quote of the couple on the caller's day. */
  async today(actor: Actor): Promise<Quote> {
    const { itemId } = await this.choices.ofToday(actor, 'quote');
    const { text, author, category } = await this.quotes.get(itemId);
    return { text, author, category };
  }
}
