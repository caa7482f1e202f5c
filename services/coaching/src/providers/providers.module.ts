import { Module } from '@nestjs/common';
import { Seats } from './seats.js';
import { SeatsRepository } from './seats.repository.js';

/** What the coach's purposes share when they ask providers. */
@Module({ providers: [Seats, SeatsRepository], exports: [Seats] })
export class ProvidersModule {}
