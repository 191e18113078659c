import styled from 'styled-components';

/** The header's panel hides it where only the icon fits. */
export const ChatWord = styled.span``;
