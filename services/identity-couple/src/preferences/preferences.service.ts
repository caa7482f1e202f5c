import type { Actor } from '@anew/contracts/actor';
import { identityEvents } from '@anew/contracts/events/map';
import type { Preferences } from '@anew/contracts/identity/preferences';
import type { PreferencesChangeDto } from '@anew/contracts/identity/preferences-dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { given } from '@anew/contracts/optional';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { nothingToChange } from '../accounts/accounts.errors.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { ProvedAddresses } from '../addresses/proved-addresses.js';
import { CouplesService } from '../couples/couples.service.js';
import { pushDeviceRequired } from '../push/push.errors.js';
import { PushSubscriptionsRepository } from '../push/push-subscriptions.repository.js';
import { OwnPreferencesPlan } from './own-preferences.js';
import {
  type CouplePreferences,
  type OwnPreferences,
  PreferencesRepository,
} from './preferences.repository.js';

/** Reminder, letter and language belong to the person; the style of questions and who may write them, to the couple. */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly preferences: PreferencesRepository,
    private readonly own: OwnPreferencesPlan,
    private readonly users: UsersRepository,
    private readonly addresses: ProvedAddresses,
    private readonly couples: CouplesService,
    private readonly devices: PushSubscriptionsRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  async get({ userId }: Actor): Promise<Preferences> {
    return present(await this.preferences.find(userId));
  }

  /**
   * Changes what `input` names, and leaves the rest.
   * @throws DomainError `nothing_to_change`, `couple_required`, `address_unproved`, `push_device_required`, or
   * `sign_in_required` when the account is gone
   */
  async change(actor: Actor, input: PreferencesChangeDto): Promise<Preferences> {
    const { reminder, weeklyLetter, language, questionStyle, aiQuestions } = input;
    const own = given({ channel: reminder?.channel, time: reminder?.time, weeklyLetter, language });
    const shared = given({ questionStyle, aiQuestions });
    if (isEmpty(own) && isEmpty(shared)) throw nothingToChange();
    return this.transactions.mutate(actor, identityRpc.preferences.change, input, async ({ transaction }) => {
      await this.users.lock(transaction, actor.userId);
      if (!isEmpty(own)) await this.changeOwn(transaction, actor, own);
      if (!isEmpty(shared)) await this.changeShared(transaction, actor, shared);
      return present(await this.preferences.find(actor.userId, transaction));
    });
  }

  private async changeOwn(
    transaction: EntityManager,
    actor: Actor,
    change: Partial<OwnPreferences>,
  ): Promise<void> {
    if (change.channel === 'mail' || change.weeklyLetter)
      await this.addresses.require(transaction, actor.userId);
    if (change.channel === 'push' && (await this.devices.list([actor.userId], transaction)).length === 0)
      throw pushDeviceRequired();
    await this.own.choose(transaction, actor, change);
  }

  private async changeShared(
    transaction: EntityManager,
    { userId }: Actor,
    change: Partial<CouplePreferences>,
  ): Promise<void> {
    const coupleId = await this.couples.requireId(transaction, userId);
    const saved = await this.preferences.saveOfCouple(transaction, coupleId, change);
    await this.outbox.append(transaction, identityEvents.preferencesChanged, { coupleId, ...saved });
  }
}

function present({
  channel,
  time,
  weeklyLetter,
  language,
  questionStyle,
  aiQuestions,
}: OwnPreferences & CouplePreferences): Preferences {
  return {
    reminder: { channel, time },
    weeklyLetter,
    questionStyle,
    aiQuestions,
    ...(language && { language }),
  };
}

const isEmpty = (fields: object): boolean => Object.keys(fields).length === 0;
