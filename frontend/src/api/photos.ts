import type { EntryPhoto } from '@anew/contracts/journal/views';
import { headersFor } from '#shared/api/headers';
import { HttpError } from '#shared/api/http-error';
import { addressOf, api } from './client';

export const photoUrl = ({ id }: EntryPhoto) => addressOf('/api/journal/photos/:id', { params: { id } });

export const describePhoto = (entryId: string, caption: string) =>
  api.put('/api/journal/:id/photo/caption', { params: { id: entryId }, body: { caption } });

export const removePhoto = (entryId: string) =>
  api.delete('/api/journal/:id/photo', { params: { id: entryId } });

/**
 * Puts a photo into an entry. `fetch` does not say how much of it has been sent.
 * @param onSent called with the part that has been sent, from 0 to 1
 * @throws HttpError when the answer is not ok
 */
export function putPhoto(entryId: string, jpeg: Blob, onSent: (part: number) => void): Promise<EntryPhoto> {
  const sending = new XMLHttpRequest();
  sending.open('PUT', addressOf('/api/journal/:id/photo', { params: { id: entryId } }));
  headersFor({ headers: { 'Content-Type': 'image/jpeg' } }).forEach((value, name) =>
    sending.setRequestHeader(name, value),
  );
  return new Promise((resolve, reject) => {
    sending.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    sending.onerror = () => reject(new TypeError('The photo could not be sent.'));
    sending.onload = () => {
      const { status, statusText, responseText } = sending;
      if (status === 200) resolve(JSON.parse(responseText) as EntryPhoto);
      else reject(new HttpError(status, statusText, responseText));
    };
    sending.send(jpeg);
  });
}
