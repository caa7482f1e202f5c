import { Module } from '@nestjs/common';
import { Seats } from './seats.js';

/** What the coach's purposes share when they ask providers. */
@Module({ providers: [Seats], exports: [Seats] })
export class ProvidersModule {}
