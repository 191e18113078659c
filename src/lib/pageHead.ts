import { useLayoutEffect } from 'react';
import { agency } from '#contract/agency.ts';

/** A page's title and description. */
export interface PageHead {
  /** Shown before the brand's name. */
  title: string;
  /**
   * One or two sentences for search engines and link previews. Pages behind the sign-in, and those that
   * mails lead to, have none: search engines cannot reach them.
   */
  description?: string | undefined;
}

/**
 * Sets the document's title and description while a page is shown, then restores those of `index.html`, which the
 * landing and unknown addresses use.
 *
 * @param head null for the landing
 */
export function usePageHead(head: PageHead | null): void {
  const { title, description } = head ?? {};
  useLayoutEffect(() => {
    if (title === undefined) return undefined;
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    const own = { title: document.title, description: meta?.content };
    const show = (shown: PageHead) => {
      document.title = shown.title;
      if (shown.description === undefined) return meta?.remove();
      if (meta) document.head.append(Object.assign(meta, { content: shown.description }));
    };
    show({ title: `${title} · ${agency.name}`, description });
    return () => show(own);
  }, [title, description]);
}
