import { useCallback } from 'react';
import type { LinkToFile } from '#src/lib/files/linkToFile.ts';
import { settings } from '#src/lib/settings.ts';
import { errorText } from './apiError.ts';
import { conversationApi } from './conversationApi.ts';

const FAILED = 'No se pudo descargar el archivo. Vuelve a intentarlo.';

/** The link is followed, not shown. */
const unseen = { selectFromResult: () => ({}) };

/** Requests links to stored files; a link is reused while it is valid. */
export function useFileLinks(): LinkToFile {
  const [getFileLink] = conversationApi.endpoints.getFileLink.useLazyQuery(unseen);
  return useCallback(
    async (id) => {
      const { data, error } = await getFileLink(id, true);
      if (data === undefined) return { message: errorText(error, FAILED) };
      // The page may come from another origin than the API.
      return { url: new URL(data.url, new URL(settings.apiBaseUrl, window.location.href)).href };
    },
    [getFileLink],
  );
}
