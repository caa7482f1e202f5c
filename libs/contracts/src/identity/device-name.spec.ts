import { describe, expect, it } from '@jest/globals';
import { deviceIn, deviceName, deviceOf } from './device-name.js';

describe('a device', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36', 'Chrome on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36 OPR/120', 'Opera on Linux'],
    [
      'Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28 Chrome/130 Safari/537',
      'Samsung Internet on Android',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Firefox/140.0', 'Firefox on Mac'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140 Safari/604', 'Chrome on iPhone'],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18 Safari/604', 'Safari on iPad'],
    ['Firefox/140.0', 'Firefox'],
    ['Mozilla/5.0 (Windows NT 10.0)', 'A browser on Windows'],
    ['curl/8.0', 'An unknown browser'],
  ])('%s is called %j', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
    expect(deviceIn(name)).toEqual(deviceOf(userAgent));
  });

  it('that did not say is unknown', () => {
    expect(deviceName(null)).toBe('An unknown browser');
  });
});
