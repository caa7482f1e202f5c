import { Module } from '@nestjs/common';
import { ExternalIdentitiesRepository } from './external-identities.repository.js';
import { UsersRepository } from './users.repository.js';

@Module({
  providers: [UsersRepository, ExternalIdentitiesRepository],
  exports: [UsersRepository, ExternalIdentitiesRepository],
})
export class UsersModule {}
