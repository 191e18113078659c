import styled, { css } from 'styled-components';

export type HeadingLook = 'display' | 'heading' | 'title' | 'card' | 'section';

const looks: Record<HeadingLook, ReturnType<typeof css>> = {
  display: css`
    font: ${({ theme }) => theme.font.display};
    letter-spacing: -0.012em;
  `,
  heading: css`
    font: ${({ theme }) => theme.font.heading};
    letter-spacing: -0.01em;
  `,
  title: css`
    font: ${({ theme }) => theme.font.title};
  `,
  card: css`
    font: ${({ theme }) => theme.font.card};
  `,
  section: css`
    font: ${({ theme }) => theme.font.section};
  `,
};

/**
 * A heading in one of five sizes; `as` sets its level, independently of the size.
 * `display` and `heading` are for public pages, `title` and `section` for the portal, `card` for both.
 */
export const Heading = styled.h2<{ $look: HeadingLook }>`
  ${({ $look }) => looks[$look]}
`;
