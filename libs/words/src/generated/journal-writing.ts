// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { number } from '../format.js';
import { said } from '../said.js';

export const whatIsOnYourMind = (): string => said('xSxj') ?? 'What is on your mind?';
export const publish = (): string => said('6Ms3') ?? 'Publish Entry';
export const publishing = (): string => said('FC4e') ?? 'Publishing...';
export const cancel = (): string => said('IgFH') ?? 'Cancel';
export const notHeard = (): string => said('QLGj') ?? 'Speech recognition error';
export const notHeardText = (): string => said('A3n7') ?? 'Please try again or check microphone permissions.';
export const draftSaved = (): string => said('SjYp') ?? 'Draft saved';
export const draftOnPage = (): string =>
  said('wMrE') ?? 'Draft kept until you close or reload this page: your browser stores nothing.';
export const tooLong = (v: { most: number; over: number }): string =>
  said('PGT9', v) ??
  `An entry holds ${number('en-US', v.most)} characters; this one has ${number('en-US', v.over)} more.`;
export const yourEntry = (): string => said('Rqsh') ?? 'Your entry';
export const saving = (): string => said('YN7b') ?? 'Saving...';
export const saveChanges = (): string => said('rC1Z') ?? 'Save changes';
export const notChanged = (): string => said('GvV4') ?? 'Your changes are not saved yet';
export const updated = (): string => said('4hLw') ?? 'Entry updated';
export const notSaved = (): string => said('XSqt') ?? 'Your entry is not saved yet';
export const saved = (): string => said('MFmH') ?? 'Entry saved!';
export const savedShared = (): string => said('TuRV') ?? 'Your reflection has been shared with your partner.';
export const savedPrivate = (): string => said('hf-G') ?? 'Your private reflection has been saved.';
export const savedAlone = (): string =>
  said('vWjg') ?? 'Only you can read it for now. When a partner joins, you decide.';
export const whoCanRead = (): string => said('ErFL') ?? 'Who can read it';
export const sharedChoice = (): string => said('CElI') ?? 'Shared';
export const privateChoice = (): string => said('L21s') ?? 'Private';
export const bothCanRead = <T>(v: { bdi: (words: string) => T; partner: string | number }): (string | T)[] =>
  said<(string | T)[]>('RBRR', v) ?? ['You and ', v.bdi(`${v.partner}`)];
export const youTwoCanRead = (): string => said('IWLh') ?? 'You and your partner';
export const onlyYou = (): string => said('CdR_') ?? 'Only you';
export const onlyYouWillRead = (): string => said('-GTA') ?? 'Only you will be able to read this.';
export const onlyYouForNow = (): string =>
  said('iB_X') ?? 'Only you will be able to read this for now. When a partner joins, you decide.';
export const bothWillRead = (v: { partner: string | number }): string =>
  said('xO5D', v) ?? `You and ${v.partner} will be able to read this.`;
export const youTwoWillRead = (): string => said('Xyec') ?? 'You and your partner will be able to read this.';
export const photo = (): string => said('Xg1f') ?? 'Photo';
export const choosePhoto = (): string => said('7gfA') ?? 'Choose a photo';
export const preview = (): string => said('ahgo') ?? 'Preview for this entry';
export const caption = (): string => said('xJKS') ?? 'What does it show? (optional)';
export const captionHint = (): string =>
  said('HMa5') ?? 'It goes below the photo, and is read aloud to anyone who cannot see it.';
export const addPhoto = (): string => said('Oo3R') ?? 'Add a photo';
export const replacePhoto = (): string => said('yGEQ') ?? 'Replace photo';
export const removePhoto = (): string => said('xsnU') ?? 'Remove photo';
export const openingPhoto = (): string => said('bscf') ?? 'Opening the photo...';
export const photoReady = (): string =>
  said('KpqB') ??
  'The photo is ready. Keep this page open until the entry is saved. If it closes or reloads, only your words are kept.';
export const sendingPhoto = (): string => said('py3T') ?? 'Sending the photo';
export const percent = (v: { percent: string | number }): string => said('5yfp', v) ?? `${v.percent} percent`;
export const notAPhoto = (): string =>
  said('8Qcn') ?? 'This file is not a picture. Choose a photo, such as a JPG or PNG.';
export const unreadable = (): string =>
  said('XNUR') ??
  'This picture cannot be opened here. It may be broken. Try another one, or save it as a JPG.';
export const tooLarge = (): string =>
  said('wJMR') ?? 'This picture is larger than 40 MB. Choose a smaller one.';
export const wordsSaved = (): string => said('lrds') ?? 'Your words are saved.';
export const photoNotSaved = (): string => said('H0EP') ?? 'The photo is not saved yet';
export const sendAgain = (): string => said('U22-') ?? 'Send the photo again';
export const sending = (): string => said('R92R') ?? 'Sending...';
export const leavePhoto = (): string => said('nQ5R') ?? 'Leave it without a photo';
