import { UserRound } from 'lucide';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '#src/lib/paths.ts';
import { useMenu } from '#src/lib/useMenu.ts';
import { roomBelow } from '#src/theme/theme.ts';
import { RAIL_FROM } from '#src/theme/tokens.ts';
import { chevron, Icon } from '#ui/Icon';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const MENU_ID = 'tu-menu';

/**
 * A menu of account and theme beside the name. In the sheet of narrow screens the theme stands below the name, without a
 * menu.
 */
export function NameMenu() {
  const { open, toggle, rootRef, buttonRef } = useMenu<HTMLDivElement>();

  function handleKey(event: KeyboardEvent) {
    if (!open || event.key !== 'Escape') return;
    event.stopPropagation();
    toggle();
    buttonRef.current?.focus();
  }

  return (
    <Place ref={rootRef} onKeyDown={handleKey}>
      <Opener
        ref={buttonRef}
        type="button"
        aria-label="Cuenta y tema"
        aria-expanded={open}
        aria-controls={MENU_ID}
        onClick={toggle}
      />
      <Choices id={MENU_ID} hidden={!open}>
        <Link to={paths.account}>
          <Icon of={UserRound} />
          Tu cuenta
        </Link>
        <ThemeSwitch />
      </Choices>
    </Place>
  );
}

/** The header keeps its place free. */
const Place = styled.div`
  position: relative;
  margin-left: -44px;
  ${roomBelow(RAIL_FROM)} {
    flex-basis: 100%;
    margin-left: 0;
  }
`;

const Opener = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: ${({ theme }) => theme.size.controlSmall};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: ${({ theme }) => theme.color.ink2};
  cursor: pointer;
  &::after {
    ${chevron}
  }
  &:hover,
  &[aria-expanded='true'] {
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.ink};
  }
  ${roomBelow(RAIL_FROM)} {
    display: none;
  }
`;

const Choices = styled.div`
  position: absolute;
  z-index: 1;
  top: calc(100% + 5px);
  right: 0;
  display: grid;
  width: max-content;
  padding: ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow};
  white-space: nowrap;
  &[hidden] {
    display: none;
  }
  & > a {
    display: flex;
    gap: ${({ theme }) => theme.space[12]};
    align-items: center;
    padding-inline: ${({ theme }) => theme.space[12]};
    border-radius: ${({ theme }) => theme.radius.control};
    color: inherit;
    font-weight: 500;
    text-decoration: none;
  }
  & > a:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
  ${roomBelow(RAIL_FROM)} {
    && {
      position: static;
      display: grid;
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
    }
    & > a {
      display: none;
    }
    & > button {
      margin-left: -12px;
    }
  }
`;
