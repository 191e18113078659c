import styled from 'styled-components';
import { below } from '#src/theme/theme.ts';
import { Heading } from '#ui/Heading';
import { visuallyHidden } from '#ui/VisuallyHidden';

/** The dialog in which one searches. */
const PALETTE = '[data-palette]';

export const Frame = styled.dialog`
  width: 480px;
  max-width: calc(100vw - 2 * ${({ theme }) => theme.space[16]});
  max-height: calc(100dvh - 2 * ${({ theme }) => theme.space[16]});
  padding: 0;
  margin: auto;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow};
  color: ${({ theme }) => theme.color.ink};
  &::backdrop {
    background: ${({ theme }) => theme.color.scrim};
  }
  &${PALETTE} {
    width: 560px;
    max-height: calc(100dvh - 96px - ${({ theme }) => theme.space[16]});
    margin-top: 96px;
    ${below('sm')} {
      max-height: calc(100dvh - 2 * ${({ theme }) => theme.space[16]});
      margin-top: ${({ theme }) => theme.space[16]};
    }
  }
`;

export const Title = styled(Heading)`
  ${PALETTE} & {
    ${visuallyHidden}
  }
`;

export const Content = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[20]};
  padding: ${({ theme }) => theme.space[24]};
  & > :first-child {
    padding-right: ${({ theme }) => theme.space[32]};
  }
  ${PALETTE} > & {
    gap: ${({ theme }) => theme.space[12]};
    padding: ${({ theme }) => theme.space[12]};
  }
  ${PALETTE} > & > input {
    width: calc(100% - 44px);
  }
  ${below('sm')} {
    padding: ${({ theme }) => theme.space[16]};
  }
`;

export const Close = styled.button`
  position: absolute;
  top: ${({ theme }) => theme.space[20]};
  right: ${({ theme }) => theme.space[16]};
  display: grid;
  place-items: center;
  width: ${({ theme }) => theme.size.controlSmall};
  height: ${({ theme }) => theme.size.controlSmall};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: ${({ theme }) => theme.color.ink2};
  cursor: pointer;
  &:hover {
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.ink};
  }
  ${PALETTE} > * > && {
    top: ${({ theme }) => theme.space[16]};
    right: ${({ theme }) => theme.space[12]};
  }
  ${below('sm')} {
    top: ${({ theme }) => theme.space[12]};
    right: ${({ theme }) => theme.space[8]};
  }
`;
