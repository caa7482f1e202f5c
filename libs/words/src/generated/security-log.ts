// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const accountCreated = (): string => said('D0sa') ?? 'You opened your account';
export const addressChangeAsked = (): string => said('YR0p') ?? 'A new email address was asked for';
export const addressChangeUndone = (): string =>
  said('L-lx') ?? 'The change of your email address was undone';
export const addressChanged = (): string => said('eVVT') ?? 'Your email address changed';
export const coupleJoined = (): string => said('AwkV') ?? 'You joined a couple account';
export const coupleLeft = (): string => said('k4_K') ?? 'You stopped sharing a couple account';
export const dataExported = (): string => said('j22w') ?? 'Your data was exported';
export const inviteCodeChanged = (): string => said('qldP') ?? 'A new invite code was made';
export const otherSessionsEnded = (): string => said('Rj78') ?? 'Signed out everywhere else';
export const passkeyAdded = (): string => said('KtKb') ?? 'A passkey was added';
export const passkeyFailed = (): string => said('bJPa') ?? 'A passkey was tried and did not work';
export const passkeyRemoved = (): string => said('jMGh') ?? 'A passkey was removed';
export const passkeyUsed = (): string => said('CXH9') ?? 'A passkey was used';
export const passwordChanged = (): string => said('nLn3') ?? 'Your password changed';
export const proofFailed = (): string => said('jTDB') ?? 'A wrong password was entered while signed in';
export const recoveryCodeUsed = (): string => said('PfR_') ?? 'A recovery code was used';
export const recoveryCodesMade = (): string => said('r7V6') ?? 'New recovery codes were made';
export const secondFactorFailed = (): string =>
  said('VhGf') ?? 'The password was right, but the code was wrong';
export const secondFactorUsed = (): string => said('UAmC') ?? 'A code from your app was used';
export const sessionCopied = (): string => said('gTjq') ?? 'A sign-in seemed to be copied, so it was ended';
export const sessionEnded = (): string => said('IUFR') ?? 'Signed out of one device';
export const signInFailed = (): string => said('dPIS') ?? 'Someone tried to sign in with a wrong password';
export const signedIn = (): string => said('JHaz') ?? 'Signed in';
export const signedOut = (): string => said('Y6hH') ?? 'Signed out';
export const totpAdded = (): string => said('Rejf') ?? 'Codes from an app were turned on';
export const totpRemoved = (): string => said('p4VC') ?? 'Codes from an app were turned off';
