import { settings } from '#src/lib/settings.ts';
import { Text } from '#ui/Text';

/**
 * In place of Google's badge, which may be hidden where the form says who protects it; since April
 * 2026 without Google's own terms (https://cloud.google.com/recaptcha/docs/faq). The stand-in needs none.
 */
export function CaptchaNotice() {
  if (settings.recaptchaSiteKey === '') return null;
  return (
    <Text $look="small" $quiet>
      Este sitio está protegido por reCAPTCHA de Google.
    </Text>
  );
}
