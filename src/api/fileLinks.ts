import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { LinkToFile } from '#src/lib/files/linkToFile.ts';
import { settings } from '#src/lib/settings.ts';
import { errorText } from './apiError.ts';
import { conversationApi, LINK_AGE } from './conversationApi.ts';
import type { CacheDispatch } from './effects.ts';

const FAILED = 'No se pudo descargar el archivo. Vuelve a intentarlo.';

const { getFileLink } = conversationApi.endpoints;

/** Requests links to stored files; a link is reused while it is valid. */
export function useFileLinks(): LinkToFile {
  const dispatch = useDispatch<CacheDispatch>();
  return useCallback(
    async (id, isEnded = false) => {
      const ask = (forceRefetch: boolean | number) =>
        dispatch(getFileLink.initiate(id, { subscribe: false, forceRefetch }));
      let answer = await ask(isEnded || LINK_AGE);
      // A renewal that failed leaves the link before it.
      if (answer.isError && answer.data !== undefined && !isEnded) answer = await ask(true);
      const { data, error } = answer;
      if (error !== undefined || data === undefined) return { message: errorText(error, FAILED) };
      // The page may come from another origin than the API.
      return { url: new URL(data.url, new URL(settings.apiBaseUrl, window.location.href)).href };
    },
    [dispatch],
  );
}
