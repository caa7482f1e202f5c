import { lazyPart } from '#shared/lib/lazy-part';
import type { EntryEditorProps } from './entry-editor';
import type { NewEntryFormProps } from './new-entry-form';

const load = () => import('./writing');

export const newEntryForm = lazyPart<NewEntryFormProps>(async () => ({
  default: (await load()).NewEntryForm,
}));

export const entryEditor = lazyPart<EntryEditorProps>(async () => ({ default: (await load()).EntryEditor }));
