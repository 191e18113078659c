/**
 * `/recaptcha/api.js`: the part of Google's script that forms use, as
 * https://developers.google.com/recaptcha/docs/v3 describes it and react-google-recaptcha-v3 calls it.
 * `?onload=` names a function to call once it is there. No badge: it stands for nobody.
 */
export const STAND_IN_SCRIPT = `(() => {
  'use strict';
  const source = new URL(document.currentScript.src);
  const execute = async (_key, { action = '' } = {}) => {
    const address = new URL('api/token', source);
    address.searchParams.set('action', action);
    const answer = await fetch(address, { method: 'POST' });
    if (!answer.ok) throw new Error('reCAPTCHA: ' + answer.status);
    return (await answer.json()).token;
  };
  const ready = (callback) => void Promise.resolve().then(callback);
  window.grecaptcha = {
    ...window.grecaptcha,
    ready, execute,
    render: () => 0,
    reset: () => {},
    getResponse: () => '',
  };
  const name = source.searchParams.get('onload');
  if (name && typeof window[name] === 'function') ready(() => window[name]());
})();
`;
