/** What a token is made for (CAPTCHA-1); the server refuses one that was made for the other. */
export type CaptchaAction = 'contact_form' | 'newsletter_signup';

/** Makes a token. */
export type Execute = (action: CaptchaAction) => Promise<string>;
