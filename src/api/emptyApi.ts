import { createApi } from '@reduxjs/toolkit/query/react';
import { sendCall } from './baseQuery.ts';
import { tagTypes } from './tags.ts';

/** The API without calls; `api.ts` adds the fourteen, and other files those of their pages. */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery: sendCall,
  tagTypes,
  endpoints: () => ({}),
});
