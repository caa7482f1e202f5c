// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const title = (language?: Language): string => said('_xlA', language) ?? 'Your household';
export const loading = (language?: Language): string => said('DQGs', language) ?? 'Loading your household';
export const failed = (language?: Language): string =>
  said('ZT82', language) ?? 'Your household did not load';
export const tell = (language?: Language): string =>
  said('_V6b', language) ??
  'Tell us who belongs to your home, and your questions and activities will fit it better.';
export const fits = (language?: Language): string =>
  said('JYNL', language) ??
  'Your questions and activities fit this home. Both of you see it and can change it.';
export const describe = (language?: Language): string => said('e6s6', language) ?? 'Describe your household';
export const change = (language?: Language): string => said('SjdJ', language) ?? 'Change your household';
export const children = (language?: Language): string => said('Auti', language) ?? 'Children';
export const none = (language?: Language): string => said('cbMs', language) ?? 'None';
export const ages = (language?: Language): string => said('Z1hJ', language) ?? 'Ages';
export const daysHere = (language?: Language): string => said('H-ni', language) ?? 'Days here';
export const faith = (language?: Language): string => said('OWVM', language) ?? 'Faith at home';
export const where = (language?: Language): string => said('9NNy', language) ?? 'Where you do things';
export const everyDay = (language?: Language): string => said('INyJ', language) ?? 'Every day';
export const daysChange = (language?: Language): string => said('C2hk', language) ?? 'The days change';
export const mine = (language?: Language): string => said('gqUL', language) ?? 'Mine, from before';
export const partners = (language?: Language): string =>
  said('JIrF', language) ?? 'My partner’s, from before';
export const ours = (language?: Language): string => said('jn6g', language) ?? 'Ours together';
export const under6 = (language?: Language): string => said('799c', language) ?? 'Under 6';
export const from6to12 = (language?: Language): string => said('gwZP', language) ?? '6 to 12';
export const teens = (language?: Language): string => said('6_dn', language) ?? 'Teenagers';
export const grown = (language?: Language): string => said('d0Wn', language) ?? 'Grown up';
export const monday = (language?: Language): string => said('gCpi', language) ?? 'Monday';
export const tuesday = (language?: Language): string => said('waKD', language) ?? 'Tuesday';
export const wednesday = (language?: Language): string => said('bUEH', language) ?? 'Wednesday';
export const thursday = (language?: Language): string => said('tUPs', language) ?? 'Thursday';
export const friday = (language?: Language): string => said('zW_u', language) ?? 'Friday';
export const saturday = (language?: Language): string => said('JPfA', language) ?? 'Saturday';
export const sunday = (language?: Language): string => said('COPV', language) ?? 'Sunday';
export const sameFaith = (language?: Language): string =>
  said('3Gza', language) ?? 'Yes, the same for both of us';
export const severalFaiths = (language?: Language): string => said('sbJE', language) ?? 'Yes, more than one';
export const noFaith = (language?: Language): string => said('ra4c', language) ?? 'No';
export const kitchen = (language?: Language): string =>
  said('CJ9C', language) ?? 'In a kitchen we can both use';
export const outdoors = (language?: Language): string => said('xLF8', language) ?? 'Outdoors, near home';
export const noPlace = (language?: Language): string => said('n0jb', language) ?? 'Neither works for us';
