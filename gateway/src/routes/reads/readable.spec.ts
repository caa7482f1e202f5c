import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { isReadable } from './readable.js';

it.each(['/api/news', '/api/journal?limit=3', '/api/modules/our-vision/action-completions'])(
  '%s can be read with others',
  (address) => expect(isReadable(address)).toBe(true),
);

it.each([
  ['a stream', '/api/live'],
  ['this call itself', '/api/reads?path=/api/reads'],
  ['what signs out', '/api/logout'],
  ['a page', '/api/login'],
  ['a picture', '/api/objects/01920000-0000-7000-8000-000000000000'],
  ['the export', '/api/account/export'],
  ['what changes something', '/api/focuses/our-vision'],
  ['a call that there is not', '/api/nothing'],
  ['something outside the API', '/journal'],
  ['another site', 'https://elsewhere.example/api/news'],
  ['another site without its scheme', '//elsewhere.example/api/news'],
])('%s cannot', (_, address) => expect(isReadable(address)).toBe(false));
