import type { ServiceName } from '@anew/contracts/rpc/services';

type Tables = Readonly<Record<string, string>>;

/**
 * Tables of what people wrote or own, each with the part of the export in which its author finds it. Two lives must leave a
 * row in each of them: by `live` in `libs/testkit/src/life.ts`, by `giveBack` there where it is about the partner's texts, of
 * which the first to live finds none, or by `settle` in `two-lives.ts`. Then `whose-tables.medium-spec.ts` sees a part of the
 * export that was forgotten, and `one-s-own-data.medium-spec.ts` an erasure.
 */
export const EXPORTED: Readonly<Record<ServiceName, Tables>> = {
  'identity-couple': {
    users: 'account.profile',
    sessions: 'account.sessions',
    couples: 'account.couple',
    memberships: 'account.couple',
    households: 'account.household',
    stories: 'account.story',
    preferences: 'account.preferences',
    couple_preferences: 'account.preferences',
    pictures: 'account.pictures',
    security_events: 'account.securityLog',
  },
  content: {
    activity_completions: 'content.activities',
    prompt_answers: 'content.answers',
    prompt_ratings: 'content.promptRatings',
    action_completions: 'content.actionSteps',
    focuses: 'content.focuses',
    retreat_interests: 'content.retreatInterest',
  },
  journal: {
    entries: 'journal.entries',
    entry_photos: 'journal.entries.1.photo',
    appreciations: 'journal.appreciations',
    reactions: 'journal.reactions',
  },
  assessment: {
    responses: 'assessment.responses',
    rounds: 'assessment.rounds',
    round_answers: 'assessment.responsesInRounds',
    talks: 'assessment.talks',
    agreements: 'assessment.agreements',
  },
  coaching: {
    conversations: 'coaching.conversations',
  },
};

/** Tables that every service has. */
const OF_EVERY_SERVICE: Tables = {
  migrations: 'names nobody',
  outbox: 'events, which hold ids and small values',
  inbox: 'names nobody',
  idempotency_keys: 'digests of requests, kept for a day',
  author_keys: 'keys',
  erased_users: 'who has been erased',
};

const IS_A_COPY = 'a copy of what identity-couple exports';
const WITH_A_DEVICE = 'needs a device or another provider; more-than-a-message.medium-spec.ts exports it';

/** All other tables, each with the reason why the cases about every table neither fill it nor expect it in the export. */
export const NOT_EXPORTED: Readonly<Record<ServiceName, Tables>> = {
  'identity-couple': {
    ...OF_EVERY_SERVICE,
    signing_keys: 'names nobody',
    password_resets: 'digests of links that are good for an hour',
    account_deletions: 'what is left of a deletion',
    allowances: 'digests, kept as long as a limit lasts',
    address_codes: 'digests of codes',
    address_changes: 'an address that is not proved to be theirs',
    address_undos: 'an address that is theirs no longer, kept to give it back',
    external_identities: WITH_A_DEVICE,
    passkeys: WITH_A_DEVICE,
    totp: WITH_A_DEVICE,
    recovery_codes: WITH_A_DEVICE,
    passkey_challenges: 'random numbers, good for minutes',
    push_subscriptions: 'an address of the browser, not of the person',
    sendings: 'when the next reminder is due',
    deeds: 'days of what the other parts have, forgotten after 16 days',
  },
  content: {
    ...OF_EVERY_SERVICE,
    seeds: 'names nobody',
    quotes: 'texts of ours',
    modules: 'texts of ours',
    activities: 'texts of ours',
    prompts: 'texts of ours',
    daily_choices: 'chosen by us',
    question_orders: 'ordered by us',
    couple_households: IS_A_COPY,
    couple_preferences: IS_A_COPY,
    first_modules: IS_A_COPY,
  },
  journal: {
    ...OF_EVERY_SERVICE,
    sharing_decisions: 'that somebody chose; what they chose stands beside each text',
  },
  assessment: {
    ...OF_EVERY_SERVICE,
    couples: IS_A_COPY,
    results: 'of an earlier release',
    round_results: 'names nobody: each belongs to a round, which has it in the export',
    proposals: 'in `next` as long as it stands; rounds.medium-spec.ts exports it',
  },
  coaching: {
    ...OF_EVERY_SERVICE,
    messages: 'names nobody: each belongs to a conversation, which has it in the export',
    chat_uses: 'times, kept as long as a limit lasts',
    module_texts: 'texts of ours',
    provider_seats: 'names nobody',
    question_orders: 'ordered by us',
    couples: IS_A_COPY,
    couple_households: IS_A_COPY,
    couple_focuses: 'a copy of what content exports',
    couple_results: 'a copy of what the assessment exports',
  },
};
