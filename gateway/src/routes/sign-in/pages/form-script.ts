/**
 * Script of the pages with a password, which also work without it. It can show the typed password, and it
 * signs in with a passkey where the browser supports that: by a button, or among the suggestions for the
 * address field. A browser allows one passkey request at a time, so the button cancels the suggestions and
 * requests them again if it fails. The server's challenge expires after five minutes, so the page requests a
 * new one when someone returns to it later.
 */
export const FORM_SCRIPT = `
const form = document.querySelector('form');
const words = document.querySelector('main').dataset;
for (const input of document.querySelectorAll('input[type=password]')) {
  const box = document.createElement('div');
  const button = document.createElement('button');
  const what = document.createElement('span');
  what.className = 'unseen';
  what.textContent = ' ' + words.password;
  const show = (shown) => {
    input.type = shown ? 'text' : 'password';
    button.replaceChildren(shown ? words.hide : words.show, what);
  };
  box.className = 'secret';
  button.type = 'button';
  button.className = 'show';
  show(false);
  button.addEventListener('click', () => show(input.type === 'password'));
  form.addEventListener('submit', () => show(false));
  const focused = document.activeElement === input;
  input.replaceWith(box);
  box.append(input, button);
  if (focused) input.focus();
}
const passkey = document.getElementById('passkey');
if (passkey && navigator.cookieEnabled && window.PublicKeyCredential?.parseRequestOptionsFromJSON) {
  const button = passkey.querySelector('button');
  const problem = passkey.querySelector('p');
  const ask = async (path, body) => {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const told = await answer.json();
    if (!answer.ok) throw new Error(told.message);
    return told;
  };
  const say = (error) => {
    const said = error.name === 'Error' && error.message;
    problem.textContent = said || words.noPasskey;
  };
  let asking = new AbortController();
  let askedAt = 0;
  const choose = async (mediation) => {
    asking.abort();
    asking = new AbortController();
    askedAt = Date.now();
    const { signal } = asking;
    const { options } = await ask('/api/login/passkey/options', {});
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    return navigator.credentials.get({ publicKey, signal, mediation });
  };
  const use = async (credential) => {
    await ask('/api/login/passkey', { response: credential.toJSON() });
    location.assign(form.elements.returnTo.value);
  };
  const offerBesideAddress = async () => {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
    const chosen = await choose('conditional').catch(() => null);
    if (chosen) await use(chosen).catch(say);
  };
  button.addEventListener('click', async () => {
    problem.textContent = '';
    button.disabled = true;
    try {
      await use(await choose());
    } catch (error) {
      say(error);
      button.disabled = false;
      void offerBesideAddress();
    }
  });
  addEventListener('focus', () => {
    if (!button.disabled && Date.now() - askedAt > 240_000) void offerBesideAddress();
  });
  void offerBesideAddress();
  passkey.hidden = false;
}
`;
