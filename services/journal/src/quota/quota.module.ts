import { ServiceConfig } from '@anew/persistence/service-config';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Quota } from './quota.js';
import { StoredBytesRepository } from './stored-bytes.repository.js';

/** Provides the quota that entries, appreciations and replies share. */
@Global()
@Module({})
export class QuotaModule {
  static with(config: ServiceConfig): DynamicModule {
    const providers = [{ provide: ServiceConfig, useValue: config }, Quota, StoredBytesRepository];
    return { module: QuotaModule, providers, exports: [Quota] };
  }
}
