/** Browsers give each pasted picture this name. */
const UNNAMED = /^image(?<end>\.\w+)$/;

/**
 * Pasted files, with names of their own for pictures that have none: 'imagen.png', 'imagen-2.png'.
 *
 * @param others files that go with them
 */
export function namedFiles(pasted: readonly File[], others: readonly File[]): File[] {
  const taken = new Set(others.map(({ name }) => name));
  return pasted.map((file) => {
    const end = UNNAMED.exec(file.name)?.groups?.end;
    if (end === undefined) return file;
    let name = `imagen${end}`;
    for (let count = 2; taken.has(name); count += 1) name = `imagen-${count}${end}`;
    taken.add(name);
    return new File([file], name, { type: file.type });
  });
}
