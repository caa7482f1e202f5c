import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Appreciation, JournalEntry } from '@anew/contracts/journal/views';
import { couple, refusal, type SignedUp } from '@anew/testkit/person';
import { sharedSystem, type SharedSystem } from '@anew/testkit/shared-system';

let system: SharedSystem;
let a: SignedUp;
let b: SignedUp;
let stranger: SignedUp;

beforeAll(async () => {
  system = await sharedSystem();
  [[a, b], [stranger]] = await Promise.all([couple(system.origin), couple(system.origin)]);
}, 90_000);

const write = (person: SignedUp, content: string, visibility = 'shared') =>
  person.expectOk(person.post<JournalEntry>('/api/journal', { content, visibility }));

const contents = async (person: SignedUp) =>
  (await person.get<JournalEntry[]>('/api/journal')).body.map(({ content }) => content);

describe('a journal', () => {
  it('shows one’s own entries and the partner’s shared ones, newest first', async () => {
    await write(a, 'a shared');
    await write(a, 'a private', 'private');
    await write(b, 'b shared');
    await write(b, 'b private', 'private');
    expect(await contents(a)).toEqual(['b shared', 'a private', 'a shared']);
    expect(await contents(b)).toEqual(['b private', 'b shared', 'a shared']);
    expect(await contents(stranger)).toEqual([]);
  });

  it('keeps what was written to the letter, trimmed at its ends', async () => {
    const text = '  Ünïcode 👪, “quotes”, <b>tags</b>\n\nand a last line  ';
    expect((await write(stranger, text)).content).toBe(text.trim());
    expect(await contents(stranger)).toEqual([text.trim()]);
  });

  it('lets the author change an entry, and takes it back from the partner when it becomes private', async () => {
    const entry = await write(a, 'first thought');
    const changed = await a.expectOk(
      a.put<JournalEntry>(`/api/journal/${entry.id}`, { content: 'second thought' }),
    );
    expect(changed).toMatchObject({ id: entry.id, content: 'second thought', visibility: 'shared' });
    expect(changed.createdAt).toBe(entry.createdAt);
    expect(await contents(b)).toContain('second thought');
    await a.expectOk(a.put(`/api/journal/${entry.id}`, { visibility: 'private' }));
    expect(await contents(b)).not.toContain('second thought');
    expect(await contents(a)).toContain('second thought');
  });

  it('is closed to the partner and to strangers where changing is concerned', async () => {
    const entry = await write(a, 'mine to change');
    for (const person of [b, stranger]) {
      const answers = [
        await refusal(person.put(`/api/journal/${entry.id}`, { content: 'not mine' })),
        await refusal(person.delete(`/api/journal/${entry.id}`)),
      ];
      for (const answer of answers) expect(answer).toMatchObject({ status: 404, code: 'entry_not_found' });
    }
    expect(await contents(a)).toContain('mine to change');
  });

  it('forgets a deleted entry', async () => {
    const entry = await write(a, 'to be deleted');
    expect((await a.delete(`/api/journal/${entry.id}`)).status).toBe(204);
    expect((await a.delete(`/api/journal/${entry.id}`)).status).toBe(404);
    expect(await contents(b)).not.toContain('to be deleted');
  });

  it('refuses a change that changes nothing', async () => {
    const entry = await write(a, 'as it is');
    expect(await refusal(a.put(`/api/journal/${entry.id}`, {}))).toMatchObject({
      status: 400,
      code: 'nothing_to_change',
    });
  });
});

describe('appreciations', () => {
  const thanks = { appreciation: 'You called my mother.', quality: 'thoughtful' };

  it('are one a person and day: a second replaces the first', async () => {
    expect((await a.get('/api/appreciation/today')).body).toBeNull();
    const first = await a.expectOk(a.post<Appreciation>('/api/appreciation', thanks));
    const second = await a.expectOk(
      a.post<Appreciation>('/api/appreciation', { ...thanks, quality: 'kind' }),
    );
    expect(second).toEqual({ ...first, quality: 'kind' });
    expect((await a.get('/api/appreciation/today')).body).toEqual(second);
    expect((await b.get('/api/appreciation/today')).body).toBeNull();
  });

  it('are one even when saved ten times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => stranger.post('/api/appreciation', thanks)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await stranger.get<Appreciation[]>('/api/appreciation')).body).toHaveLength(1);
  });

  it('are shared by the couple, newest first, and with nobody else', async () => {
    await b.expectOk(b.post('/api/appreciation', { appreciation: 'You waited up.', quality: 'patient' }));
    const { body: seen } = await a.get<Appreciation[]>('/api/appreciation');
    expect(seen.map(({ quality }) => quality)).toEqual(['patient', 'kind']);
    expect((await stranger.get<Appreciation[]>('/api/appreciation')).body).toHaveLength(1);
  });

  it.each([
    { appreciation: ' ', quality: 'kind' },
    { appreciation: 'You did.' },
    { ...thanks, quality: 'x'.repeat(2001) },
  ])('are refused when they read %j', async (body) => {
    expect((await a.post('/api/appreciation', body)).status).toBe(400);
  });
});
