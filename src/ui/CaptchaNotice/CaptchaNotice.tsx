import { settings } from '#src/lib/settings.ts';
import { Text } from '#ui/Text';

/**
 * Replaces Google's badge, which may be hidden if the form shows this notice. Since April 2026 it needs no link to
 * Google's terms (https://cloud.google.com/recaptcha/docs/faq). The embedded stand-in needs no notice.
 */
export function CaptchaNotice() {
  if (settings.recaptchaSiteKey === '') return null;
  return (
    <Text $look="small" $quiet>
      Este sitio está protegido por reCAPTCHA de Google.
    </Text>
  );
}
