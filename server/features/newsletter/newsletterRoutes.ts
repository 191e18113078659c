import { agency } from '#contract/agency.ts';
import type { Captcha } from '../../captcha/captcha.ts';
import type { CallLimits } from '../../plugins/callLimits.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';
import type { NewsletterLinks } from './newsletterLinks.ts';
import { subscribe } from './subscribe.ts';

export interface NewsletterServices {
  limits: CallLimits;
  captcha: Captcha;
  newsletter: {
    links: NewsletterLinks;
    /** How many mails per hour the form may send to one address. */
    mailsAnHour: number;
  };
}

const HOURLY = { name: 'newsletter', times: 20, seconds: 3600 };

/** The same for every address, so that it reveals nothing. */
const ANSWER = {
  message: 'Te enviamos un correo: confirma tu suscripción con el enlace que contiene.',
};

export function newsletterRoutes(
  routes: ContractRoutes,
  { limits, captcha, newsletter }: NewsletterServices,
): void {
  routes.open('subscribe', {
    prepare: async ({ body, ip }) => {
      const tooMany = (wait: string) =>
        `Recibimos muchas suscripciones desde tu red. Espera ${wait} o escríbenos a ${agency.email}.`;
      await limits.take(HOURLY, ip, tooMany);
      await captcha.check(body.recaptchaToken, 'newsletter_signup');
    },
    write: async (tx, { body }) => {
      await subscribe(tx, { email: body.email, ...newsletter });
      return ANSWER;
    },
  });
}
