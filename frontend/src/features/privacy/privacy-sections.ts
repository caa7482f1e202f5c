import * as words from '@anew/words/privacy';
import type { PolicySection } from '#shared/ui/policy-text';
import { cookieWords } from './cookies';

const whatWeKeep = (): PolicySection[] => [
  {
    title: words.inShortTitle(),
    paragraphs: [words.inShortText()],
  },
  {
    title: words.keptTitle(),
    paragraphs: [
      words.keptText(),
      words.keptReminders(),
      words.keptStory(),
      words.keptErrors(),
      words.keptRetreat(),
      words.keptSecurity(),
    ],
  },
  {
    title: words.partnerTitle(),
    paragraphs: [
      words.partnerSees(),
      words.partnerClosest(),
      words.partnerChoices(),
      words.partnerNot(),
      words.partnerStory(),
      words.partnerCode(),
      words.partnerLeaving(),
    ],
  },
  {
    title: words.coachTitle(),
    paragraphs: [
      words.coachSent(),
      words.coachProvider(),
      words.coachQuestions(),
      words.coachRehearsal(),
      words.coachDanger(),
    ],
  },
];

const whatHappensToIt = (): PolicySection[] => [
  {
    title: words.lettersTitle(),
    paragraphs: [words.lettersAsk(), words.lettersPush()],
  },
  {
    title: words.dictationTitle(),
    paragraphs: [words.dictationText()],
  },
  {
    title: words.protectionTitle(),
    paragraphs: [words.protectionEncrypted(), words.protectionNotEndToEnd()],
  },
  {
    title: words.choicesTitle(),
    paragraphs: [words.choicesText()],
  },
  {
    title: words.deviceTitle(),
    paragraphs: [words.deviceCookies(), ...cookieWords(), words.deviceBrowser()],
  },
  {
    title: words.ageTitle(),
    paragraphs: [words.ageText()],
  },
  {
    title: words.healthTitle(),
    paragraphs: [words.healthLaw(), words.healthUse(), words.healthRights()],
  },
];

/** Sections that are the same for every copy of Anew. */
export const privacySections = (): PolicySection[] => [...whatWeKeep(), ...whatHappensToIt()];
