type Listener = () => void;

/** Drawing text more often than this makes nobody read faster, and keeps the page busy. */
const APART_MS = 64;

/** A text that grows. It is drawn once a frame at the most, however many pieces a frame brings, and by its reader alone. */
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
