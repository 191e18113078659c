import styled from 'styled-components';

/** A tick or a letter, as a path on a grid of `cells` × `cells`. */
const marks = {
  success: {
    cells: 9,
    size: 54,
    ground: 'var(--done)',
    figure: 'var(--surface)',
    path: 'M1 4h1v1h1v1h1V5h1V4h1V3h1V2h1v2H7v1H6v1H5v1H4v1H3V7H2V6H1z',
  },
  open: {
    cells: 13,
    size: 52,
    ground: 'var(--pending)',
    figure: 'var(--tx-1)',
    path: 'M1 3h11v8H1zM2 4h2v1h1v1h1v1h1V6h1V5h1V4h2v1h-1v1H9v1H8v1H5V7H4V6H3V5H2z',
  },
} as const;

/** The pictogram of an outcome. Decorative. */
export function OutcomeMark({ tone }: { tone: keyof typeof marks }) {
  const { cells, size, ground, figure, path } = marks[tone];
  return (
    <Picture
      viewBox={`0 0 ${cells} ${cells}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      aria-hidden
    >
      <path fill={ground} d={`M0 0h${cells}v${cells}H0z`} />
      <path fill={figure} fillRule="evenodd" d={path} />
    </Picture>
  );
}

const Picture = styled.svg`
  @media print {
    display: none;
  }
`;
