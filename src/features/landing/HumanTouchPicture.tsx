import { theme } from '#src/theme/theme.ts';

/** A person and a screen joined by a thread, on a grid of 30×20 cells. Decorative. */
export function HumanTouchPicture() {
  return (
    <svg viewBox="0 0 30 20" shapeRendering="crispEdges" aria-hidden>
      <path fill="var(--textile-red)" d={COAT_AND_MOUTH} />
      <path fill={theme.paint.wheat} d={SKIN} />
      <path fill="var(--textile-dark)" d={HAIR_BORDER_SCREEN} />
      <path fill="var(--textile-wool)" d="M19 5h5v1h-5zM19 7h3v1h-3zM19 9h4v1h-4zM0 18h12v1H0z" />
      <path fill="var(--pending)" d={THREAD} />
    </svg>
  );
}

const COAT_AND_MOUTH = 'M4 12h2v1h3v-1h2v1h1v4h2v1h-1v1h-1v1H0v-5h1v-1h1v-1h2zM11 9h1v1h-1z';
const SKIN = 'M8 4h3v1h1v2h1v1h-1v1h-1v2h-2v2H6V7h1V5h1zM12 14h1v1h1v2h-2z';
/** The border of the coat is a row of steps. */
const HAIR_BORDER_SCREEN =
  'M4 1h5v1h2v1h1v2h-1V4H8v1H7v2H6v2H5v2H4v1H3v1H2v-1H1V3h1V2h2zM9 6h1v1H9z' +
  'M17 3h13v13h-5v2h2v1h-7v-1h2v-2h-5z' +
  'M2 16h1v1h1v1H1v-1h1zM6 16h1v1h1v1H5v-1h1zM10 16h1v1h1v1H9v-1h1z';
const THREAD = 'M24 7h3v3h-2v2h-3v3h-7v-3h-1v3h-1v-4h3v3h5v-3h3z';
