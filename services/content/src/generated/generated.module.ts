import { Module } from '@nestjs/common';
import { FocusesModule } from '../focuses/focuses.module.js';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { GeneratedEventsController } from './generated.events-controller.js';
import { GeneratedRepository } from './generated.repository.js';
import { OrdersService } from './orders.service.js';

@Module({
  imports: [FocusesModule, PreferencesModule],
  controllers: [GeneratedEventsController],
  providers: [GeneratedRepository, OrdersService],
  exports: [GeneratedRepository, OrdersService],
})
export class GeneratedModule {}
