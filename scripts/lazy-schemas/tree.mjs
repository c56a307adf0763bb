/** The nodes directly below one of a syntax tree, each with the name of its place. */
export function* childrenOf(node) {
  for (const [place, value] of Object.entries(node)) {
    if (Array.isArray(value)) {
      for (const one of value) if (isNode(one)) yield [place, one]
    } else if (isNode(value)) yield [place, value]
  }
}

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string'

export const isFunction = ({ type }) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'

/** Replaces pieces of a text; each is `{ start, end, text }`, and an insertion starts where it ends. */
export function edited(code, edits) {
  // What is inserted comes before what replaces what follows.
  const inOrder = edits.toSorted((a, b) => a.start - b.start || a.end - b.end)
  let done = 0
  let text = ''
  for (const edit of inOrder) {
    if (edit.start < done) throw new Error(`edits overlap at ${edit.start}`)
    text += code.slice(done, edit.start) + edit.text
    done = edit.end
  }
  return text + code.slice(done)
}
