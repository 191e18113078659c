import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  of: LucideIcon;
  /** 20 px; 16 within text. */
  inText?: boolean;
}

/** A line icon in the brand's one size and stroke. Always decoration: the words beside it carry the meaning. */
export function Icon({ of: Lucide, inText = false }: IconProps) {
  // Within a page no drawing names its language; the landing has a dozen of them in its first bytes.
  return <Lucide xmlns={undefined} size={inText ? 16 : 20} strokeWidth={1.75} aria-hidden />;
}
