import { combineSlices } from '@reduxjs/toolkit';
import type { WithSlice } from '@reduxjs/toolkit';
import type { api } from '#src/api/api.ts';
import { contactSlice } from '#src/features/contact/contactSlice.ts';
import { ideaGeneratorSlice } from '#src/features/ideaGenerator/ideaGeneratorSlice.ts';
import { newsletterSlice } from '#src/features/newsletter/newsletterSlice.ts';
import { authSlice } from '#src/session/authSlice.ts';

/** The api comes with the first page that asks for data (attachApi.ts): visitors do not pay for it. */
export const rootReducer = combineSlices(
  authSlice,
  contactSlice,
  ideaGeneratorSlice,
  newsletterSlice,
).withLazyLoadedSlices<WithSlice<typeof api>>();

export type RootState = ReturnType<typeof rootReducer>;
