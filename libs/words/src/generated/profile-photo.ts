// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('LYj-') ?? 'Place your photo';
export const text = (): string => said('kD4b') ?? 'Drag the photo, or use the sliders.';
export const preview = (): string => said('s_9u') ?? 'How you will look';
export const zoom = (): string => said('8t4j') ?? 'Zoom';
export const sideways = (): string => said('H7l8') ?? 'Left or right';
export const upDown = (): string => said('56sS') ?? 'Up or down';
export const percent = (v: { value: string | number }): string => said('eNqF', v) ?? `${v.value} percent`;
export const uploading = (): string => said('aO7P') ?? 'Uploading...';
export const tryAgain = (): string => said('q9kd') ?? 'Try Again';
export const save = (): string => said('8hoz') ?? 'Save Photo';
export const notPrepared = (): string => said('qsQL') ?? 'Upload Error';
export const notPreparedText = (): string =>
  said('UW17') ?? 'Failed to prepare file upload. Please try again.';
export const notUploaded = (): string => said('WgjC') ?? 'Upload Failed';
export const notUploadedText = (): string => said('T-58') ?? 'Failed to upload your photo. Please try again.';
export const notSaved = (v: { why: string | number }): string =>
  said('5Zfv', v) ?? `Failed to update avatar: ${v.why}`;
