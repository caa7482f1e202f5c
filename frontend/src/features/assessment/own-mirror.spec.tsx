import { ASSESSMENT_CATEGORIES, ASSESSMENT_QUESTIONS } from '@anew/contracts/assessment/instrument';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiServer } from '#shared/testing/api-server';
import { renderWithProviders } from '#shared/testing/render';
import { OwnMirror } from './components/own-mirror';
import { OwnPart } from './components/own-part';
import { ownPositions } from './lib/own-mirror';
import { ownResponses } from './testing/fixtures';

const server = apiServer();

/** Answers every question with the option of this score. */
const allWith = (score: number): Record<string, string> =>
  Object.fromEntries(
    ASSESSMENT_QUESTIONS.map(({ id, options }) => [
      id,
      options.find((option) => option.score === score)?.value ?? '',
    ]),
  );

describe('a person’s own positions', () => {
  it.each([
    [1, 0],
    [2, 25],
    [3, 75],
    [4, 100],
  ])('with %i everywhere are all %i', (score, position) => {
    expect(ownPositions(allWith(score))).toEqual(
      ASSESSMENT_CATEGORIES.map((category) => ({ category, position })),
    );
  });

  it('leave out what does not apply to the person', () => {
    const low: Record<string, string> = { ...allWith(1), blend_4: 'no-children', blend_5: 'no-contact' };
    expect(ownPositions(low)).toContainEqual({ category: 'Blending & Children', position: 0 });
    const { blend_1, blend_2, ...rest } = low;
    expect([blend_1, blend_2]).not.toContain(undefined);
    expect(ownPositions(rest)).toContainEqual({ category: 'Blending & Children', position: null });
  });
});

describe('the own picture', () => {
  it('says each position in words, and asks for nothing of the partner', () => {
    renderWithProviders(<OwnMirror responses={allWith(3)} shape="diamond" />);
    expect(screen.getAllByText('Place 4 of 5, from “Needs care” to “Feels strong”')).toHaveLength(5);
    expect(document.querySelectorAll('[data-shape="diamond"]')).toHaveLength(5);
    expect(document.querySelectorAll('[data-shape="circle"]')).toHaveLength(0);
  });

  it('opens on the dashboard only on demand', async () => {
    server.use(http.get('/api/assessment/my-responses', () => HttpResponse.json(ownResponses)));
    const { user } = renderWithProviders(<OwnPart />);
    const open = await screen.findByRole('button', { name: 'See your own picture' });
    expect(screen.queryByText('Communication')).toBeNull();
    await user.click(open);
    expect(screen.getByRole('heading', { name: 'Communication' })).toBeVisible();
  });

  it('is not there before the questions are answered', async () => {
    const asked = jest.fn();
    server.use(
      http.get('/api/assessment/my-responses', () => {
        asked();
        return HttpResponse.json(null);
      }),
    );
    renderWithProviders(<OwnPart />);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
