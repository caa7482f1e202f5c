import { http, HttpResponse } from 'msw';

/** The server's answer about an address that nobody has proved, with a mail on its way until then, or none. */
export const unprovedAddress = (codeUntil: string | null) =>
  http.get('/api/account/address', () =>
    HttpResponse.json({
      email: 'ada@example.org',
      proved: false,
      required: true,
      codeUntil,
      pending: null,
    }),
  );
