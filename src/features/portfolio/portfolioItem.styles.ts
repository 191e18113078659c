import styled from 'styled-components';

/** A drawn picture of 8:5, cut at its edges where its place has another shape. */
export const Picture = styled.img.attrs({ width: 320, height: 200, loading: 'lazy' })`
  width: 100%;
  height: auto;
  aspect-ratio: 8 / 5;
  object-fit: cover;
  /* The one on a white ground needs an edge. */
  outline: 1px solid ${({ theme }) => theme.color.line};
  outline-offset: -1px;
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.sunken};
`;

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
