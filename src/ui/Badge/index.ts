export { Badge } from './Badge.tsx';
export { CellsGlyph } from './CellsGlyph.tsx';
