import styled from 'styled-components';
import { controlStyles } from '#ui/Field';

/** The control without a label, for a column that names it. `$inTable` is as high as a table's buttons. */
export const Select = styled.select<{ $inTable?: boolean }>`
  ${controlStyles}
  text-overflow: ellipsis;
  ${({ theme, $inTable }) =>
    $inTable === true &&
    `min-height: ${theme.size.controlSmall}; padding: 4px 8px; font: ${theme.font.small};`}
`;
