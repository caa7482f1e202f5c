export interface ServerSentEvent {
  event: string;
  data: string;
}

const LINE_END = /\r\n|\n|\r/g;

/** Reads `text/event-stream` in whatever pieces it arrives; comments such as heartbeats are passed over. */
export class SseParser {
  private rest = '';
  private event = '';
  private data: string[] = [];

  push(piece: string): ServerSentEvent[] {
    const text = this.rest + piece;
    const events: ServerSentEvent[] = [];
    let from = 0;
    for (const end of text.matchAll(LINE_END)) {
      const after = end.index + end[0].length;
      // The other half of a CRLF may be in the next piece.
      if (end[0] === '\r' && after === text.length) break;
      const event = this.read(text.slice(from, end.index));
      if (event) events.push(event);
      from = after;
    }
    this.rest = text.slice(from);
    return events;
  }

  private read(line: string): ServerSentEvent | null {
    if (line === '') return this.dispatch();
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'event') this.event = value;
    if (name === 'data') this.data.push(value);
    return null;
  }

  private dispatch(): ServerSentEvent | null {
    const { event, data } = this;
    this.event = '';
    this.data = [];
    return data.length === 0 ? null : { event: event || 'message', data: data.join('\n') };
  }
}
