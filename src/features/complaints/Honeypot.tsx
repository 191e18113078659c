import styled from 'styled-components';

/** The contract's field name, which no autofill knows. */
export const HONEYPOT = 'extraReference';

/** An invisible field that only bots fill in (COMPLAINT-10). */
export function Honeypot() {
  return (
    <Away aria-hidden>
      <label htmlFor={HONEYPOT}>Deja este campo vacío</label>
      <input id={HONEYPOT} name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue="" />
    </Away>
  );
}

/** Off-screen instead of `display: none`, which bots detect. */
const Away = styled.div`
  position: absolute;
  left: -100vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;
