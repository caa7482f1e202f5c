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

it('keeps a mother-in-law in one line', () => {
  render(<Numbers>My mother-in-law calls.</Numbers>);
  expect(screen.getByText('mother-in-law')).toHaveClass('unbroken');
});

it.each(['$988', '1988', '988.50', '9-911', '9/911', '911-2', '7417412'])('leaves %s alone', (text) => {
  render(<Numbers>{text}</Numbers>);
  expect(screen.queryByRole('link')).toBeNull();
});
