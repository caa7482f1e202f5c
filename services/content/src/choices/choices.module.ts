import { Module } from '@nestjs/common';
import { FocusesModule } from '../focuses/focuses.module.js';
import { ChoicesRepository } from './choices.repository.js';
import { ChoicesService } from './choices.service.js';

@Module({
  imports: [FocusesModule],
  providers: [ChoicesService, ChoicesRepository],
  exports: [ChoicesService, ChoicesRepository],
})
export class ChoicesModule {}
