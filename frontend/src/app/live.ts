import type { LiveEvent, LiveTopic } from '@anew/contracts/live/views';
import type { QueryClient } from '@tanstack/react-query';
import { LIVE_URL, readAllAnew, readAnew, readSessionAnew } from '#api/live';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;
/** Milliseconds for which a connection must have lasted for the next retry to count as a first one. */
const LASTING_MS = 30_000;
/**
 * What two people do at the same time. The first connection comes a moment after the first reads: a step that was taken
 * between them would leave one of the two waiting.
 */
const DONE_TOGETHER: readonly LiveTopic[] = ['talk'];
/** Milliseconds after which a hidden tab gives its connection up. Browsers have only six for each address. */
const HIDDEN_MS = 30_000;

/** Milliseconds until the next try. The random part keeps all clients of a restarted server from coming at once. */
export function retryDelay(failures: number, random = Math.random()): number {
  return Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS) * (0.5 + random / 2);
}

/** Hears of changes while the tab is visible and online, and reads anew what has changed. */
class LiveConnection {
  private source: EventSource | undefined;
  private openedAt = 0;
  private failures = 0;
  /**
   * Whether changes may have gone unheard since the last connection. What a tab shows that was opened in the background may
   * have been read long before its first one.
   */
  private hasMissed = document.visibilityState === 'hidden';
  private retry: ReturnType<typeof setTimeout> | undefined;
  private hiding: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly client: QueryClient) {}

  /** Connects, unless it is connected or about to try again. */
  private connect(): void {
    if (this.source || this.retry !== undefined || !navigator.onLine) return;
    const source = new EventSource(LIVE_URL);
    source.onopen = () => this.opened();
    source.onerror = () => this.failed(source.readyState === EventSource.CLOSED);
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      const { areas: topics } = JSON.parse(data) as LiveEvent['data'];
      void readAnew(this.client, topics);
    });
    this.source = source;
  }

  readonly disconnect = (): void => {
    clearTimeout(this.retry);
    this.retry = undefined;
    this.hasMissed ||= this.source !== undefined;
    this.source?.close();
    this.source = undefined;
  };

  /** Connects a visible tab at once, and disconnects a hidden one after a while. */
  readonly followVisibility = (): void => {
    clearTimeout(this.hiding);
    if (document.visibilityState === 'visible') this.connect();
    else this.hiding = setTimeout(this.disconnect, HIDDEN_MS);
  };

  end(): void {
    clearTimeout(this.hiding);
    this.disconnect();
  }

  private opened(): void {
    this.openedAt = Date.now();
    void (this.hasMissed ? readAllAnew(this.client) : readAnew(this.client, DONE_TOGETHER));
    this.hasMissed = false;
  }

  /** @param refused true if the server has answered with a status, for instance because the session has ended */
  private failed(refused: boolean): void {
    if (this.openedAt > 0 && Date.now() - this.openedAt >= LASTING_MS) this.failures = 0;
    this.openedAt = 0;
    this.disconnect();
    if (refused) void readSessionAnew(this.client);
    this.retry = setTimeout(
      () => {
        this.retry = undefined;
        this.connect();
      },
      retryDelay(this.failures++),
    );
  }
}

/** Keeps the reads on screen up to date. Returns a function that ends this. */
export function listenLive(client: QueryClient): () => void {
  const connection = new LiveConnection(client);
  const { followVisibility, disconnect } = connection;
  document.addEventListener('visibilitychange', followVisibility);
  window.addEventListener('online', followVisibility);
  window.addEventListener('offline', disconnect);
  followVisibility();
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    window.removeEventListener('online', followVisibility);
    window.removeEventListener('offline', disconnect);
    connection.end();
  };
}
