// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { choice } from '../format.js';
import { said } from '../said.js';

export const dashboard = (): string => said('9GwD') ?? 'Dashboard';
export const appreciations = (): string => said('MtgM') ?? 'Appreciations';
export const modules = (): string => said('rVhe') ?? 'Modules';
export const coaching = (): string => said('Np0q') ?? 'AI Coaching';
export const journal = (): string => said('7B-1') ?? 'Journal';
export const profile = (): string => said('CwdE') ?? 'Profile';
export const settings = (): string => said('eMsm') ?? 'Settings';
export const todayShort = (): string => said('4Hkc') ?? 'Today';
export const appreciationsShort = (): string => said('VbOF') ?? 'Appreciations';
export const coachShort = (): string => said('RzrM') ?? 'Coach';
export const menu = (): string => said('GK2z') ?? 'Menu';
export const main = (): string => said('1ELO') ?? 'Main';
export const shortcuts = (): string => said('wXeP') ?? 'Shortcuts';
export const home = (): string => said('LNDk') ?? 'Anew, dashboard';
export const yourProfile = (): string => said('sus3') ?? 'Your profile';
export const twoOfYou = (): string => said('mM63') ?? 'The two of you';
export const you = (): string => said('YsG-') ?? 'You';
export const yourPartner = (): string => said('uWuF') ?? 'Your partner';
export const placeFree = (): string => said('pRph') ?? 'Your partner’s place is free';
export const wroteEntry = (v: { name: 'unknown' | (string & {}) }): string =>
  said('2w6F', v) ??
  choice(v.name, { unknown: 'Your partner wrote in the journal.', other: `${v.name} wrote in the journal.` });
export const isNew = (): string => said('2pee') ?? '(new)';
export const footer = (): string => said('BL2i') ?? 'Footer';
export const tagline = (): string => said('kqhO') ?? 'For the marriage you are building now.';
export const terms = (): string => said('V-AM') ?? 'Terms of Service';
export const contact = (): string => said('piXD') ?? 'Contact Us';
export const rights = (): string => said('2Wpj') ?? '© 2024 Anew. All rights reserved.';
