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
    cells: 17,
    size: 51,
    ground: 'var(--pending)',
    figure: 'var(--tx-1)',
    path: 'M2 4h13v9H2zM3 5v7h11V5zM3 5h2v1H3zM12 5h2v1h-2zM4 6h2v1H4zM11 6h2v1h-2zM5 7h2v1H5zM10 7h2v1h-2zM6 8h2v1H6zM9 8h2v1H9zM7 9h3v1H7z',
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
