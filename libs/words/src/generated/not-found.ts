// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('pPg6') ?? '404 Page Not Found';
export const lead = (): string =>
  said('Z8lI') ??
  'There is nothing at this address. The page may have moved, or there may be a typo. Home is still where it was.';
export const home = (): string => said('GdQM') ?? 'Back to the dashboard';
