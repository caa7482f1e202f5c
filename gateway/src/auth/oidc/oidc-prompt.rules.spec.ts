import { expect, it } from '@jest/globals';
import { promptFor } from './oidc-prompt.rules.js';

const CAN_CREATE = ['none', 'login', 'create'];

it('asks for a new account where the provider says that it can be asked', () => {
  expect(promptFor({ signsUp: true }, CAN_CREATE)).toEqual({ prompt: 'create' });
});

it.each([[['none', 'login']], [undefined], [null], ['create'], [{ create: true }]])(
  'shows the usual page of a provider whose prompts are %p',
  (supported) => {
    expect(promptFor({ signsUp: true }, supported)).toEqual({});
  },
);

it('asks nobody who only signs in for a new account', () => {
  expect(promptFor({}, CAN_CREATE)).toEqual({});
  expect(promptFor({ signsUp: false }, CAN_CREATE)).toEqual({});
});

it('asks anew whoever proves who they are, whatever else they want', () => {
  expect(promptFor({ proofOf: 'session', signsUp: true }, CAN_CREATE)).toEqual({
    prompt: 'login',
    max_age: '0',
  });
});
