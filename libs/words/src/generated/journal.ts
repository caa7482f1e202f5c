// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { choice, number, plural } from '../format.js';
import { type Language, said } from '../language.js';

export const title = (language?: Language): string => said('AhCD', language) ?? 'Journal';
export const lead = (language?: Language): string =>
  said('42gN', language) ?? 'A few honest lines. For yourself, or for both of you: you decide each time.';
export const allEntries = (language?: Language): string => said('Vdp-', language) ?? 'All';
export const mine = (language?: Language): string => said('14O2', language) ?? 'Mine';
export const theirs = (v: { name: 'unknown' | (string & {}) }, language?: Language): string =>
  said('LHgZ', language, v) ?? choice(v.name, { unknown: 'Theirs', other: `From ${v.name}` });
export const whichEntries = (language?: Language): string => said('1l_j', language) ?? 'Which entries';
export const aYearAgo = (language?: Language): string => said('k_zY', language) ?? 'A year ago';
export const calendar = (language?: Language): string => said('J2M2', language) ?? 'Calendar';
export const keepsake = (language?: Language): string => said('fQYU', language) ?? 'Keepsake';
export const showing = (v: { period: string | number }, language?: Language): string =>
  said('eI4v', language, v) ?? `Showing: ${v.period}`;
export const showAllDays = (language?: Language): string => said('lAql', language) ?? 'Show all days';
export const privateBadge = (language?: Language): string => said('4PpC', language) ?? 'Private';
export const you = (language?: Language): string => said('6LE7', language) ?? 'You';
export const yourPartner = (language?: Language): string => said('ViEH', language) ?? 'Your partner';
export const todaysQuestion = (language?: Language): string => said('-IKW', language) ?? 'Today’s question';
export const todaysQuestionFromFocus = (v: { module: string | number }, language?: Language): string =>
  said('aVPC', language, v) ?? `Today’s question, from your focus: ${v.module}`;
export const loadingQuestion = (language?: Language): string =>
  said('U_tz', language) ?? 'Loading today’s question';
export const questionNotLoaded = (language?: Language): string =>
  said('LyTP', language) ?? 'Today’s question did not load. You can write without it.';
export const retryButton = (language?: Language): string => said('s_wI', language) ?? 'Retry';
export const yourQuestion = (language?: Language): string => said('2QW5', language) ?? 'Your question';
export const answersThis = (language?: Language): string =>
  said('yzyi', language) ?? 'My entry answers this question';
export const searchLabel = (language?: Language): string => said('Fz8P', language) ?? 'Search your entries';
export const showOlder = (language?: Language): string => said('5-Gp', language) ?? 'Show older entries';
export const olderNotLoaded = (language?: Language): string =>
  said('EBv3', language) ?? 'Older entries did not load. Please try again.';
export const found = (v: { count: number; typed: string | number }, language?: Language): string =>
  said('fTpG', language, v) ??
  plural('en-US', v.count, {
    one: `${number('en-US', v.count)} entry with “${v.typed}”`,
    other: `${number('en-US', v.count)} entries with “${v.typed}”`,
  });
export const foundSoFar = (v: { count: number; typed: string | number }, language?: Language): string =>
  said('vxUf', language, v) ??
  plural('en-US', v.count, {
    one: `${number('en-US', v.count)} entry with “${v.typed}” so far`,
    other: `${number('en-US', v.count)} entries with “${v.typed}” so far`,
  });
export const searching = (v: { typed: string | number }, language?: Language): string =>
  said('RIUz', language, v) ?? `Looking for “${v.typed}” in your older entries...`;
export const minutes = (v: { minutes: string | number }, language?: Language): string =>
  said('NfQT', language, v) ?? `${v.minutes} min read`;
export const editButton = (language?: Language): string => said('O4Mc', language) ?? 'Edit';
export const editEntry = (v: { moment: string | number }, language?: Language): string =>
  said('JM9H', language, v) ?? `Edit entry of ${v.moment}`;
export const deleteButton = (language?: Language): string => said('LP9n', language) ?? 'Delete';
export const deleteEntry = (v: { moment: string | number }, language?: Language): string =>
  said('ga9u', language, v) ?? `Delete entry of ${v.moment}`;
export const answersTodays = (language?: Language): string =>
  said('NVAE', language) ?? 'Answers today’s question';
export const answersOne = (language?: Language): string =>
  said('kXTs', language) ?? 'Answers a daily question';
export const newBadge = (language?: Language): string => said('oYhO', language) ?? 'New';
export const newEntry = (language?: Language): string => said('ASTl', language) ?? 'New entry';
export const begun = (language?: Language): string =>
  said('caTh', language) ?? 'You have begun an entry. It waits here, on this device, until you publish it.';
export const continueButton = (language?: Language): string => said('Oxo-', language) ?? 'Continue writing';
export const discardButton = (language?: Language): string => said('ktM9', language) ?? 'Discard draft';
export const discardTitle = (language?: Language): string => said('kgsQ', language) ?? 'Discard this draft?';
export const discardText = (language?: Language): string =>
  said('vNUm', language) ?? 'What you have written so far will be gone.';
export const keepButton = (language?: Language): string => said('I7fe', language) ?? 'Keep it';
export const writeButton = (language?: Language): string => said('aMuX', language) ?? 'Write an entry';
export const answerButton = (language?: Language): string => said('Swr6', language) ?? 'Answer this question';
export const deleteTitle = (language?: Language): string =>
  said('m3tX', language) ?? 'Are you sure you want to delete this entry?';
export const deleteText = (language?: Language): string =>
  said('nbNK', language) ?? 'It will be gone for everyone who can read it.';
export const deleteFailed = (language?: Language): string =>
  said('ODJS', language) ?? 'Failed to delete entry. Please try again.';
export const deleted = (language?: Language): string => said('khGx', language) ?? 'Entry deleted';
export const emptyTitle = (language?: Language): string => said('EvtX', language) ?? 'Nothing here yet';
export const emptyText = (language?: Language): string =>
  said('lcts', language) ?? 'The first line can be a small one. It does not have to be good.';
export const notLoaded = (language?: Language): string =>
  said('1wkZ', language) ?? 'Your entries did not load';
export const loading = (language?: Language): string => said('0rcY', language) ?? 'Loading your entries';
export const noMatch = (language?: Language): string => said('wqta', language) ?? 'Nothing here matches that';
export const listEnd = (language?: Language): string => said('ITVh', language) ?? 'Your journal begins here.';
export const partEnd = (language?: Language): string => said('7i6Q', language) ?? 'That is all of it.';
export const recentEntries = (language?: Language): string => said('uU0o', language) ?? 'Recent Entries';
export const sharedNow = (language?: Language): string =>
  said('faCN', language) ?? 'Shared with your partner';
export const notSharedTitle = (language?: Language): string => said('w5qU', language) ?? 'Not shared yet';
export const sharing = (language?: Language): string => said('Ltax', language) ?? 'Sharing...';
export const letRead = (v: { name: 'unknown' | (string & {}) }, language?: Language): string =>
  said('le_C', language, v) ??
  choice(v.name, { unknown: 'Let your partner read it', other: `Let ${v.name} read it` });
export const letReadEntry = (
  v: { date: string | number; name: 'unknown' | (string & {}) },
  language?: Language,
): string =>
  said('UIsl', language, v) ??
  choice(v.name, {
    unknown: `Let your partner read it: entry of ${v.date}`,
    other: `Let ${v.name} read it: entry of ${v.date}`,
  });
export const cannotReadYet = (v: { name: 'unknown' | (string & {}) }, language?: Language): string =>
  said('1I3w', language, v) ??
  choice(v.name, { unknown: 'Your partner cannot read this yet.', other: `${v.name} cannot read this yet.` });
export const nobodyElse = (language?: Language): string =>
  said('kcab', language) ?? 'Nobody else can read this. When a partner joins, you decide.';
