import styled from 'styled-components';

export interface BrandProps {
  name: string;
}

/** The mark, a stepped T on 7×7 cells, and the name beside it. */
export function Brand({ name }: BrandProps) {
  return (
    <Row>
      <svg viewBox="0 0 7 7" width={28} height={28} shapeRendering="crispEdges" aria-hidden>
        <path fill="var(--accent)" d="M0 0h7v7H0z" />
        <path fill="var(--on-accent)" d="M1 1h5v2H5v1H4v2H3V4H2V3H1z" />
      </svg>
      <span>{name}</span>
    </Row>
  );
}

const Row = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  font: ${({ theme }) => theme.font.card};
  /* With large text it leaves room for the buttons beside it. */
  font-size: min(1.375rem, 7vw);
  letter-spacing: -0.01em;
`;
