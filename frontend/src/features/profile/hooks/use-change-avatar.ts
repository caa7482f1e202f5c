import type { UploadTicket, User } from '@anew/contracts/identity/views';
import { photoUpdated } from '@anew/words/profile';
import * as words from '@anew/words/profile-photo';
import { prepareUpload, setAvatar } from '#api/account-calls';
import { errorText, serverMessageOr } from '#shared/api/http-error';
import { useMutation } from '#shared/api/use-mutation';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';

interface Words {
  title: string;
  description?: string;
}

/** Failure of one step of changing the picture, with its text for the user. */
export class AvatarFailure extends Error {
  constructor(
    readonly words: Words,
    cause: Error,
  ) {
    super(errorText(cause), { cause });
  }
}

const notPrepared = (): Words => ({ title: words.notPrepared(), description: words.notPreparedText() });

const notUploaded = (): Words => ({ title: words.notUploaded(), description: words.notUploadedText() });

const notSaved = (error: Error): Words => ({
  title: words.notSaved({ why: serverMessageOr(errorText(error), error) }),
});

async function step<T>(work: () => Promise<T>, wordsFor: (error: Error) => Words): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    const error = thrown as Error;
    throw new AvatarFailure(wordsFor(error), error);
  }
}

async function prepare(): Promise<string> {
  const ticket = await (prepareUpload() as Promise<Partial<UploadTicket> | null>);
  if (!ticket?.uploadURL) throw new Error('There was no upload URL in the answer.');
  return ticket.uploadURL;
}

/** Uploads straight to the picture store. That may be another origin, so no token of ours is sent. */
async function upload(uploadURL: string, jpeg: Blob): Promise<void> {
  const response = await fetch(new URL(uploadURL, window.location.origin), {
    method: 'PUT',
    headers: { 'Content-Type': 'image/jpeg' },
    body: jpeg,
  });
  if (!response.ok) throw new Error(`Upload failed: ${response.status}`);
}

async function changeAvatar(draw: () => Promise<Blob>): Promise<User> {
  const [jpeg, avatarURL] = await step(async () => [await draw(), await prepare()] as const, notPrepared);
  await step(() => upload(avatarURL, jpeg), notUploaded);
  return step(() => setAvatar(avatarURL), notSaved);
}

export function useChangeAvatar(onUserChange: (user: User) => void) {
  const { toast } = useToast();
  const lateToast = useLateToast();
  return useMutation<User, () => Promise<Blob>>({
    mutationFn: changeAvatar,
    onSuccess: (user) => {
      onUserChange(user);
      toast({ title: photoUpdated(), variant: 'success' });
    },
    onError: (error) => {
      if (error instanceof AvatarFailure) lateToast(error.words);
    },
  });
}
