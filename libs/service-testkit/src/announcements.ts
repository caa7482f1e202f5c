import type { Actor } from '@anew/contracts/actor';
import { type AnnouncedTopic, announcementIn } from '@anew/contracts/live/announcement';
import { eventually } from '@anew/testkit/eventually';
import { connectNats } from '@anew/testkit/nats';
import type { ServiceAlone } from './service-alone.js';

/** What a service announces to a person or their couple, which gateways pass on to the person's windows. */
export class Announcements {
  private heard: AnnouncedTopic[] = [];

  private constructor(private readonly nats: Awaited<ReturnType<typeof connectNats>>) {}

  static async to({ userId, coupleId }: Actor, service: ServiceAlone): Promise<Announcements> {
    const announcements = new Announcements(await connectNats(service.nats.url));
    for (const to of [userId, coupleId])
      announcements.nats.subscribe(`live.*.${to}`, {
        callback: (_, { subject }) => announcements.add(subject),
      });
    await announcements.nats.flush();
    return announcements;
  }

  /** Waits until exactly these topics have been heard since the last time. */
  async hear(...topics: AnnouncedTopic[]): Promise<void> {
    await eventually(`${topics.join()} to be heard`, () => this.heard.length >= topics.length || null);
    const heard = this.heard.splice(0).join();
    if (heard !== topics.join()) throw new Error(`Heard ${heard} instead of ${topics.join()}`);
  }

  close(): Promise<void> {
    return this.nats.close();
  }

  private add(subject: string): void {
    const announced = announcementIn(subject);
    if (announced) this.heard.push(announced.topic);
  }
}
