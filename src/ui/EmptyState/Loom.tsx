import styled from 'styled-components';

/** A small loom: four warp threads and the first piece of weft. */
export function Loom() {
  return (
    <Picture viewBox="0 0 64 64" width={64} height={64} shapeRendering="crispEdges" aria-hidden>
      <path fill="var(--nogal-soft)" d="M0 0h64v64H0z" />
      <path
        fill="var(--line-strong)"
        opacity=".5"
        d="M6 0h1v64H6zM19 0h1v64h-1zM32 0h1v64h-1zM45 0h1v64h-1z"
      />
      <path fill="var(--accent)" d="M13 13h25v6h7v7h-7v6H13v-6H6v-7h7z" />
    </Picture>
  );
}

const Picture = styled.svg`
  @media print {
    display: none;
  }
`;
