/** What is written, and what of it is selected. */
export interface Selected {
  text: string
  start: number
  end: number
}

/** Replaces what stands between `from` and `to`, then selects between `start` and `end`. */
export interface Edit {
  from: number
  to: number
  insert: string
  start: number
  end: number
}

/** Puts marks around the selection, or takes them away if they are there. */
function around({ text, start, end }: Selected, mark: string, placeholder: string): Edit {
  const selected = text.slice(start, end)
  const isMarked =
    text.slice(start - mark.length, start) === mark && text.slice(end, end + mark.length) === mark
  if (isMarked) {
    const from = start - mark.length
    return { from, to: end + mark.length, insert: selected, start: from, end: from + selected.length }
  }
  const inner = selected || placeholder
  const first = start + mark.length
  return { from: start, to: end, insert: mark + inner + mark, start: first, end: first + inner.length }
}

/** Puts a mark before each line of the selection, or takes it away if every line has it. */
function eachLine({ text, start, end }: Selected, markOf: (line: number) => string, mark: RegExp): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', end)
  const to = lineEnd === -1 ? text.length : lineEnd
  const lines = text.slice(from, to).split('\n')
  const isMarked = lines.every((line) => mark.test(line))
  const insert = lines
    .map((line, index) => (isMarked ? line.replace(mark, '') : markOf(index) + line.replace(mark, '')))
    .join('\n')
  return { from, to, insert, start: from, end: from + insert.length }
}

/** Stands in a paragraph of its own; the caret follows it. */
export function ownParagraph({ text, start, end }: Selected, block: string): Edit {
  const before = text.slice(0, start)
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const insert = `${lead}${block}\n\n`
  const caret = start + insert.length
  return { from: start, to: end, insert, start: caret, end: caret }
}

function link({ text, start, end }: Selected): Edit {
  const selected = text.slice(start, end)
  const words = selected || 'words of the link'
  const insert = `[${words}](https://)`
  // The address is what is missing when there are words; otherwise the words come first.
  const caret = selected ? start + words.length + 3 : start + 1
  return {
    from: start,
    to: end,
    insert,
    start: caret,
    end: selected ? caret + 'https://'.length : caret + words.length,
  }
}

const TABLE = '| Column | Column |\n| --- | --- |\n| Cell | Cell |'

export const COMMANDS = {
  bold: (selected: Selected) => around(selected, '**', 'bold words'),
  italic: (selected: Selected) => around(selected, '*', 'words in italics'),
  heading: (selected: Selected) => eachLine(selected, () => '## ', /^#{1,6} /),
  link,
  bulletedList: (selected: Selected) => eachLine(selected, () => '- ', /^- /),
  numberedList: (selected: Selected) => eachLine(selected, (line) => `${line + 1}. `, /^\d+\. /),
  quote: (selected: Selected) => eachLine(selected, () => '> ', /^> /),
  table: (selected: Selected) => ownParagraph(selected, TABLE),
} satisfies Record<string, (selected: Selected) => Edit>

export type CommandName = keyof typeof COMMANDS
