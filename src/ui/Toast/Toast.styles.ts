import styled from 'styled-components';

/** Where toasts show: at the bottom left of the list that this follows, whatever is scrolled into view. */
export const ToastPlace = styled.div`
  position: fixed;
  z-index: 2;
  /* Without left and right it keeps the list's edge. */
  bottom: calc(var(--bottom-bar, 0px) + ${({ theme }) => theme.space[20]});
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
  width: min(26rem, 100vw - 2 * ${({ theme }) => theme.space[20]});
  @media print {
    display: none;
  }
`;

export const ToastBox = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space[16]};
  overflow: hidden;
  padding: ${({ theme }) => theme.space[16]};
  /* The border sets it off from the footer, which is equally dark. */
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.inverse};
  color: ${({ theme }) => theme.color.onInverse};
  font: ${({ theme }) => theme.font.small};
  overflow-wrap: anywhere;
  box-shadow: ${({ theme }) => theme.shadow};
  & strong {
    display: block;
    font: ${({ theme }) => theme.font.bodyStrong};
  }
  & button:focus-visible {
    outline-color: currentColor;
  }
`;
