import { Module } from '@nestjs/common';
import { Permits } from './permits.js';
import { PermitsRepository } from './permits.repository.js';

/** What the coach's purposes share when they ask providers. */
@Module({ providers: [Permits, PermitsRepository], exports: [Permits] })
export class ProvidersModule {}
