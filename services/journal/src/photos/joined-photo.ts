import type { EntryPhoto } from '@anew/contracts/journal/views';
import type { AssociatedData, Opener } from '@anew/persistence/encryption/vault';
import { binary, integer, orNull, uuid } from '@anew/persistence/lists/values';

/** Columns of an entry's photo, as they come with the entry. They are null if there is none. */
export interface JoinedPhoto {
  userId: string;
  photoId: string | null;
  caption: Buffer | null;
  photoWidth: number | null;
  photoHeight: number | null;
}

/** SQL that joins each entry with what is known of its photo, but not with the photo itself. */
export const JOINED_PHOTO = {
  columns: 'photo_id AS "photoId", caption, photo_width AS "photoWidth", photo_height AS "photoHeight"',
  join: `LEFT JOIN LATERAL (
      SELECT entry_photos.id AS photo_id, caption, width AS photo_width, height AS photo_height
      FROM entry_photos WHERE entry_id = entries.id
    ) AS photo ON true`,
};

/** Kinds of these columns in a list. */
export const PHOTO_COLUMNS = {
  photoId: orNull(uuid),
  caption: orNull(binary),
  photoWidth: orNull(integer),
  photoHeight: orNull(integer),
};

export const associatedWith = (row: string, column: 'photo' | 'caption'): AssociatedData => ({
  table: 'entry_photos',
  column,
  row,
});

export function presentJoinedPhoto(row: JoinedPhoto, open: Opener): EntryPhoto | null {
  const { userId, photoId: id, caption, photoWidth: width, photoHeight: height } = row;
  if (id === null || width === null || height === null) return null;
  return { id, caption: caption && open(userId, associatedWith(id, 'caption'), caption), width, height };
}
