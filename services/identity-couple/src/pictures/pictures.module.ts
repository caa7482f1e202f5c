import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UsersModule } from '../accounts/users.module.js';
import { IdentityConfig } from '../config/identity.config.js';
import { PICTURE_STORE, type PictureStore } from './picture-store.js';
import { PicturesRepository } from './pictures.repository.js';
import { PicturesRpcController } from './pictures.rpc-controller.js';
import { PicturesService } from './pictures.service.js';
import { PostgresPictureStore } from './postgres-picture-store.js';

const store = {
  provide: PICTURE_STORE,
  useFactory: async ({ OBJECT_STORE_URL }: IdentityConfig, dataSource: DataSource): Promise<PictureStore> => {
    if (OBJECT_STORE_URL === undefined) return new PostgresPictureStore(dataSource);
    // The client of object stores is large, and a process without one starts faster if it is not loaded.
    const { S3PictureStore } = await import('./s3-picture-store.js');
    return new S3PictureStore(OBJECT_STORE_URL);
  },
  inject: [IdentityConfig, DataSource],
};

@Module({
  imports: [UsersModule],
  controllers: [PicturesRpcController],
  providers: [PicturesService, PicturesRepository, store],
  exports: [PicturesService],
})
export class PicturesModule {}
