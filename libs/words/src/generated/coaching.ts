// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { number } from '../format.js';
import { said } from '../said.js';

export const title = (): string => said('SFVP') ?? 'AI Coaching';
export const conversations = (): string => said('hm21') ?? 'Conversations';
export const dictationFailedTitle = (): string => said('i7DQ') ?? 'Voice Recognition Error';
export const dictationFailedText = (): string =>
  said('TcrW') ?? 'Could not start voice recognition. Please check your microphone permissions.';
export const stopButton = (): string => said('sbUW') ?? 'Stop';
export const sendButton = (): string => said('Oj4Z') ?? 'Send';
export const elsewhere = (): string =>
  said('Ndul') ?? 'The coach is still answering in another conversation.';
export const messageLabel = (): string => said('k_TZ') ?? 'Message to the coach';
export const messagePlaceholder = (): string => said('Z0VK') ?? 'What is on your mind?';
export const loadingModule = (): string => said('dxp4') ?? 'Loading questions of this module';
export const welcomeTitle = (): string => said('PsgH') ?? 'What would you like to think through?';
export const welcomeText = (): string => said('lAGe') ?? 'Begin with your own words, or with one of these.';
export const rehearse = (): string => said('CtNO') ?? 'Rehearse a message';
export const rehearseText = (): string =>
  said('VQ-m') ?? 'Before you send it: see what may land badly, and find a shorter way to say it.';
export const fromModule = <T>(v: { link: (words: string) => T; title: string | number }): (string | T)[] =>
  said<(string | T)[]>('iqZQ', v) ?? ['From the module ', v.link(`${v.title}`)];
export const withoutModule = (v: { title: string | number }): string =>
  said('UW5I', v) ?? `Talk without the module ${v.title}`;
export const boundariesTitle = (): string => said('BMM2') ?? 'Boundaries with an ex';
export const boundariesText = (): string =>
  said('-vx9') ??
  'My partner’s ex often changes plans at the last minute. How do we agree on boundaries without fighting about it?';
export const parentingTitle = (): string => said('JWlG') ?? 'Two ways of parenting';
export const parentingText = (): string =>
  said('VbGJ') ??
  'We parent very differently, and the children have noticed. How can we blend our parenting styles?';
export const firstMarriageTitle = (): string => said('8cp6') ?? 'The first marriage in the room';
export const firstMarriageText = (): string =>
  said('EWLu') ?? 'I catch myself comparing this to my first marriage. What can I do when that happens?';
export const jumpToLatest = (): string => said('d_fO') ?? 'Jump to latest';
export const loadingHidden = (): string => said('1f70') ?? 'Loading';
export const hiddenNotLoaded = (): string => said('BLP1') ?? 'These conversations did not load';
export const nothingHidden = (): string => said('R9jM') ?? 'Nothing is hidden.';
export const closeHidden = (): string => said('oZYT') ?? 'Close hidden';
export const showHidden = (): string => said('3h7T') ?? 'Show hidden';
export const renameOrHideOne = (v: { title: string | number }): string =>
  said('zJtF', v) ?? `Rename or hide: ${v.title}`;
export const deleteOne = (v: { title: string | number }): string =>
  said('bB2w', v) ?? `Delete conversation: ${v.title}`;
export const showOlder = (): string => said('zmUC') ?? 'Show older conversations';
export const listEnd = (): string => said('zKDN') ?? 'These are all of them.';
export const olderNotLoaded = (): string =>
  said('I_SA') ?? 'Older conversations did not load. Please try again.';
export const conversationNotLoaded = (): string => said('evfx') ?? 'This conversation did not load';
export const loadingConversation = (): string => said('Q3-D') ?? 'Loading the conversation';
export const notFoundTitle = (): string => said('ueE6') ?? 'This conversation could not be found';
export const startNew = (): string => said('N1_-') ?? 'Start a new one';
export const notFoundText = (): string => said('Yet9') ?? 'It may have been deleted.';
export const deleteTitle = (): string => said('1QuI') ?? 'Delete this conversation?';
export const deleteText = (v: { title: string | number }): string =>
  said('RIPh', v) ?? `“${v.title}” and the coach’s answers in it will be gone.`;
export const deleteButton = (): string => said('D8_0') ?? 'Delete';
export const keepButton = (): string => said('76Pi') ?? 'Keep it';
export const deleting = (): string => said('5ED4') ?? 'Deleting...';
export const deleted = (): string => said('MGFL') ?? 'Conversation deleted successfully.';
export const deleteFailed = (): string => said('rKha') ?? 'Failed to delete conversation.';
export const loadingList = (): string => said('awMk') ?? 'Loading your conversations';
export const listNotLoaded = (): string => said('l7r5') ?? 'Your conversations did not load';
export const emptyTitle = (): string => said('Eh8z') ?? 'No conversations yet';
export const emptyText = (): string => said('UpW7') ?? 'Start your first conversation';
export const newConversation = (): string => said('yI02') ?? 'New Conversation';
export const aiAnswer = (): string => said('aiKE') ?? 'AI answer';
export const curatedAnswer = (): string => said('VkOU') ?? 'From the modules’ own content';
export const coach = (): string => said('pMP0') ?? 'Coach';
export const you = (): string => said('uEtb') ?? 'You';
export const cutOff = (): string => said('pqTb') ?? 'This answer was stopped before its end.';
export const answerCopied = (): string => said('Rri3') ?? 'Answer copied';
export const retryButton = (): string => said('Jkrl') ?? 'Retry';
export const conversation = (v: { title: string | number }): string =>
  said('xaZj', v) ?? `Conversation: ${v.title}`;
export const nameLabel = (): string => said('CzgU') ?? 'Name';
export const saveName = (): string => said('h32w') ?? 'Save name';
export const hiddenText = (): string =>
  said('qTDF') ?? 'It is hidden now. Put it back, and it is in the list again, where it was.';
export const hideText = (): string =>
  said('pR-4') ??
  'Hide it, and it leaves the list. “Show hidden” below the list brings it up again. It is not a lock: anyone who looks there can read it.';
export const putBack = (): string => said('J00h') ?? 'Put back in the list';
export const hide = (): string => said('_8dD') ?? 'Hide from the list';
export const changeFailed = (): string => said('M9O5') ?? 'That did not work. Please try again.';
export const renameOrHide = (): string => said('gxaC') ?? 'Rename or hide';
export const settingsHint = (): string => said('Cqfg') ?? 'Tell the coach about the two of you';
export const settingsTitle = (): string => said('rEzQ') ?? 'Chat settings';
export const settingsText = (): string =>
  said('EtHJ') ??
  'The coach fits its answers to this. It is kept on this device and sent along with your messages.';
export const levelQuestion = (): string => said('IOqH') ?? 'Where do the two of you stand?';
export const lengthQuestion = (): string => said('g2LB') ?? 'How long have you been together?';
export const childrenQuestion = (): string => said('i7AW') ?? 'Are there children in your family?';
export const unsaid = (): string => said('MNww') ?? 'Rather not say';
export const yes = (): string => said('9lBZ') ?? 'Yes';
export const no = (): string => said('Vo9p') ?? 'No';
export const beginner = (): string => said('mNXg') ?? 'Just starting';
export const intermediate = (): string => said('MxIE') ?? 'Working through challenges';
export const advanced = (): string => said('qyZ9') ?? 'Complex situations';
export const lessThanAYear = (): string => said('q4uQ') ?? 'Less than 1 year';
export const oneToTwoYears = (): string => said('DBDy') ?? '1–2 years';
export const twoToFiveYears = (): string => said('M9S0') ?? '2–5 years';
export const fiveToTenYears = (): string => said('v9Wo') ?? '5–10 years';
export const moreThanTenYears = (): string => said('-5Jn') ?? 'More than 10 years';
export const signInAgain = (): string => said('9aeZ') ?? 'Sign in again';
export const noAnswerYet = (): string => said('8jVm') ?? 'No answer yet';
export const tryAgain = (): string => said('TWaC') ?? 'Try again';
export const onItsWay = (): string => said('7fv7') ?? 'Your message is on its way…';
export const stillAnswering = (): string => said('Kr4x') ?? 'The coach is still answering…';
export const answerChanged = (): string => said('Xu7k') ?? 'The coach has changed its answer.';
export const errorTitle = (): string => said('Mcmx') ?? 'Error';
export const notSent = (): string => said('X4Rg') ?? 'Failed to send message. Please try again.';
export const offline = (): string =>
  said('I1mN') ?? 'You are offline. Your message is kept; send it once you are back.';
export const unreachable = (): string =>
  said('bM6m') ?? 'Anew could not be reached. Your message is kept; please try again.';
export const brokeOff = (): string =>
  said('G38R') ?? 'The connection was lost before the answer was complete.';
export const noCoach = (): string =>
  said('80CM') ??
  'The coach cannot be reached right now. Your message is kept; please try again in a moment.';
export const tooLong = (v: { most: number; over: number }): string =>
  said('uz92', v) ??
  `A message holds ${number('en-US', v.most)} characters; this one has ${number('en-US', v.over)} more.`;
