/** The text and its selection. */
export interface Selected {
  text: string
  start: number
  end: number
}

/** Replaces the range `from`–`to`, then selects `start`–`end`. */
export interface Edit {
  from: number
  to: number
  insert: string
  start: number
  end: number
}

/** Toggles marks around the selection. */
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

/** Toggles a mark at the start of each selected line. */
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

/** Inserts a block as its own paragraph; the caret goes after it. */
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
  // With selected words the caret goes to the address, otherwise to the words.
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
