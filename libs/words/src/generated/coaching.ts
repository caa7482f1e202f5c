// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { number } from '../format.js';
import { type Language, said } from '../language.js';

export const title = (language?: Language): string => said('SFVP', language) ?? 'AI Coaching';
export const conversations = (language?: Language): string => said('hm21', language) ?? 'Conversations';
export const dictationFailedTitle = (language?: Language): string =>
  said('i7DQ', language) ?? 'Voice Recognition Error';
export const dictationFailedText = (language?: Language): string =>
  said('TcrW', language) ?? 'Could not start voice recognition. Please check your microphone permissions.';
export const stopButton = (language?: Language): string => said('sbUW', language) ?? 'Stop';
export const sendButton = (language?: Language): string => said('Oj4Z', language) ?? 'Send';
export const elsewhere = (language?: Language): string =>
  said('Ndul', language) ?? 'The coach is still answering in another conversation.';
export const messageLabel = (language?: Language): string => said('k_TZ', language) ?? 'Message to the coach';
export const messagePlaceholder = (language?: Language): string =>
  said('Z0VK', language) ?? 'What is on your mind?';
export const loadingModule = (language?: Language): string =>
  said('dxp4', language) ?? 'Loading questions of this module';
export const welcomeTitle = (language?: Language): string =>
  said('PsgH', language) ?? 'What would you like to think through?';
export const welcomeText = (language?: Language): string =>
  said('lAGe', language) ?? 'Begin with your own words, or with one of these.';
export const rehearse = (language?: Language): string => said('CtNO', language) ?? 'Rehearse a message';
export const rehearseText = (language?: Language): string =>
  said('VQ-m', language) ?? 'Before you send it: see what may land badly, and find a shorter way to say it.';
export const fromModule = <T>(
  v: { link: (words: string) => T; title: string | number },
  language?: Language,
): (string | T)[] => said<(string | T)[]>('iqZQ', language, v) ?? ['From the module ', v.link(`${v.title}`)];
export const withoutModule = (v: { title: string | number }, language?: Language): string =>
  said('UW5I', language, v) ?? `Talk without the module ${v.title}`;
export const boundariesTitle = (language?: Language): string =>
  said('BMM2', language) ?? 'Boundaries with an ex';
export const boundariesText = (language?: Language): string =>
  said('-vx9', language) ??
  'My partner’s ex often changes plans at the last minute. How do we agree on boundaries without fighting about it?';
export const parentingTitle = (language?: Language): string =>
  said('JWlG', language) ?? 'Two ways of parenting';
export const parentingText = (language?: Language): string =>
  said('VbGJ', language) ??
  'We parent very differently, and the children have noticed. How can we blend our parenting styles?';
export const firstMarriageTitle = (language?: Language): string =>
  said('8cp6', language) ?? 'The first marriage in the room';
export const firstMarriageText = (language?: Language): string =>
  said('EWLu', language) ??
  'I catch myself comparing this to my first marriage. What can I do when that happens?';
export const jumpToLatest = (language?: Language): string => said('d_fO', language) ?? 'Jump to latest';
export const loadingHidden = (language?: Language): string => said('1f70', language) ?? 'Loading';
export const hiddenNotLoaded = (language?: Language): string =>
  said('BLP1', language) ?? 'These conversations did not load';
export const nothingHidden = (language?: Language): string => said('R9jM', language) ?? 'Nothing is hidden.';
export const closeHidden = (language?: Language): string => said('oZYT', language) ?? 'Close hidden';
export const showHidden = (language?: Language): string => said('3h7T', language) ?? 'Show hidden';
export const renameOrHideOne = (v: { title: string | number }, language?: Language): string =>
  said('zJtF', language, v) ?? `Rename or hide: ${v.title}`;
export const deleteOne = (v: { title: string | number }, language?: Language): string =>
  said('bB2w', language, v) ?? `Delete conversation: ${v.title}`;
export const showOlder = (language?: Language): string =>
  said('zmUC', language) ?? 'Show older conversations';
export const listEnd = (language?: Language): string => said('zKDN', language) ?? 'These are all of them.';
export const olderNotLoaded = (language?: Language): string =>
  said('I_SA', language) ?? 'Older conversations did not load. Please try again.';
export const conversationNotLoaded = (language?: Language): string =>
  said('evfx', language) ?? 'This conversation did not load';
export const loadingConversation = (language?: Language): string =>
  said('Q3-D', language) ?? 'Loading the conversation';
export const notFoundTitle = (language?: Language): string =>
  said('ueE6', language) ?? 'This conversation could not be found';
export const startNew = (language?: Language): string => said('N1_-', language) ?? 'Start a new one';
export const notFoundText = (language?: Language): string =>
  said('Yet9', language) ?? 'It may have been deleted.';
export const deleteTitle = (language?: Language): string =>
  said('1QuI', language) ?? 'Delete this conversation?';
export const deleteText = (v: { title: string | number }, language?: Language): string =>
  said('RIPh', language, v) ?? `“${v.title}” and the coach’s answers in it will be gone.`;
export const deleteButton = (language?: Language): string => said('D8_0', language) ?? 'Delete';
export const keepButton = (language?: Language): string => said('76Pi', language) ?? 'Keep it';
export const deleting = (language?: Language): string => said('5ED4', language) ?? 'Deleting...';
export const deleted = (language?: Language): string =>
  said('MGFL', language) ?? 'Conversation deleted successfully.';
export const deleteFailed = (language?: Language): string =>
  said('rKha', language) ?? 'Failed to delete conversation.';
export const loadingList = (language?: Language): string =>
  said('awMk', language) ?? 'Loading your conversations';
export const listNotLoaded = (language?: Language): string =>
  said('l7r5', language) ?? 'Your conversations did not load';
export const emptyTitle = (language?: Language): string => said('Eh8z', language) ?? 'No conversations yet';
export const emptyText = (language?: Language): string =>
  said('UpW7', language) ?? 'Start your first conversation';
export const newConversation = (language?: Language): string => said('yI02', language) ?? 'New Conversation';
export const aiAnswer = (language?: Language): string => said('aiKE', language) ?? 'AI answer';
export const curatedAnswer = (language?: Language): string =>
  said('VkOU', language) ?? 'From the modules’ own content';
export const coach = (language?: Language): string => said('pMP0', language) ?? 'Coach';
export const you = (language?: Language): string => said('uEtb', language) ?? 'You';
export const cutOff = (language?: Language): string =>
  said('pqTb', language) ?? 'This answer was stopped before its end.';
export const answerCopied = (language?: Language): string => said('Rri3', language) ?? 'Answer copied';
export const retryButton = (language?: Language): string => said('Jkrl', language) ?? 'Retry';
export const conversation = (language?: Language): string => said('xaZj', language) ?? 'Conversation';
export const nameLabel = (language?: Language): string => said('CzgU', language) ?? 'Name';
export const saveName = (language?: Language): string => said('h32w', language) ?? 'Save name';
export const hiddenText = (language?: Language): string =>
  said('qTDF', language) ?? 'It is hidden now. Put it back, and it is in the list again, where it was.';
export const hideText = (language?: Language): string =>
  said('pR-4', language) ??
  'Hide it, and it leaves the list. “Show hidden” below the list brings it up again. It is not a lock: anyone who looks there can read it.';
export const putBack = (language?: Language): string => said('J00h', language) ?? 'Put back in the list';
export const hide = (language?: Language): string => said('_8dD', language) ?? 'Hide from the list';
export const changeFailed = (language?: Language): string =>
  said('M9O5', language) ?? 'That did not work. Please try again.';
export const renameOrHide = (language?: Language): string => said('gxaC', language) ?? 'Rename or hide';
export const settingsHint = (language?: Language): string =>
  said('Cqfg', language) ?? 'Tell the coach about the two of you';
export const settingsTitle = (language?: Language): string => said('rEzQ', language) ?? 'Chat settings';
export const settingsText = (language?: Language): string =>
  said('EtHJ', language) ??
  'The coach fits its answers to this. It is kept on this device and sent along with your messages.';
export const levelQuestion = (language?: Language): string =>
  said('IOqH', language) ?? 'Where are the two of you?';
export const lengthQuestion = (language?: Language): string =>
  said('g2LB', language) ?? 'How long have you been together?';
export const childrenQuestion = (language?: Language): string =>
  said('i7AW', language) ?? 'Are there children in your family?';
export const unsaid = (language?: Language): string => said('MNww', language) ?? 'Rather not say';
export const yes = (language?: Language): string => said('9lBZ', language) ?? 'Yes';
export const no = (language?: Language): string => said('Vo9p', language) ?? 'No';
export const beginner = (language?: Language): string => said('mNXg', language) ?? 'Just starting';
export const intermediate = (language?: Language): string =>
  said('MxIE', language) ?? 'Working through challenges';
export const advanced = (language?: Language): string => said('qyZ9', language) ?? 'Complex situations';
export const lessThanAYear = (language?: Language): string => said('q4uQ', language) ?? 'Less than 1 year';
export const oneToTwoYears = (language?: Language): string => said('DBDy', language) ?? '1–2 years';
export const twoToFiveYears = (language?: Language): string => said('M9S0', language) ?? '2–5 years';
export const fiveToTenYears = (language?: Language): string => said('v9Wo', language) ?? '5–10 years';
export const moreThanTenYears = (language?: Language): string =>
  said('-5Jn', language) ?? 'More than 10 years';
export const signInAgain = (language?: Language): string => said('9aeZ', language) ?? 'Sign in again';
export const noAnswerYet = (language?: Language): string => said('8jVm', language) ?? 'No answer yet';
export const tryAgain = (language?: Language): string => said('TWaC', language) ?? 'Try again';
export const stillAnswering = (language?: Language): string =>
  said('Kr4x', language) ?? 'The coach is still answering…';
export const answerChanged = (language?: Language): string =>
  said('Xu7k', language) ?? 'The coach has changed its answer.';
export const errorTitle = (language?: Language): string => said('Mcmx', language) ?? 'Error';
export const notSent = (language?: Language): string =>
  said('X4Rg', language) ?? 'Failed to send message. Please try again.';
export const offline = (language?: Language): string =>
  said('I1mN', language) ?? 'You are offline. Your message is kept; send it once you are back.';
export const unreachable = (language?: Language): string =>
  said('bM6m', language) ?? 'Anew could not be reached. Your message is kept; please try again.';
export const brokeOff = (language?: Language): string =>
  said('G38R', language) ?? 'The connection was lost before the answer was complete.';
export const noCoach = (language?: Language): string =>
  said('80CM', language) ??
  'The coach cannot be reached right now. Your message is kept; please try again in a moment.';
export const tooLong = (v: { most: number; over: number }, language?: Language): string =>
  said('uz92', language, v) ??
  `A message holds ${number('en-US', v.most)} characters; this one has ${number('en-US', v.over)} more.`;
