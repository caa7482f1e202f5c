// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const youTalked = (language?: Language): string =>
  said('VGl4', language) ?? 'You have talked and listened. That counts, with or without an agreement.';
export const agreed = (language?: Language): string => said('nSuw', language) ?? 'What you agreed on';
export const standsUntil = <T>(v: { date: (words: string) => T }, language?: Language): (string | T)[] =>
  said<(string | T)[]>('lnoV', language, v) ?? [
    'Look at it again: ',
    v.date('on this day'),
    '. It stands on your dashboard until one of you says how it went.',
  ];
export const listenedHeading = (language?: Language): string =>
  said('ESnv', language) ?? 'You listened to each other';
export const leftHeading = (language?: Language): string => said('Rweb', language) ?? 'Left for today';
export const listenedLead = (language?: Language): string =>
  said('Hfhp', language) ?? 'Let it rest now. You do not have to go over it again tonight.';
export const leftLead = (language?: Language): string =>
  said('3cEu', language) ??
  'That is all right. Some talks need another evening. Nothing is lost, and nobody has to explain.';
export const toDashboard = (language?: Language): string => said('8MYf', language) ?? 'To your dashboard';
export const toResults = (language?: Language): string => said('VJ30', language) ?? 'Back to your results';
export const beginAgain = (language?: Language): string => said('XmaC', language) ?? 'Begin again';
export const ideasTitle = (language?: Language): string =>
  said('Zmr2', language) ?? 'Ideas to take or to change';
export const agreeLabel = (language?: Language): string =>
  said('MIWF', language) ?? 'What do the two of you agree on?';
export const agreeHint = (language?: Language): string =>
  said('MWsM', language) ??
  'Small enough for a tired Thursday, and something you both want. You can both read it.';
export const agreeButton = (language?: Language): string => said('z3vk', language) ?? 'Agree on this';
export const noAgreement = (language?: Language): string => said('l_qj', language) ?? 'No agreement today';
export const speaksTitle = (language?: Language): string =>
  said('oeAU', language) ?? 'One speaks, one listens';
export const speaksText = (language?: Language): string =>
  said('AOwc', language) ?? 'About six minutes. Here are some sentences to begin with.';
export const saysBackTitle = (language?: Language): string =>
  said('4RZO', language) ?? 'The listener says back what they heard';
export const saysBackText = (language?: Language): string =>
  said('Ymb6', language) ?? 'Three minutes. Not to answer, only to make sure.';
export const tradeTitle = (language?: Language): string => said('XqCD', language) ?? 'You trade places';
export const tradeText = (language?: Language): string =>
  said('bo68', language) ?? 'The same again, the other way around.';
export const togetherTitle = (language?: Language): string =>
  said('oU--', language) ?? 'You look at it together';
export const togetherText = (language?: Language): string =>
  said('HByA', language) ?? 'And agree on one small thing, if you like.';
export const ofMinutes = (v: { minutes: string | number }, language?: Language): string =>
  said('BVO9', language, v) ?? `A talk of about ${v.minutes} minutes`;
export const howTitle = (language?: Language): string => said('rRb6', language) ?? 'How it goes';
export const pauseAnyTime = (language?: Language): string =>
  said('gplP', language) ??
  'You can pause at any time. Either of you may stop, and nobody needs a reason. Nothing that you say is saved here, only what you agree on at the end.';
export const devices = (language?: Language): string =>
  said('FQKt', language) ?? 'Share one device, or use one each. Both show the same thing.';
export const whoFirst = (language?: Language): string => said('2PmH', language) ?? 'Who speaks first?';
export const starting = (language?: Language): string => said('YW8y', language) ?? 'Starting...';
export const bothReady = (language?: Language): string => said('Yr81', language) ?? 'We are both ready';
export const notToday = (language?: Language): string => said('gzyH', language) ?? 'Not today';
export const bothHeard = (language?: Language): string =>
  said('bJBs', language) ?? 'You have both been heard. Now put your heads together. There is nothing to win.';
export const questionsForBoth = (language?: Language): string =>
  said('p45g', language) ?? 'Questions for both of you';
export const ifYouListen = <T>(
  v: { hint: string | number; strong: (words: string) => T },
  language?: Language,
): (string | T)[] =>
  said<(string | T)[]>('BUUY', language, v) ?? [v.strong('If you listen:'), ' ', String(v.hint)];
export const goOn = (language?: Language): string => said('aDtF', language) ?? 'Go on';
export const stepBack = (language?: Language): string => said('puur', language) ?? 'One step back';
export const leave = (language?: Language): string => said('8dI4', language) ?? 'Leave it for today';
export const togetherHeading = (language?: Language): string =>
  said('3rOP', language) ?? 'Look at it together';
export const agreementHeading = (language?: Language): string => said('Fh7I', language) ?? 'One small thing';
export const step = (v: { count: string | number; place: string | number }, language?: Language): string =>
  said('yMMj', language, v) ?? `Step ${v.place} of ${v.count}`;
export const titleAndStep = (
  v: { step: string | number; title: string | number },
  language?: Language,
): string => said('qlhe', language, v) ?? `${v.title} · ${v.step}`;
export const pauseHeading = (language?: Language): string => said('01nP', language) ?? 'A pause';
export const stepAndHeading = (
  v: { heading: string | number; step: string | number },
  language?: Language,
): string => said('E_e-', language, v) ?? `${v.step}: ${v.heading}`;
export const progress = (language?: Language): string => said('QheC', language) ?? 'Your talk';
export const in20Minutes = (language?: Language): string => said('n5co', language) ?? 'In 20 minutes';
export const inAnHour = (language?: Language): string => said('vv1A', language) ?? 'In an hour';
export const tomorrow = (language?: Language): string => said('hZGw', language) ?? 'Tomorrow';
export const pauseButton = (language?: Language): string => said('SvWm', language) ?? 'Take a pause';
export const backWhen = (language?: Language): string =>
  said('Dtdc', language) ?? 'When will you come back to this?';
export const noPause = (language?: Language): string => said('QcEY', language) ?? 'No pause';
export const timeToComeBack = (language?: Language): string =>
  said('Nu0y', language) ?? 'It is time to come back.';
export const promised = (v: { moment: string | number }, language?: Language): string =>
  said('yPlo', language, v) ?? `You promised to be back ${v.moment}.`;
export const beginKindly = (language?: Language): string =>
  said('_78V', language) ?? 'Begin with something kind. You go on where you stopped.';
export const whilePaused = (language?: Language): string =>
  said('Ro-U', language) ??
  'Drink some water, walk a little, look out of the window. Try not to go over the talk in your head. Whoever is calm first waits for the other.';
export const bothBack = (language?: Language): string => said('x5O3', language) ?? 'We are both back';
export const aTalk = (language?: Language): string => said('B-w9', language) ?? 'A talk';
export const notYoursTitle = (language?: Language): string =>
  said('PKJB', language) ?? 'This talk is not one of yours';
export const lookAtResults = (language?: Language): string =>
  said('LbqP', language) ?? 'Look at your results';
export const notYoursText = (language?: Language): string =>
  said('LREF', language) ?? 'Talks come from the results of both of you, and they change with them.';
export const elsewhereHeading = (language?: Language): string =>
  said('23tE', language) ?? 'You are in the middle of another talk';
export const elsewhereText = (v: { title: string | number }, language?: Language): string =>
  said('BzR8', language, v) ?? `“${v.title}” is still open. Finish it first, or leave it for today.`;
export const goOnWithIt = (language?: Language): string => said('aw7z', language) ?? 'Go on with it';
export const loading = (language?: Language): string => said('9XA_', language) ?? 'Loading your talk';
export const notLoaded = (language?: Language): string => said('w4m5', language) ?? 'Your talk did not load';
export const timeLeft = (language?: Language): string => said('Q2Hg', language) ?? 'Time left in this step';
export const timeIsUp = (language?: Language): string =>
  said('BA6_', language) ?? 'The time is up. Finish what you are saying, then go on.';
export const you = (language?: Language): string => said('32y0', language) ?? 'You';
export const yourPartner = (language?: Language): string => said('g9g8', language) ?? 'Your partner';
export const sayBackHeading = (language?: Language): string =>
  said('h2XZ', language) ?? 'Say back what you heard';
export const saysItBack = (language?: Language): string => said('X4iO', language) ?? 'Says it back';
export const checksIt = (language?: Language): string => said('Pr4-', language) ?? 'Checks it';
export const toSayBack = (language?: Language): string => said('Ld9J', language) ?? 'To say it back';
export const heard1 = (language?: Language): string => said('ha1P', language) ?? 'What I heard is …';
export const heard2 = (language?: Language): string =>
  said('f3E4', language) ?? 'The part that stays with me is …';
export const heard3 = (language?: Language): string =>
  said('vKC_', language) ?? 'Did I get that right? Is there more?';
export const hearWhenChecked = (language?: Language): string =>
  said('MtYv', language) ??
  'Say what they got right first. Then add what is missing. It is not your turn to answer yet.';
export const speaks = (language?: Language): string => said('tEuG', language) ?? 'Speaks';
export const listens = (language?: Language): string => said('X3i_', language) ?? 'Listens';
export const toBeginWith = (language?: Language): string => said('aOi6', language) ?? 'To begin with';
export const hearWhenSpoken = (language?: Language): string =>
  said('k2RP', language) ??
  'Only listen. Do not answer, fix or defend. You will have your turn, and you do not have to agree.';
export const tradePlaces = (language?: Language): string => said('M-4L', language) ?? 'Trade places';
