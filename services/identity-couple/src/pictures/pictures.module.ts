import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UsersModule } from '../accounts/users.module.js';
import { IdentityConfig } from '../config/identity.config.js';
import { PICTURE_STORE } from './picture-store.js';
import { PicturesRepository } from './pictures.repository.js';
import { PicturesRpcController } from './pictures.rpc-controller.js';
import { PicturesService } from './pictures.service.js';
import { PostgresPictureStore } from './postgres-picture-store.js';
import { S3PictureStore } from './s3-picture-store.js';

const store = {
  provide: PICTURE_STORE,
  useFactory: ({ OBJECT_STORE_URL }: IdentityConfig, dataSource: DataSource) =>
    OBJECT_STORE_URL === undefined
      ? new PostgresPictureStore(dataSource)
      : new S3PictureStore(OBJECT_STORE_URL),
  inject: [IdentityConfig, DataSource],
};

@Module({
  imports: [UsersModule],
  controllers: [PicturesRpcController],
  providers: [PicturesService, PicturesRepository, store],
  exports: [PicturesService],
})
export class PicturesModule {}
