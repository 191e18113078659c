import styled from 'styled-components';

/** What a work is made of, one `span` each, with a woven point between two. */
export const Tags = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space[16]};
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  & > span + span::before {
    content: '';
    display: inline-block;
    width: 4px;
    height: 4px;
    margin-right: ${({ theme }) => theme.space[16]};
    background: ${({ theme }) => theme.color.accent};
    vertical-align: 3px;
  }
`;
