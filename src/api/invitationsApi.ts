import type { NewInvitation, Profile } from '#contract/people.ts';
import { peopleRoutes } from '#contract/peopleRoutes.ts';
import { api } from './api.ts';
import { onSuccess } from './tags.ts';

/** Accounts whose owners choose their own password (docs/adr/0043). */
const invitationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createInvitation: build.mutation<Partial<Profile>, NewInvitation>({
      query: (body) => ({ route: peopleRoutes.createInvitation, body }),
      invalidatesTags: onSuccess('Person'),
    }),
  }),
});

export const { useCreateInvitationMutation } = invitationsApi;
