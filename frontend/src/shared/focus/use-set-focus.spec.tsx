import { ASSESSMENT_CATEGORIES } from '@anew/contracts/assessment/instrument';
import { FOCUS_MODULE_SLUGS } from '@anew/contracts/content/module-slugs';
import type { Focus } from '@anew/contracts/content/views';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { focusesQuery } from '#api/content';
import { apiServer } from '../testing/api-server';
import { down } from '../testing/posts';
import { renderWithProviders } from '../testing/render';
import { toasts } from '../testing/toasts';
import { Toaster } from '../ui/toast/toaster';
import { FOCUS_OF } from './focus-of';
import { focusFailureText, useSetFocus } from './use-set-focus';

const server = apiServer();
let focuses: Focus[];
let asked: string[];

beforeEach(() => {
  asked = [];
  focuses = [
    { moduleSlug: 'our-vision', priority: 'low' },
    { moduleSlug: 'emotional-safety', priority: 'high' },
  ];
  server.use(
    http.get('/api/focuses', () => HttpResponse.json(focuses)),
    http.post<never, Focus>('/api/focuses', async ({ request }) => {
      const focus = await request.json();
      asked.push(focus.priority);
      focuses = [...focuses.filter(({ moduleSlug }) => moduleSlug !== focus.moduleSlug), focus];
      return HttpResponse.json(focus);
    }),
    http.delete('/api/focuses/our-vision', () => {
      asked.push('none');
      focuses = focuses.filter(({ moduleSlug }) => moduleSlug !== 'our-vision');
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

function Area() {
  const { data } = useQuery(focusesQuery);
  const { mutate, error } = useSetFocus('our-vision');
  return (
    <>
      <ul>
        {data?.map(({ moduleSlug, priority }) => (
          <li key={moduleSlug}>{`${moduleSlug} ${priority}`}</li>
        ))}
      </ul>
      <button type="button" onClick={() => mutate('high')}>
        High
      </button>
      <button type="button" onClick={() => mutate(null)}>
        None
      </button>
      {error && <p role="alert">{focusFailureText(error)}</p>}
    </>
  );
}

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

async function open() {
  const view = renderWithProviders(<Area />);
  await screen.findByText('our-vision low');
  return { ...view, press: (name: string) => view.user.click(screen.getByRole('button', { name })) };
}

describe('a focus', () => {
  it('changes its priority, stands once, and leaves the others alone', async () => {
    const { press } = await open();
    await press('High');
    await waitFor(() => expect(shown().sort()).toEqual(['emotional-safety high', 'our-vision high']));
  });

  it('is no longer one without a priority', async () => {
    const { press } = await open();
    await press('None');
    await waitFor(() => expect(shown()).toEqual(['emotional-safety high']));
  });

  it('shows what the server has confirmed, although the list cannot be read again', async () => {
    const { press } = await open();
    server.use(http.get('/api/focuses', down));
    await press('High');
    expect(await screen.findByText('our-vision high')).toBeVisible();
  });

  it('that is changed twice ends as it was changed last, in spite of a slow first answer', async () => {
    let answer: () => void = () => undefined;
    const { press } = await open();
    server.use(
      http.post('/api/focuses', async () => {
        asked.push('high');
        await new Promise<void>((resolve) => (answer = resolve));
        return HttpResponse.json({ moduleSlug: 'our-vision', priority: 'high' });
      }),
    );
    await press('High');
    await waitFor(() => expect(asked).toEqual(['high']));
    await press('None');
    expect(asked).toEqual(['high']);
    answer();
    await waitFor(() => expect(asked).toEqual(['high', 'none']));
    await waitFor(() => expect(shown()).toEqual(['emotional-safety high']));
  });
});

describe('a change that is refused', () => {
  it('says why where it was made, and in no toast beside it', async () => {
    server.use(http.post('/api/focuses', down));
    const { press } = await open();
    await press('High');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not reachable.');
    expect(toasts().queryByText('Focus area not changed')).not.toBeInTheDocument();
    expect(shown()).toContain('our-vision low');
  });

  it('is told in a toast to whoever has left', async () => {
    let answer: () => void = () => undefined;
    const { press, rerender } = await open();
    server.use(
      http.post('/api/focuses', async () => {
        asked.push('high');
        await new Promise<void>((resolve) => (answer = resolve));
        return new HttpResponse(null, { status: 502 });
      }),
    );
    await press('High');
    await waitFor(() => expect(asked).toEqual(['high']));
    rerender(<Toaster />);
    answer();
    expect(await toasts().findByText('Focus area not changed')).toBeVisible();
    expect(toasts().getByText('This focus area was not changed. Please try again.')).toBeVisible();
  });
});

it('each area of the results has a focus area of its own', () => {
  const areas = ASSESSMENT_CATEGORIES.map((category) => FOCUS_OF[category]);
  expect(new Set(areas).size).toBe(areas.length);
  expect(FOCUS_MODULE_SLUGS).toEqual(expect.arrayContaining(areas));
});
