import { draftPlaces } from './draft-places';
import { drafts, type KeptOn } from './drafts';
import { isOthersDevice } from './owner';
import { isSending } from './sending';

export const DRAFT_SAVED_AFTER_MS = 500;

interface Form {
  onKept: (keptOn: KeptOn | null) => void;
  /**
   * Replaces the text in the form; `null` empties it.
   * @returns whether the form can show the text
   */
  show: (text: string | null) => boolean;
}

/**
 * Stores the text of one form half a second after the last change, or at once on `flush`. `null` is no text.
 *
 * Other tabs may have a form for the same draft. A form without unsaved words shows what they store. A form with such
 * words stores them over a text only if it has shown that text before; otherwise both texts stay, each in its place, and
 * the second is shown once the first is done with. Events may be missed, as they are in a tab that the browser has
 * frozen, so what counts is the comparison with the storage just before it is changed.
 *
 * Once somebody else has signed in on this device, the text of a window that is still in view stays on its screen, as
 * unsaved words, and nothing of it is stored until its person is back.
 */
export class DraftWriter {
  private readonly key: string;
  private readonly form: Form;
  private place: string;
  /** What this tab has last read or stored in its place. */
  private known: string | null;
  private newest: string | null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the text stands beside a window of somebody else who has signed in on this device. */
  private isBeside = false;

  constructor(key: string, form: Form) {
    this.key = key;
    this.form = form;
    this.place = draftPlaces.find(key);
    this.known = this.newest = drafts.read(this.place);
  }

  write(text: string | null): void {
    this.stop();
    this.newest = text;
    this.timer = setTimeout(this.flush, DRAFT_SAVED_AFTER_MS);
    this.form.onKept(null);
  }

  /** To be called when the page is left and when somebody comes back to it, too. */
  readonly flush = (): void => {
    if (this.timer !== undefined) {
      this.stop();
      if (this.newest === null) this.takeAway();
      // A hidden page was left by a quick exit, and what was still being dictated must not come back to the device.
      else if (!document.body.hidden) this.save(this.newest);
    }
    this.look();
  };

  /**
   * Shows the newest text of another tab, unless there are unsaved words here. While something is being sent, the form
   * keeps its text, because a text that comes meanwhile would be forgotten together with the one that was sent.
   */
  readonly look = (): void => {
    const wasBeside = this.isBeside;
    if (this.findsItselfBeside()) {
      this.known = null;
      this.form.onKept(null);
      return;
    }
    if (wasBeside) this.write(this.newest);
    if (isSending() || this.newest !== this.known) return;
    const isGone = drafts.read(this.place) === null;
    const place = isGone ? draftPlaces.find(this.key) : this.place;
    const text = drafts.read(place);
    if (text === this.known || !this.form.show(text)) return;
    this.place = place;
    this.known = this.newest = text;
  };

  /** Leaves what is stored as it is, and does not save newer words. */
  readonly drop = (): void => {
    this.stop();
    // Somebody else has signed out, and the text stays on the screen.
    if (!this.isBeside) this.known = this.newest = null;
  };

  /**
   * Removes the text from the storage because it was sent or discarded. The form is emptied by whoever calls this; until
   * then its text counts as unsaved, so that nothing else is shown in its place.
   */
  forget(): void {
    this.stop();
    this.takeAway();
    this.form.onKept(null);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private takeAway(): void {
    if (drafts.read(this.place) === this.known) drafts.clear(this.place);
    this.known = null;
  }

  /** Once somebody else has signed in, a window stays beside until its own person does, also when the other signs out. */
  private findsItselfBeside(): boolean {
    this.isBeside = isOthersDevice(this.key) ?? this.isBeside;
    return this.isBeside;
  }

  private save(text: string): void {
    if (this.findsItselfBeside()) return;
    const stored = drafts.read(this.place);
    if (stored !== this.known && stored !== text) this.place = draftPlaces.free(this.key);
    this.known = text;
    draftPlaces.remember(this.key, this.place);
    this.form.onKept(drafts.save(this.place, text));
  }
}
