/** The design language's colours as far as mail and its mailbox use them; `src/theme` is the client's. */
export const light = {
  ground: '#FBF9F8',
  surface: '#FFFFFF',
  line: '#E6DFE0',
  ink: '#1D1519',
  ink2: '#5C5056',
  accent: '#B3154F',
  onAccent: '#FFFFFF',
  accentText: '#A81249',
} as const;

export const dark: Record<keyof typeof light, string> = {
  ground: '#141012',
  surface: '#1C171A',
  line: '#362D33',
  ink: '#F6F1F2',
  ink2: '#BDB1B7',
  accent: '#D62864',
  onAccent: '#FFFFFF',
  accentText: '#FF87A9',
};

/** The brand's typeface does not travel in mail. */
export const FONT = "Arial, 'Liberation Sans', sans-serif";
