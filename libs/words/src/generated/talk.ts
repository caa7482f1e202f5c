// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const youTalked = (): string =>
  said('VGl4') ?? 'You have talked and listened. That counts, with or without an agreement.';
export const agreed = (): string => said('nSuw') ?? 'What you agreed on';
export const standsUntil = <T>(v: { date: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('lnoV', v) ?? [
    'Look at it again: ',
    v.date('on this day'),
    '. It stands on your dashboard until one of you says how it went or takes it away.',
  ];
export const listenedHeading = (): string => said('ESnv') ?? 'You listened to each other';
export const leftHeading = (): string => said('Rweb') ?? 'Left for today';
export const listenedLead = (): string =>
  said('Hfhp') ?? 'Let it rest now. You do not have to go over it again tonight.';
export const leftLead = (): string =>
  said('3cEu') ??
  'That is all right. Some talks need another evening. Nothing is lost, and nobody has to explain.';
export const toDashboard = (): string => said('8MYf') ?? 'To your dashboard';
export const toResults = (): string => said('VJ30') ?? 'Back to your results';
export const beginAgain = (): string => said('XmaC') ?? 'Begin again';
export const ideasTitle = (): string => said('Zmr2') ?? 'Ideas to take or to change';
export const agreeLabel = (): string => said('MIWF') ?? 'What do the two of you agree on?';
export const agreeHint = (): string =>
  said('MWsM') ??
  'Small enough for a tired Thursday, and something you both want. You can both read it, with the name of who wrote it.';
export const agreeButton = (): string => said('z3vk') ?? 'Agree on this';
export const noAgreement = (): string => said('l_qj') ?? 'No agreement today';
export const speaksTitle = (): string => said('oeAU') ?? 'One speaks, one listens';
export const speaksText = (): string =>
  said('AOwc') ?? 'About six minutes, with some sentences to begin with.';
export const saysBackTitle = (): string => said('4RZO') ?? 'The listener says back what they heard';
export const saysBackText = (): string => said('Ymb6') ?? 'Three minutes. Not to answer, only to make sure.';
export const tradeTitle = (): string => said('XqCD') ?? 'You trade places';
export const tradeText = (): string => said('bo68') ?? 'The same again, the other way around.';
export const togetherTitle = (): string => said('oU--') ?? 'You look at it together';
export const togetherText = (): string => said('HByA') ?? 'And agree on one small thing, if you like.';
export const ofMinutes = (v: { minutes: string | number }): string =>
  said('BVO9', v) ?? `A talk of about ${v.minutes} minutes`;
export const howTitle = (): string => said('rRb6') ?? 'How it goes';
export const pauseAnyTime = (): string =>
  said('gplP') ??
  'You can pause at any time. Either of you may stop, and nobody needs a reason. Nothing that you say is saved here, only what you agree on at the end.';
export const devices = (): string =>
  said('FQKt') ?? 'Share one device, or use one each. Both show the same thing.';
export const whoFirst = (): string => said('2PmH') ?? 'Who speaks first?';
export const starting = (): string => said('YW8y') ?? 'Starting...';
export const bothReady = (): string => said('Yr81') ?? 'We are both ready';
export const notToday = (): string => said('gzyH') ?? 'Not today';
export const bothHeard = (): string =>
  said('bJBs') ?? 'You have both been heard. Now put your heads together. There is nothing to win.';
export const questionsForBoth = (): string => said('p45g') ?? 'Questions for both of you';
export const ifYouListen = <T>(v: { hint: string | number; strong: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('BUUY', v) ?? [v.strong('If you listen:'), ' ', String(v.hint)];
export const goOn = (): string => said('aDtF') ?? 'Go on';
export const stepBack = (): string => said('puur') ?? 'One step back';
export const leave = (): string => said('8dI4') ?? 'Leave it for today';
export const togetherHeading = (): string => said('3rOP') ?? 'Look at it together';
export const agreementHeading = (): string => said('Fh7I') ?? 'One small thing';
export const step = (v: { count: string | number; place: string | number }): string =>
  said('yMMj', v) ?? `Step ${v.place} of ${v.count}`;
export const titleAndStep = (v: { step: string | number; title: string | number }): string =>
  said('qlhe', v) ?? `${v.title} · ${v.step}`;
export const pauseHeading = (): string => said('01nP') ?? 'A pause';
export const stepAndHeading = (v: { heading: string | number; step: string | number }): string =>
  said('E_e-', v) ?? `${v.step}: ${v.heading}`;
export const progress = (): string => said('QheC') ?? 'Your talk';
export const in20Minutes = (): string => said('n5co') ?? 'In 20 minutes';
export const inAnHour = (): string => said('vv1A') ?? 'In an hour';
export const tomorrow = (): string => said('hZGw') ?? 'Tomorrow';
export const pauseButton = (): string => said('SvWm') ?? 'Take a pause';
export const backWhen = (): string => said('Dtdc') ?? 'When will you come back to this?';
export const noPause = (): string => said('QcEY') ?? 'No pause';
export const timeToComeBack = (): string => said('Nu0y') ?? 'It is time to come back.';
export const promised = (v: { moment: string | number }): string =>
  said('yPlo', v) ?? `You promised to be back ${v.moment}.`;
export const beginKindly = (): string =>
  said('_78V') ?? 'Begin with something kind. You go on where you stopped.';
export const whilePaused = (): string =>
  said('Ro-U') ??
  'Drink some water, walk a little, look out of the window. Try not to go over the talk in your head. Whoever is calm first waits for the other.';
export const bothBack = (): string => said('x5O3') ?? 'We are both back';
export const aTalk = (): string => said('B-w9') ?? 'A talk';
export const notYoursTitle = (): string => said('PKJB') ?? 'This talk is not one of yours';
export const lookAtResults = (): string => said('LbqP') ?? 'Look at your results';
export const notYoursText = (): string =>
  said('LREF') ?? 'Talks come from the results of both of you, and they change with them.';
export const elsewhereHeading = (): string => said('23tE') ?? 'You are in the middle of another talk';
export const elsewhereText = (v: { title: string | number }): string =>
  said('BzR8', v) ?? `“${v.title}” is still open. Finish it first, or leave it for today.`;
export const goOnWithIt = (): string => said('aw7z') ?? 'Go on with it';
export const loading = (): string => said('9XA_') ?? 'Loading your talk';
export const notLoaded = (): string => said('w4m5') ?? 'Your talk did not load';
export const timeLeft = (): string => said('Q2Hg') ?? 'Time left in this step';
export const timeIsUp = (): string =>
  said('BA6_') ?? 'The time is up. Finish what you are saying, then go on.';
export const sayBackHeading = (): string => said('h2XZ') ?? 'Say back what you heard';
export const saysItBack = (): string => said('X4iO') ?? 'Says it back';
export const checksIt = (): string => said('Pr4-') ?? 'Checks it';
export const toSayBack = (): string => said('Ld9J') ?? 'To say it back';
export const heard1 = (): string => said('ha1P') ?? 'What I heard is …';
export const heard2 = (): string => said('f3E4') ?? 'The part that stays with me is …';
export const heard3 = (): string => said('vKC_') ?? 'Did I get that right? Is there more?';
export const hearWhenChecked = (): string =>
  said('MtYv') ??
  'Say what they got right first. Then add what is missing. It is not your turn to answer yet.';
export const speaks = (): string => said('tEuG') ?? 'Speaks';
export const listens = (): string => said('X3i_') ?? 'Listens';
export const toBeginWith = (): string => said('aOi6') ?? 'To begin with';
export const hearWhenSpoken = (): string =>
  said('k2RP') ??
  'Only listen. Do not answer, fix or defend. You will have your turn, and you do not have to agree.';
export const tradePlaces = (): string => said('M-4L') ?? 'Trade places';
