import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/users.module.js';
import { DeedsModule } from '../deeds/deeds.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OwnPreferencesModule } from '../preferences/own-preferences.module.js';
import { PushModule } from '../push/push.module.js';
import { PushDevicesModule } from '../push/push-devices.module.js';
import { ReminderSender } from './reminder-sender.js';
import { RemindersQueue } from './reminders.queue.js';
import { RemindersRpcController } from './reminders.rpc-controller.js';
import { RemindersWorker } from './reminders.worker.js';
import { SendDueJob } from './send-due.job.js';
import { SendingMails } from './sending-mails.js';
import { StopService } from './stop.service.js';
import { StopLinks } from './stop-links.js';

/** Daily reminders and weekly letters. */
@Module({
  imports: [DeedsModule, MailModule, OwnPreferencesModule, PushDevicesModule, PushModule, UsersModule],
  controllers: [RemindersRpcController],
  providers: [
    ReminderSender,
    RemindersQueue,
    RemindersWorker,
    SendDueJob,
    SendingMails,
    StopLinks,
    StopService,
  ],
})
export class RemindersModule {}
