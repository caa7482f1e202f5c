import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { pressTwice } from '../testing/press-twice';
import { renderWithProviders } from '../testing/render';
import { type MutationOptions, useMutation } from './use-mutation';

interface Call {
  what: string;
  answer: (value: string) => void;
  fail: (reason: Error) => void;
}

/** Buttons that send what they are called, and the requests that arrived. */
function open(options: Pick<MutationOptions<string, { what: string }>, 'several' | 'onSuccess'> = {}) {
  const calls: Call[] = [];
  const mutationFn = ({ what }: { what: string }) =>
    new Promise<string>((answer, fail) => void calls.push({ what, answer, fail }));

  function Buttons() {
    const { mutate, isPending, data } = useMutation({ mutationFn, ...options });
    return (
      <>
        {['one', 'other'].map((what) => (
          <button key={what} type="button" onClick={() => mutate({ what })}>
            {what}
          </button>
        ))}
        <output>{isPending ? 'pending' : data}</output>
      </>
    );
  }

  renderWithProviders(<Buttons />);
  const sent = () => calls.map(({ what }) => what);
  return { calls, sent };
}

const button = (name: string) => screen.getByRole('button', { name });
const shows = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

describe('a button that sends', () => {
  it('sends once when it is pressed twice at once, and tells once of the answer', async () => {
    const onSuccess = jest.fn();
    const { calls, sent } = open({ onSuccess });
    pressTwice(button('one'));
    await shows('pending');
    expect(sent()).toEqual(['one']);
    calls[0]?.answer('Saved');
    await shows('Saved');
    expect(onSuccess).toHaveBeenCalledTimes(1);
  });

  it('sends nothing else until it was answered', async () => {
    const { calls, sent } = open();
    button('one').click();
    button('other').click();
    await shows('pending');
    expect(sent()).toEqual(['one']);
    calls[0]?.answer('Saved');
    await shows('Saved');
    button('other').click();
    await shows('pending');
    expect(sent()).toEqual(['one', 'other']);
  });

  it('sends again after a failure', async () => {
    const { calls, sent } = open();
    button('one').click();
    await shows('pending');
    calls[0]?.fail(new Error('Lost'));
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
    button('one').click();
    await shows('pending');
    expect(sent()).toEqual(['one', 'one']);
  });
});

describe('where different things may be on their way', () => {
  it('the same one is sent once, and another at once', async () => {
    const { sent } = open({ several: true });
    pressTwice(button('one'));
    pressTwice(button('other'));
    await shows('pending');
    expect(sent()).toEqual(['one', 'other']);
  });

  it('what was changed back is sent too', async () => {
    const { sent } = open({ several: true });
    for (const name of ['one', 'other', 'one']) button(name).click();
    await shows('pending');
    expect(sent()).toEqual(['one', 'other', 'one']);
  });
});
