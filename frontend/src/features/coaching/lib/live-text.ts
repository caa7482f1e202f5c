type Listener = () => void;

/** Drawing more often would not help anybody to read faster, and would keep the page busy. */
const APART_MS = 64;

/** A growing text. It is drawn at most once a frame, however many pieces arrive, and only by its own component. */
export class LiveText {
  private text = '';
  private drawn = '';
  private drawnAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  private readonly listeners = new Set<Listener>();

  show(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.timer ??= setTimeout(this.askForFrame, this.drawnAt + APART_MS - performance.now());
  }

  clear(): void {
    this.text = '';
    this.draw();
  }

  readonly subscribe = (listener: Listener) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly shown = () => this.drawn;

  private readonly askForFrame = () => {
    this.frame = requestAnimationFrame(this.draw);
  };

  private readonly draw = () => {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
    this.timer = undefined;
    this.drawn = this.text;
    this.drawnAt = performance.now();
    this.listeners.forEach((listener) => listener());
  };
}
