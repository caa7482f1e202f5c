import {
  type Agreement,
  type Talk,
  TALK_STEPS,
  type Talks,
  type TalkStep,
} from '@anew/contracts/assessment/talks';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import type { AgreementCheck, NewAgreement, TalkMoving, TalkStart } from '#api/assessment-calls';
import { maria, member, sam } from '#shared/testing/people';

export const talk: Talk = {
  id: 'talk',
  area: 'trust',
  step: 'first-speaks',
  firstSpeaker: sam.id,
  secondsIn: 0,
  pause: null,
};

export const agreement: Agreement = {
  id: 'agreement',
  area: 'trust',
  text: 'A text when one of us is late.',
  dueOn: '2020-01-01',
  outcome: null,
  authorId: sam.id,
  checkedBy: null,
};

const BACK_AT = '2099-01-01T20:00:00.000Z';
const ORDER = Object.keys(TALK_STEPS) as TalkStep[];

/** The talk after a move, or null once it has ended. */
function moved(current: Talk, { move }: TalkMoving): Talk | null {
  const place = ORDER.indexOf(current.step);
  if (move === 'leave') return null;
  if (move === 'pause') return { ...current, pause: { backAt: BACK_AT } };
  if (move === 'resume') return { ...current, pause: null };
  const step = ORDER[move === 'next' ? place + 1 : place - 1];
  return step ? { ...current, step } : null;
}

class FakeTalks {
  /** Bodies that were posted, in order. */
  readonly posted: unknown[] = [];
  talks: Talks;
  /** Opens when the server may answer what was posted. */
  gate = Promise.resolve();

  constructor(
    talks: Partial<Talks>,
    public agreements: Agreement[],
  ) {
    this.talks = { offered: [{ area: 'trust', talkedAt: null }], current: null, ...talks };
  }

  /** Keeps every answer to a post waiting, until the returned function is called. */
  hold(): () => void {
    let open: () => void = () => undefined;
    this.gate = new Promise((resolve) => (open = resolve));
    return () => open();
  }

  /** Ends the talk that is going on, in which the two got to the end of it. */
  finish(): void {
    const { offered, current } = this.talks;
    const talkedAt = new Date().toISOString();
    this.talks = {
      current: null,
      offered: offered.map((one) => (one.area === current?.area ? { ...one, talkedAt } : one)),
    };
  }

  move(moving: TalkMoving): void {
    const { current } = this.talks;
    if (!current) return;
    const next = moved(current, moving);
    if (!next && moving.move === 'next') this.finish();
    else this.talks = { ...this.talks, current: next };
  }

  check(id: string, { outcome, easier, dueOn }: AgreementCheck, by = sam): void {
    const checked = this.agreements.find((one) => one.id === id) ?? agreement;
    const next = {
      ...agreement,
      id: `${id} easier`,
      text: easier ?? '',
      dueOn: dueOn ?? '',
      authorId: by.id,
    };
    this.agreements = [
      ...this.agreements.filter((one) => one !== checked),
      { ...checked, outcome, checkedBy: by.id },
      ...(easier === undefined ? [] : [next]),
    ];
  }

  takeAway(id: unknown): void {
    this.agreements = this.agreements.filter((one) => one.id !== id);
  }
}

/** The server's part of the talks, with two partners and no focus area. */
export function fakeTalks(server: SetupServer, talks: Partial<Talks> = {}, agreements: Agreement[] = []) {
  const fake = new FakeTalks(talks, agreements);
  const body = async <T>(request: Request): Promise<T> => {
    const sent = (await request.json()) as T;
    fake.posted.push(sent);
    await fake.gate;
    return sent;
  };
  server.use(
    http.get('/api/couples/members', () => HttpResponse.json([member(maria), member(sam)])),
    http.get('/api/focuses', () => HttpResponse.json([])),
    http.get('/api/talks', () => HttpResponse.json(fake.talks)),
    http.get('/api/agreements', () => HttpResponse.json(fake.agreements)),
    http.post('/api/talks', async ({ request }) => {
      const { area, firstSpeaker } = await body<TalkStart>(request);
      fake.talks = { ...fake.talks, current: { ...talk, area, firstSpeaker } };
      return HttpResponse.json(fake.talks);
    }),
    http.post('/api/talks/talk/steps', async ({ request }) => {
      fake.move(await body(request));
      return HttpResponse.json(fake.talks);
    }),
    http.post('/api/agreements', async ({ request }) => {
      const { text, dueOn } = await body<NewAgreement>(request);
      const made = { ...agreement, id: 'made', text, dueOn, authorId: maria.id };
      fake.agreements = [made, ...fake.agreements];
      fake.finish();
      return HttpResponse.json(made, { status: 201 });
    }),
    http.post('/api/agreements/:id/check', async ({ request, params }) => {
      fake.check(String(params.id), await body(request), maria);
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('/api/agreements/:id', async ({ params }) => {
      await fake.gate;
      fake.takeAway(params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return fake;
}
