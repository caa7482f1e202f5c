import type { LiveEvent, LiveTopic } from '@anew/contracts/live/views';
import { checkBody, type Received } from '@anew/testkit/documented';
import { eventually } from '@anew/testkit/eventually';
import { Person, received } from '@anew/testkit/person';

const CHANGED = /event: (.+)\ndata: (.+)\n\n/g;

/** Someone's open live stream. Each event is checked by the API's document. */
export class LiveListener {
  isOpen = true;
  private text = '';

  private constructor(
    readonly response: Response,
    private readonly origin: string,
    private readonly about: Received,
  ) {
    void this.read();
  }

  /** Opens a stream at the person's own gateway or at another one, and waits until it is heard there. */
  static async open(person: Person, origin = person.origin): Promise<LiveListener> {
    const visitor = new Person(origin);
    for (const [name, value] of person.cookies) visitor.cookies.set(name, value);
    const response = await visitor.open('GET', '/api/live', {});
    const listener = new LiveListener(response, origin, received('GET', '/api/live', response));
    await eventually('the stream to be open', () => (listener.text.includes(':') ? true : undefined));
    return listener;
  }

  /** Topics heard so far, in order. */
  get topics(): LiveTopic[] {
    return this.events().flatMap(({ data }) => data.areas);
  }

  forget(): void {
    this.text = '';
  }

  /** Waits until exactly these topics have been heard. */
  async hears(...topics: LiveTopic[]): Promise<void> {
    await eventually(`${topics.join(', ')} to be heard`, () =>
      this.topics.length >= topics.length ? true : undefined,
    );
    const events = this.events();
    for (const event of events) await checkBody(this.origin, this.about, event);
    const heard = events.flatMap(({ data }) => data.areas);
    if (heard.join() !== topics.join()) throw new Error(`Heard ${heard.join()} instead of ${topics.join()}`);
  }

  /** Waits until the server has ended the stream. */
  async ends(): Promise<void> {
    await eventually('the stream to end', () => (this.isOpen ? undefined : true));
  }

  private events(): LiveEvent[] {
    return [...this.text.matchAll(CHANGED)].map(
      ([, event, data = '']) => ({ event, data: JSON.parse(data) as unknown }) as LiveEvent,
    );
  }

  private async read(): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of this.response.body ?? [])
        this.text += decoder.decode(chunk as Uint8Array, { stream: true });
    } catch {
      // The gateway was killed while the stream was open, as all are after the last case.
    }
    this.isOpen = false;
  }
}
