import { type JobWorker, JobWorkers } from '@anew/messaging/job-workers';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JOBS_AT_ONCE, REMINDERS_QUEUE } from './reminders.queue.js';
import { SendDueJob } from './send-due.job.js';

/** Runs the jobs that send reminders and letters, until the process is told to stop. */
@Injectable()
export class RemindersWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private worker: JobWorker | undefined;

  constructor(
    private readonly workers: JobWorkers,
    private readonly job: SendDueJob,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = this.workers.start({
      queue: REMINDERS_QUEUE,
      concurrency: JOBS_AT_ONCE,
      run: () => this.job.run(),
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.job.stop();
    await this.worker?.stop();
  }
}
