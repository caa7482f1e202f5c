import { JobWorkers } from '@anew/messaging/job-workers';
import { Progress } from '@anew/observability/progress';
import { Readiness } from '@anew/observability/readiness';
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

/**
 * Milliseconds for which reminders may be overdue, and then again for which no job may end. One message to a
 * silent server takes less.
 */
const STUCK_AFTER_MS = 5 * 60_000;

/** Daily reminders and weekly letters. */
@Module({
  imports: [DeedsModule, MailModule, OwnPreferencesModule, PushDevicesModule, PushModule, UsersModule],
  controllers: [RemindersRpcController],
  providers: [
    {
      provide: Progress,
      useFactory: (readiness: Readiness) => readiness.watch(new Progress(STUCK_AFTER_MS)),
      inject: [Readiness],
    },
    ReminderSender,
    RemindersQueue,
    JobWorkers,
    RemindersWorker,
    SendDueJob,
    SendingMails,
    StopLinks,
    StopService,
  ],
})
export class RemindersModule {}
