import { DEFAULT_PREFERENCES, type Preferences } from '@anew/contracts/identity/preferences';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { couple, Person, refusal, signUp } from '@anew/testkit/person';
import type { SharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MailServer } from './mail-server.js';
import { Page, submit } from './pages.js';
import { systemWithMail } from './system-with-mail.js';

let mail: MailServer;
let system: SharedSystem;
let database: Database;

beforeAll(async () => {
  ({ mail, system } = await systemWithMail());
  database = new Database(system.postgres, 'identity-couple');
});

afterAll(async () => {
  await database.close();
  await mail.stop();
});

const preferencesOf = (person: Person) => person.expectOk(person.get<Preferences>('/api/preferences'));

/** Someone who has just got a reminder by mail, and the token in it. */
async function remindedByMail() {
  const [ana] = await couple(system.origin);
  await ana.expectOk(ana.put('/api/preferences', { reminder: { channel: 'mail' } }));
  await database.query(
    'UPDATE sendings SET due_at = now(), due_day = current_date, next_try_at = now() WHERE user_id = $1 AND kind = $2',
    [ana.user.id, 'reminder'],
  );
  return { ana, token: await mail.tokenFor('reminders/stop', ana.user.email) };
}

describe('a reminder', () => {
  it('is stopped by the one request of a mail program, which is not signed in', async () => {
    const { ana, token } = await remindedByMail();
    const program = new Person(system.origin);
    const asked = submit(program, `/api/reminders/stop?token=${token}`, { 'List-Unsubscribe': 'One-Click' });
    expect((await asked).status).toBe(200);
    expect((await preferencesOf(ana)).reminder.channel).toBe('off');
  });

  it('is stopped by the button of the page that its link opens, and not by opening it', async () => {
    const { ana, token } = await remindedByMail();
    const visitor = new Person(system.origin);
    const page = await visitor.get<string>(`/api/reminders/stop?token=${token}`);
    expect(new Page(page).heading).toBe('No more of these');
    expect((await preferencesOf(ana)).reminder.channel).toBe('mail');
    expect(new Page(await submit(visitor, '/api/reminders/stop', { token })).heading).toBe('That is done');
    expect((await preferencesOf(ana)).reminder.channel).toBe('off');
  });

  it('is stopped by the button on a notification', async () => {
    const { ana, token } = await remindedByMail();
    await ana.expectOk(new Person(system.origin).post('/api/reminders/stop', { token }));
    expect((await preferencesOf(ana)).reminder.channel).toBe('off');
  });

  it('is not stopped by any other token', async () => {
    const { ana, token } = await remindedByMail();
    const visitor = new Person(system.origin);
    const other = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    const answers = await Promise.all([
      visitor.post('/api/reminders/stop', { token: other }),
      submit(visitor, '/api/reminders/stop', { token: other }),
      visitor.post('/api/reminders/stop', {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect((await preferencesOf(ana)).reminder.channel).toBe('mail');
  });
});

describe('preferences at the front door', () => {
  it('of the couple reach both; somebody without a couple has none to change', async () => {
    const [ana, ben] = await couple(system.origin);
    await ana.expectOk(ana.put('/api/preferences', { questionStyle: 'deep', weeklyLetter: true }));
    expect(await preferencesOf(ben)).toEqual({ ...DEFAULT_PREFERENCES, questionStyle: 'deep' });
    const alone = await signUp(system.origin);
    expect(await preferencesOf(alone)).toEqual(DEFAULT_PREFERENCES);
    const refused = await refusal(alone.put('/api/preferences', { aiQuestions: 'disabled' }));
    expect(refused).toMatchObject({ status: 403, code: 'couple_required' });
  });

  it('follow from what the two do: the answered question of the day makes the reminder silent', async () => {
    const [ana] = await couple(system.origin);
    const { id } = await ana.expectOk(ana.get<{ id: string }>('/api/prompts/today'));
    await ana.expectOk(ana.post(`/api/prompts/${id}/answer`, { text: 'A long walk.' }));
    const deeds = () =>
      database.query<{ deed: string }>('SELECT deed FROM deeds WHERE user_id = $1', [ana.user.id]);
    const done = await eventually('the deed', async () => {
      const found = await deeds();
      return found.length > 0 ? found : undefined;
    });
    expect(done).toEqual([{ deed: 'answer' }]);
  });
});
