import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useGetAccountQuery } from '#src/api/accountApi.ts';
import { paths } from '#src/lib/paths.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { Alert } from '#ui/Alert';

/** Not in the account page's texts, which are large. */
const copy = {
  temporary: 'Tu contraseña es la temporal que te dieron.',
  choose: 'Elige una tuya',
};

/** Asks staff whose password came with their account for one of their own (STAFF-8). */
export function PasswordPrompt() {
  const role = useSelector(selectProfile)?.role;
  const { currentData: account } = useGetAccountQuery(undefined, {
    // Clients choose their password when they sign up.
    skip: role === undefined || role === 'client',
    refetchOnMountOrArgChange: true,
  });
  if (account?.mustChangePassword !== true) return null;
  return (
    <Alert tone="notice">
      {copy.temporary} <Link to={paths.account}>{copy.choose}</Link>
    </Alert>
  );
}
