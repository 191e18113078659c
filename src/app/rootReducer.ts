import { combineSlices } from '@reduxjs/toolkit';
import type { WithSlice } from '@reduxjs/toolkit';
import type { api } from '#src/api/api.ts';
import { contactSlice } from '#src/features/contact/contactSlice.ts';
import { ideaGeneratorSlice } from '#src/features/ideaGenerator/ideaGeneratorSlice.ts';
import { newsletterSlice } from '#src/features/newsletter/newsletterSlice.ts';
import { authSlice } from '#src/session/authSlice.ts';

/** The API's reducer is injected by the first page that needs data (attachApi.ts), so visitors do not load it. */
export const rootReducer = combineSlices(
  authSlice,
  contactSlice,
  ideaGeneratorSlice,
  newsletterSlice,
).withLazyLoadedSlices<WithSlice<typeof api>>();

export type RootState = ReturnType<typeof rootReducer>;
