// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { number, plural } from '../format.js';
import { said } from '../said.js';

export const title = (): string => said('2SrC') ?? 'Privacy Policy';
export const lead = (): string =>
  said('vnuu') ?? 'What we keep, who can read it, and what you can do about it.';
export const updated = (): string => said('IFo7') ?? 'Last updated January 10, 2025';
export const inShortTitle = (): string => said('bmsS') ?? 'In short';
export const inShortText = (): string =>
  said('QycX') ??
  'No ads, no trackers, and nothing about you is sold. What you mark private is private to you as a person, not to you as a couple. Your partner does not see it, not even by way of the coach.';
export const keptTitle = (): string => said('AQs7') ?? 'What we keep';
export const keptText = (): string =>
  said('5IDf') ??
  'Your name, email address and picture, if you give us one. Which couple account you belong to, and the focus areas the two of you chose. What you write: journal entries and a photo in each if you add one, appreciations, answers to the daily questions and replies to them, answers to the assessment, feedback on an activity, agreements after a talk and conversations with the coach. The results of the assessment. Which guided talks you had and when, and nothing of what you said in them. Of a photo we keep a smaller copy, without where and when it was taken. What you have completed in modules and activities, how you rated an activity, and which daily questions you found worth asking.';
export const keptReminders = (): string =>
  said('a7Z3') ??
  'If you ask for reminders or the weekly email: when and how you want them, the time zone you are in, and the address at which your browser can be reached. For 16 days we also note on which days you answered or passed a question, sent an appreciation or did an activity, so that we do not remind you of what is done and can count it in the weekly email. We note that you did, never your words.';
export const keptStory = (): string =>
  said('Hrl3') ??
  'If you tell us: whose children belong to your home, how old they are and on which days they are here. And for you alone, your story: whether you were divorced or widowed before or this is your first marriage, and what you would like first.';
export const keptErrors = (): string =>
  said('TZPY') ??
  'So that we can fix what breaks, your browser tells us the kind of an error, where in our code it happened and on which kind of screen, and how long a screen took to show. It says neither who you are nor anything you wrote.';
export const keptRetreat = (): string =>
  said('LsYX') ??
  'If you express interest in the retreat: what you fill in there, with your partner’s name if you give it.';
export const keptSecurity = (): string =>
  said('f298') ??
  'To keep your account safe we also keep your password, in a form that can’t be reversed, or which provider you sign in with; where you are signed in, with the name that your browser gives itself and when it was last seen; and technical logs that never contain what you wrote.';
export const partnerTitle = (): string => said('P23G') ?? 'What your partner can see';
export const partnerSees = (): string =>
  said('Q8T5') ??
  'Shared journal entries with their photos, appreciations, your answer to a daily question and your reply once you have both answered it (before that, only whether you have answered or passed), your name, email address and picture, the household that the two of you describe, the focus areas, that an activity of the day is done, which steps of a module you have checked off since you became a couple, the guided talks that the two of you had, your agreements, who wrote each down and who said how it went, and the results of the assessment once both of you have finished. Results show, for each of five areas, at which of five places on a line each of you stands, and words that follow from that; never your individual answers. They belong to a round: once you have both answered it, they stay as they are, and a new round can begin a month later. Until you both have finished, nobody sees whether you have begun or finished. If one of you suggests a new round, you both see who did.';
export const partnerClosest = (): string =>
  said('SgW1') ??
  'Three things come closest to an answer. The results may name a subject that you both answered hopefully, say that a question applies to one of you and not to the other, and suggest the module about former partners when one of you said that they weigh on you. Someone who lives with you may guess more than that.';
export const partnerChoices = (): string =>
  said('JlUU') ??
  'Which kind of questions you get, and whether an AI may write them, is one choice for both: you both see it, and either may change it. Your reminders are yours alone. Your partner does not see whether or when they come. If your partner asked for the weekly email, it tells what you both see in Anew anyway: how many appreciations and answered questions, and which activities.';
export const partnerNot = (): string =>
  said('znpw') ??
  'Your partner cannot see your private journal entries, your conversations with the coach or your individual answers in the assessment. What you wrote before the two of you were connected stays yours: we ask you once what to share, and you may share nothing.';
export const partnerStory = (): string =>
  said('MI8P') ??
  'Your partner cannot see your story, either. It does two things. The module that you would like comes first in your own list, and only there. And if one of you says anything about the past other than a divorce, even that you would rather not say, neither of you gets questions and activities about a divorce. Someone who looks closely could notice over time that there are none. Nothing tells them which answer you gave.';
export const partnerCode = (): string =>
  said('HQ6f') ??
  'Whoever holds your invite code sees your first name, and nothing else, until they join. You may get a new code at any time; the old one stops working at once.';
export const partnerLeaving = (): string =>
  said('oRxx') ??
  'Either of you may leave the couple account at any time, in Settings. From then on neither reads what the other wrote, the household that you described is deleted, and a later partner never sees what you shared with an earlier one.';
export const coachTitle = (): string => said('IMuH') ?? 'The AI coach';
export const coachSent = (): string =>
  said('BXyD') ??
  'When you write to the coach, your message and the conversation so far are sent to the AI provider that is set up for Anew: Anthropic or OpenAI. With it goes what you chose in the chat settings, your focus areas, whose children belong to your home and how old they are, which areas your shared results show as strengths and priorities, and the module you come from. It is also told when and how much you write: if it is night where you are, on how many of the last seven nights you wrote, and if you have been writing for more than an hour or have sent 40 messages or more today. With that it can send you to bed, or to people you trust. If something you wrote may be a sign of danger, it is told how to answer that, and so what the danger may be. Journal entries, appreciations and individual answers are never sent, not yours and not your partner’s. The same goes for your partner’s conversations, both your stories and the answers to the daily questions. If no provider is set up, the coach answers from our own modules and nothing leaves our servers.';
export const coachProvider = (): string =>
  said('AQ72') ??
  'The provider may keep what it receives for a while, for example 30 days, to look for misuse, and longer where a law says so. Under the terms for businesses that we use, it does not train its models with it. Its own policy says more. We cannot delete what it keeps.';
export const coachQuestions = (): string =>
  said('13Yr') ??
  'Once the two of you have a focus area, the provider is also asked for questions about your areas, unless you choose Disabled in the settings. It then learns the names of the areas. It does not learn who you are or anything you wrote.';
export const coachRehearsal = (): string =>
  said('vOoM') ??
  'A message that you rehearse before you send it is read by rules of ours, and by the same AI provider where the coach has one. It gets the message and whom it is for, not who you are. We keep only that you used this, and when.';
export const coachDanger = (): string =>
  said('Iwbn') ??
  'The coach is educational and not a substitute for therapy. Messages are checked for signs of danger, so that help can be named at once. That check leaves no trace your partner could see.';
export const lettersTitle = (): string => said('zxc5') ?? 'Reminders and emails';
export const lettersAsk = (): string =>
  said('Il0a') ??
  'We send no reminder and no weekly email until you ask, and each can be stopped with one tap. They never hold your words or your partner’s. A reminder shows “Your question is here”, and an email has our name as its sender: someone who sees your screen or your inbox can see that you use Anew. Some emails come without asking: when someone joins you (with their first name), when your password, your address or how you sign in changes, and when an account is opened with your address. They keep your account safe and hold nothing that you wrote here.';
export const lettersPush = (): string =>
  said('3_Gh') ??
  'A notification goes through the push service of your browser’s maker, such as Google, Apple, Mozilla or Microsoft. It learns that Anew sent something to this browser, when, and how long it was. What it says is encrypted, and only your browser can read it. The address of your browser is encrypted where we store it, and goes when you sign out there.';
export const dictationTitle = (): string => said('CFzW') ?? 'Dictation';
export const dictationText = (): string =>
  said('Wche') ??
  'Your browser turns what you say into text, not Anew. Some browsers send the sound to their maker for that; we receive the words only. It listens only after you have pressed the button.';
export const protectionTitle = (): string => said('TEmi') ?? 'How it is protected';
export const protectionEncrypted = (): string =>
  said('kXhZ') ??
  'Everything is encrypted on its way to us. What you write (journal entries with their photos, appreciations, answers, agreements, feedback and conversations with the coach) is also encrypted where we store it, with a key of your own. So are the results of the assessment, your story, and what you fill in for the retreat, except the email address. Other things are not encrypted there: names, email addresses, profile pictures, which areas your results show as strengths and as places to grow, focus areas, your household (with the part that faith has in it, if you say so), what you would like first, that questions about a divorce are left out, and ratings.';
export const protectionNotEndToEnd = (): string =>
  said('ww2I') ??
  'It is not end-to-end encrypted: the server has to read what you send to the coach in order to answer you.';
export const choicesTitle = (): string => said('_zJD') ?? 'Your choices';
export const choicesText = (): string =>
  said('bYJb') ??
  'You may have a copy of everything you wrote, in a form that other programs can read. You may have your account deleted; it is then gone from the live system at once. Your partner keeps their own things. You find both in your Profile, under “Your data”.';
export const deviceTitle = (): string => said('-YDu') ?? 'Cookies, and what stays on this device';
export const deviceCookies = (): string =>
  said('atq9') ??
  'We set these cookies. They are needed to sign you in and out, to keep your account safe and to remember light or dark and your language. They are used for nothing else.';
export const deviceBrowser = (): string =>
  said('TVXo') ??
  'Your browser also keeps, on this device, what you have written and not sent yet, unfinished answers to the assessment, what you chose for the coach, and the language of dates and the time zone that you chose. All of it goes when you sign out, here or from another device, and when you press Quick exit. If your sign-in runs out by itself, what you have not sent waits for you to sign in again, and goes if somebody else does.';
export const ageTitle = (): string => said('mkmE') ?? 'Age';
export const ageText = (): string =>
  said('GMea') ??
  'Anew is for adults. You must be 18 or older to have an account. If you learn that a child has one, write to us and we will delete it.';
export const healthTitle = (): string => said('AYop') ?? 'Health data';
export const healthLaw = (): string =>
  said('kMlj') ??
  'What you write here can say something about your body or your mind, or that you look for help. Some states, such as Washington and Nevada, call this consumer health data and protect it by law. We treat what everyone writes this way, wherever they live.';
export const healthUse = (): string =>
  said('p4M9') ??
  'We collect only what you type or choose here. We use it only to show it to you, to show your partner what you share, to work out your results and to let the coach answer. Nobody gets it but the AI provider, and only what is named above under “The AI coach”. We do not sell it, and we do not use it for ads.';
export const healthRights = (): string =>
  said('BMMO') ??
  'You can see it, take a copy, delete it, and take back your consent by deleting your account. If we say no to something you ask for, you may ask us to look at it again, and you may turn to your state’s attorney general.';
export const backupsTitle = (): string => said('DyZo') ?? 'Backups';
export const backupsText = (v: { days: number }): string =>
  said('5YbU', v) ??
  `Backups help us when a machine breaks. We keep one for ${plural('en-US', v.days, { one: `${number('en-US', v.days)} day`, other: `${number('en-US', v.days)} days` })} at most, then it is gone for good.`;
export const backupsKeys = (v: { days: number }): string =>
  said('62Ro', v) ??
  `When you delete your account, the key that opens what you wrote is thrown away. Backups of keys live for ${plural('en-US', v.days, { one: `${number('en-US', v.days)} day`, other: `${number('en-US', v.days)} days` })} at most. After that, what you wrote cannot be read in any older backup either.`;
export const operatorTitle = (): string => said('cWJF') ?? 'Who runs this, and questions';
export const operatorName = (v: { operator: string | number }): string =>
  said('BCl5', v) ?? `This copy of Anew is run by ${v.operator}.`;
export const operatorUnknown = (): string =>
  said('5NbA') ??
  'The people who run this copy of Anew have not put their name here yet. Ask them before you write anything that matters.';
export const operatorContact = (v: { contact: string | number }): string =>
  said('7dim', v) ?? `Write to ${v.contact}. A person answers within 48 hours.`;
export const terms = (): string => said('9dNh') ?? 'Read the Terms of Service';
export const operatorOnline = (): string =>
  said('w_g8') ??
  'The name of whoever runs this copy of Anew, and how long backups live, are shown here when you are online.';
export const cookieAccess = (v: { minutes: string | number; name: string | number }): string =>
  said('ht-j', v) ??
  `${v.name} keeps you signed in. It lasts ${v.minutes} minutes and is renewed while you are here.`;
export const cookieRefresh = (v: {
  days: string | number;
  most: string | number;
  name: string | number;
}): string =>
  said('ekSA', v) ??
  `${v.name} renews the first one, so that you don’t have to sign in again. It lasts ${v.days} days from your last visit, and ${v.most} days at most. Over https its name begins with __Secure-.`;
export const cookieSignedIn = (v: { name: string | number }): string =>
  said('U13n', v) ??
  `${v.name} says that somebody is signed in, not who, so that the right page comes first. It lasts as long.`;
export const cookieSignedOut = (v: { name: string | number; seconds: string | number }): string =>
  said('hpPz', v) ??
  `${v.name} lets our first page say that you have signed out. It is gone once the page has said so, after ${v.seconds} seconds at most.`;
export const cookieKept = (v: { name: string | number }): string =>
  said('yb9-', v) ??
  `${v.name} is set by the page where you sign in and says nothing. It shows whether your browser keeps cookies, and is gone when you close the browser.`;
export const cookieDevice = (v: { days: number; name: string | number }): string =>
  said('mqwI', v) ??
  `${v.name} is a mark by which we recognize this browser as one you have signed in with, so that somebody who guesses at your password elsewhere does not lock you out. It lasts ${plural('en-US', v.days, { '=365': 'one year', other: `${number('en-US', v.days)} days` })} and stays when you sign out. Nobody can read your address, or anything else, out of it.`;
export const cookieExternalSignIn = (v: { minutes: string | number; name: string | number }): string =>
  said('UC7I', v) ??
  `${v.name} is set only while you sign in through another provider, and makes sure that it is you who comes back. It lasts ${v.minutes} minutes at most.`;
export const cookieTheme = (v: { days: number; name: string | number }): string =>
  said('yLnb', v) ??
  `${v.name} remembers light or dark, if you choose one. It lasts ${plural('en-US', v.days, { '=365': 'one year', other: `${number('en-US', v.days)} days` })} and stays when you sign out.`;
export const cookieLanguage = (v: { days: number; name: string | number }): string =>
  said('29iy', v) ??
  `${v.name} remembers the language, if you choose one. It lasts ${plural('en-US', v.days, { '=365': 'one year', other: `${number('en-US', v.days)} days` })} and stays when you sign out.`;
