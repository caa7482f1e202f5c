import type { PolicySection } from '#shared/ui/policy-text';
import { COOKIE_WORDS } from './cookies';

/** Sections that are the same for every copy of Anew. */
export const PRIVACY_SECTIONS: readonly PolicySection[] = [
  {
    title: 'In short',
    paragraphs: [
      'No ads, no trackers, and nothing about you is sold. What you mark private is private to you as a person, not to you as a couple. Your partner does not see it, not even by way of the coach.',
    ],
  },
  {
    title: 'What we keep',
    paragraphs: [
      'Your name, email address and picture, if you give us one. Which couple account you belong to, and the focus areas the two of you chose. What you write: journal entries and a photo in each if you add one, appreciations, answers to the daily questions and replies to them, answers to the assessment, feedback on an activity, agreements after a talk and conversations with the coach. The results of the assessment. Which guided talks you had and when, and nothing of what you said in them. Of a photo we keep a smaller copy, without where and when it was taken. What you have completed in modules and activities, how you rated an activity, and which daily questions you found worth asking.',
      'If you ask for reminders or the weekly letter: when and how you want them, the time zone you are in, and the address at which your browser can be reached. For 16 days we also note on which days you answered or passed a question, sent an appreciation or did an activity, so that we do not remind you of what is done and can count it in the letter. We note that you did, never your words.',
      'If you tell us: whose children belong to your home, how old they are and on which days they are here. And for you alone, your story: whether you were divorced or widowed before or this is your first marriage, and what you would like first.',
      'So that we can fix what breaks, your browser tells us the kind of an error, where in our code it happened and on which kind of screen, and how long a screen took to show. It says neither who you are nor anything you wrote.',
      'If you express interest in the retreat: what you fill in there, with your partner’s name if you give it.',
      'To keep your account safe we also keep your password, in a form that can’t be reversed, or which provider you sign in with; where you are signed in, with the name that your browser gives itself and when it was last seen; and technical logs that never contain what you wrote.',
    ],
  },
  {
    title: 'What your partner can see',
    paragraphs: [
      'Shared journal entries with their photos, appreciations, your answer to a daily question and your reply once you have both answered it (before that, only whether you have answered or passed), your name, email address and picture, the household that the two of you describe, the focus areas, that an activity of the day is done, which steps of a module you have checked off since you became a couple, the guided talks that the two of you had, your agreements and how they went, and the results of the assessment once both of you have finished. Results show, for each of five areas, at which of five places on a line each of you stands, and words that follow from that; never your single answers. They belong to a round: once you have both answered it, they stay as they are, and a new round can begin a month later. Until you both have finished, nobody sees whether you have begun or finished. If one of you suggests a new round, you both see who did.',
      'Three things come closest to an answer. The results may name a subject that you both answered hopefully, say that a question applies to one of you and not to the other, and suggest the module about former partners when one of you said that they weigh on you. Someone who lives with you may guess more than that.',
      'Which kind of questions you get, and whether an AI may write them, is one choice for both: you both see it, and either may change it. Your reminders are yours alone. Your partner does not see whether or when they come. If your partner asked for the weekly letter, it tells what you both see in Anew anyway: how many appreciations and answered questions, and which activities.',
      'Your partner cannot see your private journal entries, your conversations with the coach or your answers. What you wrote before the two of you were connected stays yours: we ask you once what to share, and you may share nothing.',
      'Your partner cannot see your story, either. It does two things. The module that you would like comes first in your own list, and only there. And if one of you says anything about the past other than a divorce, even that you would rather not say, neither of you gets questions and activities about a divorce. Someone who looks closely could notice over time that there are none. Nothing tells them which answer you gave.',
      'Whoever holds your invite code sees your first name, and nothing else, until they join. You may get a new code at any time; the old one stops working at once.',
      'Either of you may leave the couple account at any time, in Settings. From then on neither reads what the other wrote, the household that you described is deleted, and a later partner never sees what you shared with an earlier one.',
    ],
  },
  {
    title: 'The AI coach',
    paragraphs: [
      'When you write to the coach, your message and the conversation so far are sent to the AI provider that is set up for Anew: Anthropic or OpenAI. With it goes what you chose in the chat settings, your focus areas, whose children belong to your home and how old they are, which areas your shared results show as strengths and priorities, and the module you come from. Journal entries, appreciations and single answers are never sent, not yours and not your partner’s. The same goes for your partner’s conversations, both your stories and the answers to the daily questions. If no provider is set up, the coach answers from our own modules and nothing leaves our servers.',
      'The provider may keep what it receives for a while, for example 30 days, to look for misuse, and longer where a law says so. Under the terms for businesses that we use, it does not train its models with it. Its own policy says more. We cannot delete what it keeps.',
      'Once the two of you have a focus area, the provider is also asked for questions about your areas, unless you choose Disabled in the settings. It then learns the names of the areas. It does not learn who you are or anything you wrote.',
      'A message that you rehearse before you send it is read by rules of ours, and by the same AI provider where the coach has one. It gets the message and whom it is for, not who you are. We keep only that you used this, and when.',
      'The coach is educational and not a substitute for therapy. Messages are checked for signs of danger, so that help can be named at once. That check leaves no trace your partner could see.',
    ],
  },
  {
    title: 'Reminders and letters',
    paragraphs: [
      'We send none until you ask, and each can be stopped with one tap. They never hold your words or your partner’s. A reminder shows “Your question is here”, and a mail has our name as its sender: someone who sees your screen or your mail can see that you use Anew.',
      'A notification goes through the push service of your browser’s maker, such as Google, Apple, Mozilla or Microsoft. It learns that Anew sent something to this browser, when, and how long it was. What it says is encrypted, and only your browser can read it. The address of your browser is encrypted where we store it, and goes when you sign out there.',
    ],
  },
  {
    title: 'Dictation',
    paragraphs: [
      'Your browser turns what you say into text, not Anew. Some browsers send the sound to their maker for that; we receive the words only. It listens only after you have pressed the button.',
    ],
  },
  {
    title: 'How it is protected',
    paragraphs: [
      'Everything is encrypted on its way to us. What you write (journal entries with their photos, appreciations, answers, agreements, feedback and conversations with the coach) is also encrypted where we store it, with a key of your own. So are the results of the assessment, your story, and what you fill in for the retreat, except the email address. Other things are not encrypted there: names, email addresses, profile pictures, which areas your results show as strengths and as places to grow, focus areas, your household (with the part that faith has in it, if you say so), what you would like first, that questions about a divorce are left out, and ratings.',
      'It is not end-to-end encrypted: the server has to read what you send to the coach in order to answer you.',
    ],
  },
  {
    title: 'Your choices',
    paragraphs: [
      'You may have a copy of everything you wrote, in a form that other programs can read. You may have your account deleted; it is then gone from the live system at once. Your partner keeps their own things. You find both in your Profile, under “Your data”.',
    ],
  },
  {
    title: 'Cookies, and what stays on this device',
    paragraphs: [
      'We set these cookies. They are needed to sign you in, to keep your account safe and to remember light or dark. They are used for nothing else.',
      ...COOKIE_WORDS.map(({ name, words }) => `${name} ${words}`),
      'Your browser also keeps, on this device, what you have written and not sent yet, unfinished answers to the assessment, what you chose for the coach, and the language of dates and the time zone that you chose. All of it goes when you sign out, when your sign-in ends, and when you press Quick exit.',
    ],
  },
  {
    title: 'Age',
    paragraphs: [
      'Anew is for adults. You must be 18 or older to have an account. If you learn that a child has one, write to us and we will delete it.',
    ],
  },
  {
    title: 'Health data',
    paragraphs: [
      'What you write here can say something about your body or your mind, or that you look for help. Some states, such as Washington and Nevada, call this consumer health data and protect it by law. We treat what everyone writes this way, wherever they live.',
      'We collect only what you type or choose here. We use it only to show it to you, to show your partner what you share, to work out your results and to let the coach answer. Nobody gets it but the AI provider named above, and only what you send to the coach. We do not sell it, and we do not use it for ads.',
      'You can see it, take a copy, delete it, and take back your consent by deleting your account. If we say no to something you ask for, you may ask us to look at it again, and you may turn to your state’s attorney general.',
    ],
  },
];
