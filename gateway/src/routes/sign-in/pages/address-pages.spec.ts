import { DomainError } from '@anew/contracts/errors';
import { describe, expect, it } from '@jest/globals';
import { confirmPage, undoPage } from './address-pages.js';
import { renderFormPage } from './form-page.js';

const TOKEN = 'a-token';
const CONTACT = 'data@anew.example';
const GONE = new DomainError('invalid', 'invalid_address_link', 'This link has expired or was already used.');
const SLOW = new DomainError('too_many', 'too_many_requests', 'That was a lot of tries.');

const confirming = (error?: DomainError) => renderFormPage(confirmPage(TOKEN, error)).html;
const undoing = (error?: DomainError) => renderFormPage(undoPage(TOKEN, CONTACT, error)).html;

describe('a link about an address', () => {
  it.each([
    ['new', confirming],
    ['left', undoing],
  ])('that is %s and does not work anymore has no button that would only fail again', (_, page) => {
    expect(page(GONE)).toContain(GONE.message);
    expect(page(GONE)).not.toMatch(/<form|<button|a-token/);
    for (const html of [page(), page(SLOW)]) expect(html).toMatch(/<form[^]*value="a-token"[^]*<button/);
  });

  it('that is new leads to the profile, where one asks for another', () => {
    expect(confirming(GONE)).toContain('href="/profile"');
    expect(confirming(SLOW)).not.toContain('href="/profile"');
  });

  it('that is left names whoever runs this copy, for an owner who has lost the account', () => {
    expect(undoing(GONE)).toContain(`write to ${CONTACT}`);
    expect(undoing(GONE)).toContain(`href="mailto:${CONTACT}"`);
    expect(undoing() + undoing(SLOW)).not.toContain(CONTACT);
  });
});
