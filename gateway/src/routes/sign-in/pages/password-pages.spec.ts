import { expect, it } from '@jest/globals';
import { inputOf, withoutScript } from '../../../../test/login-pages.js';
import { renderFormPage } from './form-page.js';
import { forgotPage, resetPage } from './password-pages.js';

it.each([
  { page: forgotPage({ returnTo: '/' }), name: 'email', autocomplete: 'username' },
  { page: resetPage({ token: 'x', returnTo: '/' }), name: 'password', autocomplete: 'new-password' },
])(
  'a page for a forgotten password needs no script and suits a password manager: $name',
  ({ page, name, autocomplete }) => {
    const { html } = renderFormPage(page);
    expect(withoutScript(html)).not.toMatch(/<script|\son\w+=|javascript:/i);
    expect(inputOf(html, name)).toContain(`autocomplete="${autocomplete}"`);
    expect(inputOf(html, name)).toContain(`id="${name}"`);
    expect(html).toContain(`<label for="${name}">`);
  },
);
