// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { choice, number, plural } from '../format.js';
import { said } from '../said.js';

export const title = (): string => said('AhCD') ?? 'Journal';
export const lead = (): string =>
  said('42gN') ?? 'A few honest lines. For yourself, or for both of you: you decide each time.';
export const allEntries = (): string => said('Vdp-') ?? 'All';
export const mine = (): string => said('14O2') ?? 'Mine';
export const theirs = (v: { name: 'unknown' | (string & {}) }): string =>
  said('LHgZ', v) ?? choice(v.name, { unknown: 'Theirs', other: `From ${v.name}` });
export const whichEntries = (): string => said('1l_j') ?? 'Which entries';
export const aYearAgo = (): string => said('k_zY') ?? 'A year ago';
export const calendar = (): string => said('J2M2') ?? 'Calendar';
export const keepsake = (): string => said('fQYU') ?? 'Keepsake';
export const showing = (v: { period: string | number }): string => said('eI4v', v) ?? `Showing: ${v.period}`;
export const showAllDays = (): string => said('lAql') ?? 'Show all days';
export const sharedBadge = (): string => said('FrNa') ?? 'Shared';
export const privateBadge = (): string => said('4PpC') ?? 'Private';
export const you = (): string => said('6LE7') ?? 'You';
export const yourPartner = (): string => said('ViEH') ?? 'Your partner';
export const todaysQuestion = (): string => said('-IKW') ?? 'Today’s question';
export const todaysQuestionFromFocus = (v: { module: string | number }): string =>
  said('aVPC', v) ?? `Today’s question, from your focus: ${v.module}`;
export const loadingQuestion = (): string => said('U_tz') ?? 'Loading today’s question';
export const questionNotLoaded = (): string =>
  said('LyTP') ?? 'Today’s question did not load. You can write without it.';
export const retryButton = (): string => said('s_wI') ?? 'Retry';
export const yourQuestion = (): string => said('2QW5') ?? 'Your question';
export const answersThis = (): string => said('yzyi') ?? 'My entry is about this question';
export const notPrinted = (): string =>
  said('fN5A') ?? 'Private entries are not printed. To print them, choose the private ones first.';
export const searchLabel = (): string => said('Fz8P') ?? 'Search your entries';
export const showOlder = (): string => said('5-Gp') ?? 'Show older entries';
export const olderNotLoaded = (): string => said('EBv3') ?? 'Older entries did not load. Please try again.';
export const found = (v: { count: number; typed: string | number }): string =>
  said('fTpG', v) ??
  plural('en-US', v.count, {
    one: `${number('en-US', v.count)} entry with “${v.typed}”`,
    other: `${number('en-US', v.count)} entries with “${v.typed}”`,
  });
export const foundSoFar = (v: { count: number; typed: string | number }): string =>
  said('vxUf', v) ??
  plural('en-US', v.count, {
    one: `${number('en-US', v.count)} entry with “${v.typed}” so far`,
    other: `${number('en-US', v.count)} entries with “${v.typed}” so far`,
  });
export const searching = (v: { typed: string | number }): string =>
  said('RIUz', v) ?? `Looking for “${v.typed}” in your older entries...`;
export const minutes = (v: { minutes: string | number }): string =>
  said('NfQT', v) ?? `${v.minutes} min read`;
export const editButton = (): string => said('O4Mc') ?? 'Edit';
export const editEntry = (v: { moment: string | number }): string =>
  said('JM9H', v) ?? `Edit entry of ${v.moment}`;
export const deleteButton = (): string => said('LP9n') ?? 'Delete';
export const deleteEntry = (v: { moment: string | number }): string =>
  said('ga9u', v) ?? `Delete entry of ${v.moment}`;
export const answersTodays = (): string => said('NVAE') ?? 'About today’s question';
export const answersOne = (): string => said('kXTs') ?? 'About a daily question';
export const newBadge = (): string => said('oYhO') ?? 'New';
export const newEntry = (): string => said('ASTl') ?? 'New Entry';
export const begun = (): string =>
  said('caTh') ?? 'You have begun an entry. It waits here, on this device, until you publish it.';
export const continueButton = (): string => said('Oxo-') ?? 'Continue writing';
export const discardButton = (): string => said('ktM9') ?? 'Discard draft';
export const discardTitle = (): string => said('kgsQ') ?? 'Discard this draft?';
export const discardText = (): string => said('vNUm') ?? 'What you have written so far will be gone.';
export const keepButton = (): string => said('I7fe') ?? 'Keep it';
export const writeButton = (): string => said('aMuX') ?? 'Write an entry';
export const answerButton = (): string => said('Swr6') ?? 'Write about this question';
export const deleteTitle = (): string => said('m3tX') ?? 'Are you sure you want to delete this entry?';
export const deleteText = (): string => said('nbNK') ?? 'Nobody will be able to read it anymore.';
export const deleteFailed = (): string => said('ODJS') ?? 'Failed to delete entry. Please try again.';
export const deleted = (): string => said('khGx') ?? 'Entry deleted';
export const emptyTitle = (): string => said('EvtX') ?? 'Nothing here yet';
export const emptyText = (): string =>
  said('lcts') ?? 'The first line can be a small one. It does not have to be good.';
export const notLoaded = (): string => said('1wkZ') ?? 'Your entries did not load';
export const loading = (): string => said('0rcY') ?? 'Loading your entries';
export const entries = (v: { count: number }): string =>
  said('yr1N', v) ??
  plural('en-US', v.count, {
    one: `${number('en-US', v.count)} entry`,
    other: `${number('en-US', v.count)} entries`,
  });
export const noMatch = (): string => said('wqta') ?? 'Nothing here matches that';
export const listEnd = (): string => said('ITVh') ?? 'Your journal begins here.';
export const partEnd = (): string => said('7i6Q') ?? 'That is all of it.';
export const recentEntries = (): string => said('uU0o') ?? 'Recent Entries';
export const sharedNow = (): string => said('faCN') ?? 'Shared with your partner';
export const notSharedTitle = (): string => said('w5qU') ?? 'Not shared yet';
export const sharing = (): string => said('Ltax') ?? 'Sharing...';
export const letRead = (v: { name: 'unknown' | (string & {}) }): string =>
  said('le_C', v) ?? choice(v.name, { unknown: 'Let your partner read it', other: `Let ${v.name} read it` });
export const letReadEntry = (v: { date: string | number; name: 'unknown' | (string & {}) }): string =>
  said('UIsl', v) ??
  choice(v.name, {
    unknown: `Let your partner read it: entry of ${v.date}`,
    other: `Let ${v.name} read it: entry of ${v.date}`,
  });
export const cannotReadYet = (v: { name: 'unknown' | (string & {}) }): string =>
  said('1I3w', v) ??
  choice(v.name, { unknown: 'Your partner cannot read this yet.', other: `${v.name} cannot read this yet.` });
export const nobodyElse = (): string =>
  said('kcab') ?? 'Nobody else can read this. When a partner joins, you decide.';
export const totalEntries = (): string => said('sQ4n') ?? 'Total Entries';
export const sharedEntries = (): string => said('0cGr') ?? 'Shared';
export const dayStreak = (): string => said('0hfY') ?? 'Day Streak';
export const thisWeek = (): string => said('kvRr') ?? 'This Week';
export const undo = (): string => said('4mAi') ?? 'Undo';
export const undoKey = (): string => said('8Y4l') ?? 'To undo, press F8.';
export const amount = (v: { count: number }): string => said('VaC6', v) ?? number('en-US', v.count);
export const tryAgain = (): string => said('1B8k') ?? 'Please try again.';
