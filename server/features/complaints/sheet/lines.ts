/** Wraps text at spaces; words longer than a line are broken anywhere. */
export interface LineBreaker {
  /** @param width in the unit of `measure` */
  break(text: string, width: number): string[];
}

/** @param measure width of a text; called once per distinct word */
export function lineBreaker(measure: (text: string) => number): LineBreaker {
  const known = new Map<string, number>();
  const widthOf = (text: string) => {
    const width = known.get(text) ?? measure(text);
    known.set(text, width);
    return width;
  };
  return {
    break(text, width) {
      const space = widthOf(' ');
      const lines: string[] = [];
      let line = '';
      let used = 0;
      const end = () => {
        lines.push(line);
        line = '';
        used = 0;
      };
      for (const word of text.split(/ +/)) {
        const size = widthOf(word);
        if (line !== '' && used + space + size > width) end();
        if (size <= width) {
          used += (line === '' ? 0 : space) + size;
          line += (line === '' ? '' : ' ') + word;
          continue;
        }
        for (const character of word) {
          const one = widthOf(character);
          if (used + one > width) end();
          line += character;
          used += one;
        }
      }
      end();
      return lines;
    },
  };
}
