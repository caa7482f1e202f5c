// What is needed only to write: one file, which is loaded then.
export { EntryEditor } from './entry-editor';
export { NewEntryForm } from './new-entry-form';
