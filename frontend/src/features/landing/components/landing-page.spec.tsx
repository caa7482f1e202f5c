import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { renderWithProviders } from '#shared/testing/render';
import { LandingPage } from './landing-page';

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const open = (path = '/') =>
  renderWithProviders(
    <Routes>
      <Route path="/simple-setup" element={<Where />} />
      <Route path="*" element={<LandingPage />} />
    </Routes>,
    path,
  );
const region = (name: string) => screen.getByRole('region', { name });
const items = (name: string) => within(region(name)).getAllByRole('listitem');

describe('the landing page', () => {
  it('has one title, and parts that can be gone through by their headings', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'You both came with a past. Build what comes next.',
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'If this is your week, you are in the right place.',
      'Everything in one quiet place',
      'Three steps, none of them big',
      'Tonight, after the dishes.',
    ]);
    expect(document.title).toBe('Anew · For second marriages and blended families');
  });

  it('keeps what each part says together', () => {
    open();
    expect(items('If this is your week, you are in the right place.')).toHaveLength(4);
    const features = within(region('Everything in one quiet place'));
    expect(features.getAllByRole('article')).toHaveLength(5);
    expect(features.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Daily connection questions',
      '8 expert modules',
      'AI coaching, around the clock',
      'Private journaling',
      'A couple assessment',
    ]);
  });

  it('names what the modules are about', () => {
    open();
    const modules = screen.getByRole('heading', { level: 3, name: '8 expert modules' }).closest('article')!;
    expect(
      within(modules)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Blended Family Harmony', 'Ex-Partner Boundaries', 'Financial Peace', 'New Traditions']);
  });

  it('says where the numbers come from, next to them', () => {
    open();
    const said = (number: string) => screen.getByText(number).parentElement;
    expect(said('67%')).toHaveTextContent(/often quoted as the divorce rate of second marriages/);
    expect(said('10,000+')).toHaveTextContent(/couples use Anew/);
  });

  it('begins in three steps, in their order', () => {
    open();
    const steps = screen
      .getAllByRole('listitem')
      .filter((item) => item.closest('ol'))
      .map((item) => within(item).getByRole('heading').textContent);
    expect(steps).toEqual(['Make your account', 'Invite your partner', 'Answer one question']);
  });

  it('says at both beginnings that it costs nothing', () => {
    open();
    for (const term of ['Free to start', 'No credit card required', 'Cancel anytime'])
      expect(screen.getAllByText(term)).toHaveLength(2);
  });

  it('says in Spanish what there is in Spanish', () => {
    open();
    const line = screen.getByText(/^En español/);
    expect(line).toHaveAttribute('lang', 'es');
    expect(line).toHaveTextContent(/la ayuda.*Lo demás, en inglés/);
  });

  it('says what the coach is not, and whom to call in danger', () => {
    open();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText(/educational and not a substitute for therapy/)).toBeVisible();
    expect(footer.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
    expect(footer.getByRole('link', { name: '1-800-799-7233' })).toHaveAttribute('href', 'tel:+18007997233');
  });

  it('leads to what one may want to read before', () => {
    open();
    const nav = within(screen.getByRole('contentinfo')).getByRole('navigation');
    const paths = within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(paths).toEqual(['/privacy', '/terms', '/help']);
  });

  it('says that somebody is signed out only when the server lets it', () => {
    open();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('You are signed out.');
    expect(screen.getByRole('status', { hidden: true })).toHaveAttribute('tabindex', '-1');
  });

  it('has no picture that a screen reader would have to skip', () => {
    const { container } = open();
    for (const picture of container.querySelectorAll('main svg'))
      expect(picture.closest('[aria-hidden=true]')).not.toBeNull();
  });
});

describe('a visitor with a code', () => {
  it('goes straight to joining, and the code is kept in this tab', async () => {
    open('/?invite=k7m2x9qa');
    expect(await screen.findByText('/simple-setup?invite=k7m2x9qa')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(window.sessionStorage.getItem('invite-code')).toBe('k7m2x9qa');
  });

  it.each(['/?invite=', '/?invite=%20', '/journal?write=true'])(
    'stays here where there is none: %s',
    (path) => {
      open(path);
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(window.sessionStorage.getItem('invite-code')).toBeNull();
    },
  );
});
