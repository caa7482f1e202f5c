// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const scanText = (): string =>
  said('VByQ') ?? 'Open the app on your phone that makes codes, and scan this picture. Any such app will do.';
export const turnOn = (): string => said('Z0Bm') ?? 'Turn on';
export const checking = (): string => said('vedJ') ?? 'Checking...';
export const scanPicture = (): string => said('ZNNP') ?? 'Code for your app to scan';
export const typeSecret = (): string => said('CHxw') ?? 'Or type this into your app';
export const copy = (): string => said('AXhH') ?? 'Copy';
export const copied = (): string => said('SWo-') ?? 'Copied';
export const shownCode = (): string => said('BjAY') ?? 'The code that your app shows now';
export const recoveryTitle = (): string => said('0f7M') ?? 'Your recovery codes';
export const recoveryText = (): string =>
  said('DJ_Y') ??
  'Each one lets you in once when you do not have your phone. We show them only now. Keep them where nobody else looks.';
export const kept = (): string => said('vV1N') ?? 'I have kept them';
export const saveFile = (): string => said('t6rj') ?? 'Save as a file';
export const codesCopied = (): string => said('jRa3') ?? 'Codes copied';
export const copyByHand = (): string => said('ZUF9') ?? 'Please copy them by hand';
export const title = (): string => said('JuuK') ?? 'Turn on codes';
