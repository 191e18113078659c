import styled from 'styled-components';

/** As the contract names it; no browser's or password manager's autofill knows the name. */
export const HONEYPOT = 'extraReference';

/** A field that nobody sees and programs fill in (COMPLAINT-10). */
export function Honeypot() {
  return (
    <Away aria-hidden>
      <label htmlFor={HONEYPOT}>Deja este campo vacío</label>
      <input id={HONEYPOT} name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue="" />
    </Away>
  );
}

/** Out of sight, but not `display: none`, which programs know. */
const Away = styled.div`
  position: absolute;
  left: -100vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;
