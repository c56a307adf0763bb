/** Markdown as a person would paste it: cells divided by tabs, headings and list items as plain lines. */
export function plainLines(markdown: string): string {
  return markdown
    .split('\n')
    .filter((line) => !/^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/.test(line))
    .map((line) => (/^\s*\|.*\|\s*$/.test(line) ? cellsOf(line).join('\t') : withoutMarks(line)))
    .join('\n')
}

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) =>
      withoutMarks(cell)
        .replaceAll(/<br\s*\/?>/g, ' ')
        .trim(),
    )

const withoutMarks = (text: string): string =>
  text
    .replace(/^\s*#{1,6}\s+/, '')
    .replaceAll(/(?<!\\)(\*\*|__|[*_])(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\\(?=[^\w\s])/g, '')
