// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('_xlA') ?? 'Your household';
export const loading = (): string => said('DQGs') ?? 'Loading your household';
export const failed = (): string => said('ZT82') ?? 'Your household did not load';
export const tell = (): string =>
  said('_V6b') ?? 'Tell us who belongs to your home, and your questions and activities will fit it better.';
export const fits = (): string =>
  said('JYNL') ?? 'Your questions and activities fit this home. Both of you see it and can change it.';
export const describe = (): string => said('e6s6') ?? 'Describe your household';
export const change = (): string => said('SjdJ') ?? 'Change your household';
export const children = (): string => said('Auti') ?? 'Children';
export const none = (): string => said('cbMs') ?? 'None';
export const ages = (): string => said('Z1hJ') ?? 'Ages';
export const daysHere = (): string => said('H-ni') ?? 'Days here';
export const faith = (): string => said('OWVM') ?? 'Faith at home';
export const where = (): string => said('9NNy') ?? 'Where you do things';
export const everyDay = (): string => said('INyJ') ?? 'Every day';
export const daysChange = (): string => said('C2hk') ?? 'The days change';
export const mine = (): string => said('gqUL') ?? 'Mine, from before';
export const partners = (): string => said('JIrF') ?? 'My partner’s, from before';
export const ours = (): string => said('jn6g') ?? 'Ours together';
export const under6 = (): string => said('799c') ?? 'Under 6';
export const from6to12 = (): string => said('gwZP') ?? '6 to 12';
export const teens = (): string => said('6_dn') ?? 'Teenagers';
export const grown = (): string => said('d0Wn') ?? 'Grown up';
export const monday = (): string => said('gCpi') ?? 'Monday';
export const tuesday = (): string => said('waKD') ?? 'Tuesday';
export const wednesday = (): string => said('bUEH') ?? 'Wednesday';
export const thursday = (): string => said('tUPs') ?? 'Thursday';
export const friday = (): string => said('zW_u') ?? 'Friday';
export const saturday = (): string => said('JPfA') ?? 'Saturday';
export const sunday = (): string => said('COPV') ?? 'Sunday';
export const sameFaith = (): string => said('3Gza') ?? 'Yes, the same for both of us';
export const severalFaiths = (): string => said('sbJE') ?? 'Yes, more than one';
export const noFaith = (): string => said('ra4c') ?? 'No';
export const kitchen = (): string => said('CJ9C') ?? 'In a kitchen we can both use';
export const outdoors = (): string => said('xLF8') ?? 'Outdoors, near home';
export const noPlace = (): string => said('n0jb') ?? 'Neither works for us';
