import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Numbers } from './numbers';

it('makes every number of people who help a link that calls or writes', () => {
  render(
    <p>
      <Numbers>
        {'Call 911, call or text 988, 1-800-799-7233 (or START to 88788), 1-800-422-4453; HOME to 741741.'}
      </Numbers>
    </p>,
  );
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['911', 'tel:911'],
    ['988', 'tel:988'],
    ['1-800-799-7233', 'tel:+18007997233'],
    ['88788', 'sms:88788'],
    ['1-800-422-4453', 'tel:+18004224453'],
    ['741741', 'sms:741741'],
  ]);
  expect(screen.getByText(/^Call/)).toHaveTextContent(/to 88788\), 1-800-422-4453; HOME to 741741\.$/);
});

it('links the free numbers of other people who help, too', () => {
  render(<Numbers>A counselor: 1-800-662-4357; teens: TEEN to 839863.</Numbers>);
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['tel:+18006624357', 'sms:839863']);
});

it.each(['mother-in-law', 'in-law', 'In-laws', '503-555-0147', '1-503-555-0147'])(
  'keeps %s in one line, as it can be copied',
  (words) => {
    render(<Numbers>{`First ${words} calls.`}</Numbers>);
    expect(screen.getByText(words)).toHaveClass('unbroken');
    expect(screen.getByText(/^First/)).toHaveTextContent(`First ${words} calls.`);
  },
);

it.each(['ex-partner', 'main-law', '2026-11-22', '978-0-415-89437-1'])('lets %s break', (words) => {
  const { container } = render(<Numbers>{words}</Numbers>);
  expect(container.querySelector('.unbroken')).toBeNull();
});

it.each(['$988', '1988', '988.50', '9-911', '9/911', '911-2', '7417412'])('leaves %s alone', (text) => {
  render(<Numbers>{text}</Numbers>);
  expect(screen.queryByRole('link')).toBeNull();
});
