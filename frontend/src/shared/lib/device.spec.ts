import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { LOGOUT_URL } from '#api/addresses';
import { copiesBySelection } from '../testing/copying';
import { copyText } from './copy-text';
import { draftKey, drafts } from './drafts';
import { forgetOnSignOut, forgetPerson } from './forget';
import { inviteCodeIn, inviteLink, invitePath, pendingInvite } from './invite-code';
import { jpegOf } from './jpeg';
import { newRequestKey } from './request-key';
import { LEFT_KEY, localStore, sessionStore } from './storage';
import { deviceTimeZone, fixedTimeZone, fixTimeZone, timeZone } from './time-zone';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('copying', () => {
  const written = jest.fn<(text: string) => Promise<void>>();
  let selected: string | undefined;

  beforeEach(() => {
    written.mockReset();
    selected = undefined;
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true });
    copiesBySelection(() => {
      selected = document.querySelector('textarea')?.value;
      return true;
    });
  });

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('uses the clipboard where the browser has one', async () => {
    written.mockResolvedValue();
    expect(await copyText('k7m2x9qa')).toBe(true);
    expect(written).toHaveBeenCalledWith('k7m2x9qa');
    expect(selected).toBeUndefined();
  });

  it('uses a selection where the clipboard is refused, and leaves nothing behind', async () => {
    written.mockRejectedValue(new Error('Denied'));
    expect(await copyText('two\nlines')).toBe(true);
    expect(selected).toBe('two\nlines');
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('gives the focus back, which a browser moves to what it selects', async () => {
    written.mockRejectedValue(new Error('Denied'));
    const { prototype } = HTMLTextAreaElement;
    const select = jest
      .spyOn(prototype, 'select')
      .mockImplementation(() => prototype.focus.call(select.mock.contexts[0]!));
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    copiesBySelection(() => document.activeElement instanceof HTMLTextAreaElement);
    expect(await copyText('k7m2x9qa')).toBe(true);
    expect(document.activeElement).toBe(button);
    button.remove();
  });

  it('uses a selection on a laptop’s address in the local network, where there is no clipboard', async () => {
    Reflect.deleteProperty(navigator, 'clipboard');
    expect(await copyText('k7m2x9qa')).toBe(true);
    expect(selected).toBe('k7m2x9qa');
  });

  it.each([
    () => false,
    () => {
      throw new Error('Not supported');
    },
  ])('says that it did not work when nothing does', async (command) => {
    written.mockRejectedValue(new Error('Denied'));
    copiesBySelection(command);
    expect(await copyText('k7m2x9qa')).toBe(false);
    expect(document.querySelector('textarea')).toBeNull();
  });
});

describe('what this device keeps of a person', () => {
  const fill = () => {
    drafts.save(draftKey('journal', 'user-maria'), 'Private words');
    localStore.set('anew-coach', 'gentle');
    sessionStore.set('anew-answers', 'some');
    sessionStore.set(LEFT_KEY, '1');
    pendingInvite.store('k7m2x9qa');
  };
  const left = () => [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)];

  beforeEach(() => {
    fill();
    forgetOnSignOut();
  });

  it('goes, but for the invite of someone who has yet to sign in and the mark of a quick exit', () => {
    forgetPerson();
    expect(drafts.read(draftKey('journal', 'user-maria'))).toBeNull();
    expect(left().toSorted()).toEqual([LEFT_KEY, 'invite-code'].toSorted());
    expect(pendingInvite.read()).toBe('k7m2x9qa');
  });

  it.each(['click', 'auxclick'])('goes with a link that signs out, wherever it stands: %s', (kind) => {
    document.body.innerHTML = `<a href="${LOGOUT_URL}"><span>Sign Out</span></a>`;
    fireEvent(document.querySelector('span')!, new MouseEvent(kind, { bubbles: true, cancelable: true }));
    expect(localStore.get('anew-coach')).toBeNull();
  });

  it.each(['<a href="/journal"><span>Journal</span></a>', '<a><span>None</span></a>', '<span>Text</span>'])(
    'stays after a click on %s',
    (html) => {
      document.body.innerHTML = html;
      fireEvent.click(document.querySelector('span')!);
      expect(localStore.get('anew-coach')).toBe('gentle');
    },
  );

  it('is no reason to fail where the browser forbids storage', () => {
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    expect(forgetPerson).not.toThrow();
  });
});

describe('the invite', () => {
  it('is a link of this address with the code at its end', () => {
    expect(inviteLink('k7m2x9qa')).toBe('http://localhost/invite/k7m2x9qa');
  });

  it('cannot become another address, whatever stands in the code', () => {
    expect(invitePath('../journal?a=b#c')).toBe('/invite/..%2Fjournal%3Fa%3Db%23c');
  });

  it.each([
    'k7m2x9qa',
    ' k7m2x9qa\n',
    'k7m2 x9qa',
    'k7m2\u00a0x9qa',
    'k7m2-x9qa',
    'k7m2 – x9qa',
    'k7m2\u2011x9qa',
    '\u200ek7m2x9qa\u200f',
    'k7m2\u00adx9qa\u200b',
    '\uff4b\uff17\uff4d\uff12\uff58\uff19\uff51\uff41',
    'http://host/invite/k7m2x9qa',
    'http://host/invite/k7m2x9qa/',
    'http://host/invite/k7m2x9qa?from=mail#top',
    'http://host/?invite=k7m2x9qa',
    'http://host/simple-setup?x=1&invite=k7m2x9qa.',
    'Join me: http://host/invite/k7m2x9qa — Ada',
    'Join me (http://host/invite/k7m2x9qa), dear',
    'Not http://host/invite/zzzz2222 but http://host/invite/k7m2x9qa',
  ])('is found in what was typed or pasted: %j', (typed) => {
    expect(inviteCodeIn(typed)).toBe('k7m2x9qa');
  });

  it('is left as it was typed where it cannot be right, so that the server says so', () => {
    expect(inviteCodeIn('a/b')).toBe('a/b');
    expect(inviteCodeIn('K7M2X9Q')).toBe('K7M2X9Q');
    expect(inviteCodeIn('http://host/invite/')).toBe('http://host/invite/');
  });

  it.each(['', '  ', ' - ', '\u200b'])('is nothing in %j', (typed) => {
    expect(inviteCodeIn(typed)).toBe('');
  });

  it('waits in this tab alone until it is used', () => {
    pendingInvite.store('k7m2x9qa');
    expect(window.localStorage).toHaveLength(0);
    pendingInvite.clear();
    expect(pendingInvite.read()).toBeNull();
  });
});

describe('the key of a request', () => {
  it('is another one each time', () => {
    const keys = Array.from({ length: 20 }, newRequestKey);
    expect(new Set(keys)).toHaveProperty('size', 20);
  });

  it('is made without the browser’s own way, too, which is missing outside a secure context', () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'crypto')!;
    const getRandomValues = (bytes: Uint8Array) => bytes.fill(10);
    Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues }, configurable: true });
    expect(newRequestKey()).toBe('0a'.repeat(16));
    Object.defineProperty(globalThis, 'crypto', own);
  });
});

describe('the time zone', () => {
  it('is the device’s until another is fixed', () => {
    expect(timeZone()).toBe(deviceTimeZone());
    fixTimeZone('America/Denver');
    expect(timeZone()).toBe('America/Denver');
    fixTimeZone(null);
    expect(timeZone()).toBe(deviceTimeZone());
  });

  it('that this browser does not know is as good as none', () => {
    localStore.set('anew-time-zone', 'Mars/Olympus');
    expect(fixedTimeZone()).toBeNull();
    expect(timeZone()).toBe(deviceTimeZone());
  });
});

describe('a drawing as a JPEG', () => {
  const canvasWith = (blob: Blob | null) =>
    ({ toBlob: (done: BlobCallback) => done(blob) }) as unknown as HTMLCanvasElement;

  it('is what the canvas gave', async () => {
    const blob = new Blob(['jpeg']);
    expect(await jpegOf(canvasWith(blob), 0.9)).toBe(blob);
  });

  it('fails where the canvas gave nothing', async () => {
    await expect(jpegOf(canvasWith(null), 0.9)).rejects.toThrow('could not be drawn');
  });
});
