import { useLayoutEffect } from 'react';
import { agency } from '#contract/agency.ts';

/** What a page is called in tabs, histories and bookmarks, and what it is about. */
export interface PageHead {
  /** Before the brand's name. */
  title: string;
  /**
   * One or two sentences, for search engines and who shares the page. A page behind a sign-in has
   * none: nobody finds it, and its forms may have a field of this name to themselves.
   */
  description?: string | undefined;
}

/**
 * Names the document while a page is shown. Before and after it has its own head, the landing's in
 * `index.html`, which unknown addresses keep.
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
