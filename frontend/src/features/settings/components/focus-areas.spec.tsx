import type { Focus } from '@anew/contracts/content/views';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { renderWithProviders } from '#shared/testing/render';
import { FocusAreas } from './focus-areas';

const server = apiServer();
let focuses: Focus[];
let asked: string[];

const area = (category: string) => ({ category, title: category, summary: `How it is with ${category}.` });
const resultsWith = (categories: string[], recommendations: object[] = []) =>
  server.use(
    http.get('/api/assessment/results', () =>
      HttpResponse.json({ priorityAreas: categories.map(area), recommendations }),
    ),
  );

beforeEach(() => {
  focuses = [{ moduleSlug: 'our-vision', priority: 'low' }];
  asked = [];
  server.use(
    http.get('/api/focuses', () => HttpResponse.json(focuses)),
    http.get('/api/assessment/results', () => HttpResponse.json(null)),
    http.post('/api/focuses', async ({ request }) => {
      const focus = (await request.json()) as Focus;
      asked.push(`set ${focus.moduleSlug} ${focus.priority}`);
      focuses = [...focuses.filter(({ moduleSlug }) => moduleSlug !== focus.moduleSlug), focus];
      return HttpResponse.json(focus);
    }),
    http.delete('/api/focuses/:slug', ({ params }) => {
      asked.push(`remove ${String(params.slug)}`);
      focuses = focuses.filter(({ moduleSlug }) => moduleSlug !== params.slug);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

const priorityOf = (title: string) => screen.findByLabelText(`Priority of ${title}`);
const rowOf = (control: HTMLElement) => within(control.closest('li')!);

describe('an area', () => {
  it('is one of six, and active only with a priority [9.45]', async () => {
    renderWithProviders(<FocusAreas />);
    const active = await priorityOf('Our Vision');
    expect(screen.getAllByRole('combobox')).toHaveLength(6);
    expect(active).toHaveValue('low');
    expect(rowOf(active).getByText('Active')).toBeVisible();
    const inactive = await priorityOf('Emotional Safety');
    expect(inactive).toHaveValue('inactive');
    const choices = within(inactive).getAllByRole('option');
    expect(choices.map((option) => [option.getAttribute('value'), option.textContent])).toEqual([
      ['inactive', 'Inactive'],
      ['high', 'High priority'],
      ['medium', 'Medium priority'],
      ['low', 'Low priority'],
    ]);
    expect(rowOf(inactive).queryByText('Active')).not.toBeInTheDocument();
    expect(screen.getByText(/Higher-priority areas appear more often/)).toBeVisible();
  });

  it('becomes active, changes and becomes inactive again', async () => {
    const { user } = renderWithProviders(<FocusAreas />);
    const control = await priorityOf('Emotional Safety');
    await user.selectOptions(control, 'High priority');
    await waitFor(() => expect(rowOf(control).getByText('Active')).toBeVisible());
    await user.selectOptions(control, 'Medium priority');
    await user.selectOptions(control, 'Inactive');
    await waitFor(() =>
      expect(asked).toEqual([
        'set emotional-safety high',
        'set emotional-safety medium',
        'remove emotional-safety',
      ]),
    );
    await waitFor(() => expect(control).toHaveValue('inactive'));
  });

  it('goes back to what it was and says why when the server refuses [8.31]', async () => {
    const words = 'This part of Anew is not reachable right now. Please try again in a moment.';
    const refuse = () => refusal(503, 'service_unavailable', words);
    server.use(http.post('/api/focuses', refuse), http.delete('/api/focuses/:slug', refuse));
    const { user } = renderWithProviders(<FocusAreas />);
    const control = await priorityOf('Our Vision');
    await user.selectOptions(control, 'High priority');
    await waitFor(() => expect(control).toHaveAccessibleDescription(words));
    expect(control).toHaveValue('low');
    expect(screen.getAllByText(words)).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    await user.selectOptions(control, 'Inactive');
    await waitFor(() => expect(control).toHaveAccessibleDescription(words));
    expect(control).toHaveValue('low');
  });
});

describe('the order', () => {
  const titles = () =>
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent.trim());
  const move = (name: RegExp) => screen.findByRole('button', { name });

  it('is that of the priorities, and each active card says what changes tomorrow', async () => {
    focuses.push({ moduleSlug: 'love-fun-intimacy', priority: 'high' });
    renderWithProviders(<FocusAreas />);
    const first = await priorityOf('Love, Fun and Intimacy');
    expect(titles().slice(0, 2)).toEqual(['Love, Fun and Intimacy Active', 'Our Vision Active']);
    expect(rowOf(first).getByText('From tomorrow on: about 10 of your next 30 questions.')).toBeVisible();
    expect(rowOf(await priorityOf('Emotional Safety')).queryByText(/^From tomorrow on/)).toBeNull();
    expect(screen.getByText(/Today’s question stays/)).toBeVisible();
  });

  it('changes with up and down, one level at a time, by the same calls', async () => {
    const { user } = renderWithProviders(<FocusAreas />);
    await user.click(await move(/^Move Emotional Safety up: low priority$/));
    await user.click(await move(/^Move Emotional Safety up: medium priority$/));
    await waitFor(() => expect(titles()[0]).toBe('Emotional Safety Active'));
    await user.click(await move(/^Move Our Vision down: inactive$/));
    await waitFor(() =>
      expect(asked).toEqual(['set emotional-safety low', 'set emotional-safety medium', 'remove our-vision']),
    );
  });

  it('leaves the focus on the button while the card moves, and tells where it is now', async () => {
    const { user } = renderWithProviders(<FocusAreas />);
    const up = await move(/^Move Love, Fun and Intimacy up/);
    await user.click(up);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(titles()[0]).toBe('Love, Fun and Intimacy Active'));
    expect(up).toHaveFocus();
    expect(
      await screen.findByText(/^Love, Fun and Intimacy is medium priority now, number 1 of 6\./),
    ).toHaveRole('status');
  });

  it('ends at the top and at the bottom, without losing the focus', async () => {
    focuses = [{ moduleSlug: 'our-vision', priority: 'high' }];
    const { user } = renderWithProviders(<FocusAreas />);
    const top = await move(/^Our Vision cannot move further up$/);
    await user.click(top);
    expect(top).toHaveAttribute('aria-disabled', 'true');
    expect(top).toHaveFocus();
    expect(await move(/^Emotional Safety cannot move further down$/)).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(asked).toEqual([]);
  });
});

it('says so when the areas did not load', async () => {
  server.use(http.get('/api/focuses', () => refusal(503, 'service_unavailable', 'We are resting.')));
  renderWithProviders(<FocusAreas />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This did not load');
});

describe('the assessment', () => {
  it.each([
    ['Communication', 'communication-complexity', 'Communication and Its Complexity'],
    ['Trust & Past', 'emotional-safety', 'Emotional Safety'],
    ['Blending & Children', 'practical-blending', 'Practical Blending'],
    ['Intimacy & Connection', 'love-fun-intimacy', 'Love, Fun and Intimacy'],
  ])('suggests for %s the area %s, taken up with one press', async (category, slug, title) => {
    resultsWith([category]);
    const { user } = renderWithProviders(<FocusAreas />);
    await user.click(await screen.findByRole('button', { name: `Make it a focus: ${title}` }));
    await waitFor(() => expect(asked).toEqual([`set ${slug} high`]));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Make it a focus/ })).toBeNull());
  });

  it('gives the reason, in the words that both read in their results', async () => {
    resultsWith(
      ['Blending & Children', 'Trust & Past'],
      [
        {
          moduleSlug: 'practical-blending',
          title: 'Practical Blending',
          reason: 'Family life asks a lot of you.',
        },
      ],
    );
    renderWithProviders(<FocusAreas />);
    const advised = rowOf(await priorityOf('Practical Blending'));
    expect(await advised.findByText('Family life asks a lot of you.', { exact: false })).toBeVisible();
    const marked = rowOf(await priorityOf('Emotional Safety'));
    expect(marked.getByText('How it is with Trust & Past.', { exact: false })).toBeVisible();
    const other = rowOf(await priorityOf('Love, Fun and Intimacy'));
    expect(other.queryByText(/From your results/)).toBeNull();
  });

  it('is offered where there are no results yet', async () => {
    renderWithProviders(<FocusAreas />);
    expect(await screen.findByRole('link', { name: 'Take the assessment' })).toHaveAttribute(
      'href',
      '/assessment',
    );
  });

  it('suggests nothing that is a focus already', async () => {
    resultsWith(['Future & Commitment']);
    renderWithProviders(<FocusAreas />);
    await priorityOf('Our Vision');
    expect(screen.queryByRole('button', { name: /^Make it a focus/ })).toBeNull();
  });

  it('leaves the suggestion standing, with the reason, when it was refused', async () => {
    resultsWith(['Trust & Past']);
    server.use(http.post('/api/focuses', () => refusal(403, 'couple_required', 'Join a couple first.')));
    const { user } = renderWithProviders(<FocusAreas />);
    const button = await screen.findByRole('button', { name: 'Make it a focus: Emotional Safety' });
    await user.click(button);
    const control = await priorityOf('Emotional Safety');
    await waitFor(() => expect(control).toHaveAccessibleDescription('Join a couple first.'));
    expect(button).toBeEnabled();
  });

  it('says so when its suggestions did not load, and is offered to nobody who may have answered it', async () => {
    server.use(
      http.get('/api/assessment/results', () => refusal(503, 'service_unavailable', 'We are resting.')),
    );
    const { user } = renderWithProviders(
      <>
        <h1 tabIndex={-1}>Settings</h1>
        <FocusAreas />
      </>,
    );
    expect(await screen.findByText('The suggestions from your assessment did not load.')).toBeVisible();
    server.use(http.get('/api/assessment/results', () => new Promise<Response>(() => undefined)));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Take the assessment' })).toBeNull();
  });
});
