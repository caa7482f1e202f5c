// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('iE4K') ?? 'Couples retreat';
export const text = (): string =>
  said('wdGD') ??
  '12 couples, Bend, Oregon, dates to be announced. Leave your email address and you’ll hear first. Nothing else is needed, and it is not a booking.';
export const email = (): string => said('b34u') ?? 'Email';
export const firstName = (): string => said('r7wm') ?? 'First name';
export const lastName = (): string => said('7pfy') ?? 'Last name';
export const partnerName = (): string => said('Ntrd') ?? 'Your partner’s name';
export const howLong = (): string => said('Z0o8') ?? 'How long have you been together?';
export const howHeard = (): string => said('O5-R') ?? 'How did you hear about us?';
export const error = (): string => said('SXX3') ?? 'Error';
export const failed = (): string => said('Iu72') ?? 'Failed to save your interest. Please try again.';
export const submitting = (): string => said('yp7T') ?? 'Submitting...';
export const submit = (): string => said('zqw7') ?? 'Express Interest';
export const received = (): string => said('R6ZG') ?? 'Interest Received!';
export const thanks = (): string =>
  said('cpOM') ?? "Thank you for your interest! We'll be in touch with retreat details.";
export const emailRequired = (): string => said('OoIv') ?? 'Email Required';
export const emailMissing = (): string =>
  said('ihGP') ?? 'Please enter your email address to express interest.';
export const emailWrong = (): string =>
  said('ZKBH') ?? 'This is not a whole email address yet. It looks like name@example.com.';
export const unsaid = (): string => said('m_76') ?? 'Prefer not to say';
export const underOne = (): string => said('AcS7') ?? 'Less than 1 year';
export const oneToTwo = (): string => said('VVch') ?? '1-2 years';
export const threeToFive = (): string => said('C193') ?? '3-5 years';
export const fiveToTen = (): string => said('zKL4') ?? '5-10 years';
export const overTen = (): string => said('8l7X') ?? 'More than 10 years';
export const search = (): string => said('g1KQ') ?? 'Search engine';
export const socialMedia = (): string => said('10sS') ?? 'Social media';
export const referral = (): string => said('rErB') ?? 'Someone told us';
export const podcast = (): string => said('2UuT') ?? 'Podcast';
export const blog = (): string => said('8AkC') ?? 'Blog';
export const other = (): string => said('NQ2-') ?? 'Other';
