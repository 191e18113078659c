import { SplitSection } from '#ui/SplitSection';
import { newsletterCopy } from './newsletterCopy.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

/** The last section of the landing (SITE-6). */
export function NewsletterSection() {
  return (
    <SplitSection id="newsletter" title={newsletterCopy.title} lead={newsletterCopy.lead}>
      <NewsletterForm />
    </SplitSection>
  );
}
