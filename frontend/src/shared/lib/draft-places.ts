import { drafts } from './drafts';
import { sessionStore } from './storage';

/**
 * The keys under which the texts of one draft are stored. There is more than one text where several tabs have typed
 * different ones; then one `~` more stands at the end of each further key.
 */
function placesOf(key: string): string[] {
  const places = drafts.keys().filter((place) => place.replace(/~+$/, '') === key);
  return places.sort();
}

export const draftPlaces = {
  /** The place of the text that a form shows: the one of this tab, also after a reload, or one that waits. */
  find(key: string): string {
    const own = sessionStore.get(key) ?? key;
    return drafts.read(own) === null ? (placesOf(key)[0] ?? key) : own;
  },

  remember: (key: string, place: string): void => sessionStore.set(key, place),

  /** A place in which no tab has stored a text. */
  free(key: string): string {
    let place = key;
    while (drafts.read(place) !== null) place += '~';
    return place;
  },

  /** Removes all texts of a draft. */
  clear: (key: string): void => placesOf(key).forEach((place) => drafts.clear(place)),
};
