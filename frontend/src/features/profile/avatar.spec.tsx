import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { maria } from '#shared/testing/people';
import { holds } from '#shared/testing/posts';
import { Toaster } from '#shared/ui/toast/toaster';
import { atRest, openProfile, plainAccount, sessionsAre, thisDevice } from './testing/open-profile';

const server = apiServer(...atRest, sessionsAre(thisDevice), ...plainAccount);
const UPLOAD_URL = '/api/objects/picture-1?ticket=signed';
const drawImage = jest.fn();
const asked: string[] = [];

const prepares = (answer: () => Response | Promise<Response>) =>
  server.use(http.post('/api/objects/upload', answer));
const uploads = (answer: () => Response) =>
  server.use(
    http.put('/api/objects/picture-1', async ({ request }) => {
      asked.push(`${request.headers.get('content-type')}: ${await request.text()}`);
      return answer();
    }),
  );
const saves = (answer: () => Response) =>
  server.use(
    http.put('/api/profile/avatar', async ({ request }) => {
      asked.push(await request.text());
      return answer();
    }),
  );

/** Expects the text on the screen, and in no toast beside it. */
async function seenOnce(text: string) {
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getAllByText(text)).toHaveLength(1);
}

beforeEach(() => {
  asked.length = 0;
  drawImage.mockClear();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  HTMLElement.prototype.setPointerCapture = () => undefined;
  const context = { drawImage, fillRect: () => undefined } as unknown as CanvasRenderingContext2D;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
    quality,
  ) {
    const content = `${this.width}x${this.height} ${type} ${quality}`;
    void new Response(content).blob().then(done);
  });
  prepares(() => HttpResponse.json({ uploadURL: UPLOAD_URL }));
  uploads(() => HttpResponse.json({}));
  saves(() => HttpResponse.json({ ...maria, avatarUrl: '/api/objects/picture-1' }));
});

async function pick(file: File) {
  const view = openProfile();
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Photo'), file);
  return view;
}

async function crop() {
  const view = await pick(new File(['picture'], 'me.png', { type: 'image/png' }));
  const image = await screen.findByAltText('How you will look');
  Object.defineProperties(image, { naturalWidth: { value: 800 }, naturalHeight: { value: 400 } });
  fireEvent.load(image);
  return { ...view, image };
}

async function save() {
  const view = await crop();
  await view.user.click(screen.getByRole('button', { name: 'Save Photo' }));
  return view;
}

describe('a file', () => {
  it('that is no image is refused', async () => {
    await pick(new File(['text'], 'letter.pdf', { type: 'application/pdf' }));
    await seenOnce('Invalid File Type');
    expect(screen.getByRole('alert')).toHaveTextContent('Please select an image file (JPG, PNG, GIF).');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that is larger than 5 MB is refused', async () => {
    await pick(new File([new Uint8Array(5_242_881)], 'me.png', { type: 'image/png' }));
    await seenOnce('File Too Large');
    expect(screen.getByRole('alert')).toHaveTextContent('Please select an image smaller than 5MB.');
  });

  it('that only says that it is an image is refused when it cannot be shown', async () => {
    await pick(new File(['no picture'], 'me.png', { type: 'image/png' }));
    fireEvent.error(await screen.findByAltText('How you will look'));
    await seenOnce('Invalid File Type');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the crop dialog', () => {
  it('moves the picture by dragging and by the sliders', async () => {
    const { image, user } = await crop();
    await user.pointer([
      { keys: '[MouseLeft>]', target: image, coords: { clientX: 10, clientY: 10 } },
      { target: image, coords: { clientX: 60, clientY: 10 } },
      { keys: '[/MouseLeft]', target: image },
    ]);
    const slider = screen.getByLabelText('Left or right');
    expect(slider).toHaveValue('50');
    fireEvent.change(slider, { target: { value: '-100' } });
    expect(image).toHaveStyle({ left: '-25%' });
    expect(screen.getByLabelText('Up or down')).toBeDisabled();
  });

  it('cuts out what lies in the circle, zoomed in', async () => {
    const { user } = await crop();
    fireEvent.change(screen.getByLabelText('Zoom'), { target: { value: '2' } });
    await user.click(screen.getByRole('button', { name: 'Save Photo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(drawImage).toHaveBeenCalledWith(expect.anything(), 300, 100, 200, 200, 0, 0, 200, 200);
  });
});

describe('saving', () => {
  it('uploads the JPEG to the address it was given, then saves that address [9.38]', async () => {
    const { onUserChange } = await save();
    await waitFor(() => expect(onUserChange).toHaveBeenCalled());
    expect(asked).toEqual(['image/jpeg: 200x200 image/jpeg 0.9', JSON.stringify({ avatarURL: UPLOAD_URL })]);
    expect(onUserChange).toHaveBeenCalledWith({ ...maria, avatarUrl: '/api/objects/picture-1' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['cannot be prepared', () => refusal(503, 'service_unavailable', 'Later.')],
    ['gets no address', () => HttpResponse.json({})],
  ])('says "Upload Error" when the upload %s [8.36]', async (_, answer) => {
    prepares(answer);
    await save();
    await seenOnce('Upload Error');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to prepare file upload. Please try again.');
    expect(asked).toEqual([]);
  });

  it('says "Upload Failed" with the status, keeps the picture, and works when tried again [8.37]', async () => {
    uploads(() => new HttpResponse(null, { status: 500 }));
    const { user, image, onUserChange } = await save();
    await seenOnce('Upload Failed');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to upload your photo. Please try again. (Upload failed: 500)',
    );
    expect(image).toBeInTheDocument();
    uploads(() => HttpResponse.json({}));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(onUserChange).toHaveBeenCalledTimes(1));
  });

  it('says what the server said when the address cannot be saved [8.35]', async () => {
    saves(() => refusal(404, 'not_found', 'This picture is not there.'));
    await save();
    const text = 'Failed to update avatar: This picture is not there.';
    await seenOnce(text);
  });

  it('says in a toast that it failed when the screen was left meanwhile', async () => {
    const answer = holds(server, '/api/objects/upload');
    const { rerender } = await save();
    await screen.findByRole('button', { name: 'Uploading...' });
    rerender(<Toaster />);
    await answer(refusal(503, 'service_unavailable', 'Later.'));
    expect(await screen.findByText('Upload Error')).toBeVisible();
  });

  it('says in our words that nobody answered', async () => {
    saves(() => HttpResponse.error());
    await save();
    await seenOnce('Failed to update avatar: We can’t reach Anew right now');
  });
});

describe('a picture that is being placed', () => {
  it('is put away by Cancel, which uploads nothing', async () => {
    const { user } = await crop();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked).toEqual([]);
    expect(drawImage).not.toHaveBeenCalled();
  });

  it('cannot be saved before it is there', async () => {
    await pick(new File(['picture'], 'me.png', { type: 'image/png' }));
    expect(await screen.findByRole('button', { name: 'Save Photo' })).toBeDisabled();
    expect(screen.queryByLabelText('Zoom')).not.toBeInTheDocument();
  });

  it('without a size of its own is refused', async () => {
    await pick(new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }));
    const image = await screen.findByAltText('How you will look');
    Object.defineProperties(image, { naturalWidth: { value: 0 }, naturalHeight: { value: 0 } });
    fireEvent.load(image);
    await seenOnce('Invalid File Type');
  });

  it('does not move when the pointer only passes over it', async () => {
    const { image, user } = await crop();
    await user.pointer([
      { target: image, coords: { clientX: 10, clientY: 10 } },
      { target: image, coords: { clientX: 60, clientY: 10 } },
    ]);
    expect(screen.getByLabelText('Left or right')).toHaveValue('0');
  });

  it('says in words where the sliders stand', async () => {
    await crop();
    fireEvent.change(screen.getByLabelText('Zoom'), { target: { value: '1.5' } });
    expect(screen.getByLabelText('Zoom')).toHaveAttribute('aria-valuetext', '150 percent');
    expect(screen.getByLabelText('Up or down')).toBeEnabled();
  });

  it('stays while it is uploaded, once, and can be left neither by Escape nor by Cancel', async () => {
    let requests = 0;
    prepares(() => {
      requests += 1;
      return new Promise<Response>(() => undefined);
    });
    const { user } = await save();
    const busy = await screen.findByRole('button', { name: 'Uploading...' });
    await user.dblClick(busy);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Place your photo' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await waitFor(() => expect(requests).toBe(1));
  });

  it('begins without the failure of the one before', async () => {
    uploads(() => new HttpResponse(null, { status: 500 }));
    const { user } = await save();
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const another = new File(['other'], 'other.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Photo'), another);
    await screen.findByRole('dialog', { name: 'Place your photo' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('takes the words about a refused file away when another one is picked', async () => {
  const { user } = await pick(new File(['text'], 'letter.pdf', { type: 'application/pdf' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid File Type');
  await user.upload(screen.getByLabelText('Photo'), new File(['picture'], 'me.png', { type: 'image/png' }));
  await screen.findByRole('dialog');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('sends the picture without the token of the session, because its store may be elsewhere', async () => {
  let authorization: string | null = 'not asked';
  server.use(
    http.put('/api/objects/picture-1', ({ request }) => {
      authorization = request.headers.get('authorization');
      return HttpResponse.json({});
    }),
  );
  document.cookie = 'auth_token=secret; path=/';
  const { onUserChange } = await save();
  await waitFor(() => expect(onUserChange).toHaveBeenCalled());
  expect(authorization).toBeNull();
  document.cookie = 'auth_token=; max-age=0; path=/';
});
