import { parseAst } from 'rolldown/parseAst'
import { childrenOf, edited, isFunction } from './tree.mjs'

/** What a marked value is wrapped in until the bundle is written; see `make-when-asked.mjs`. */
export const MARK = '__plumblineMadeWhenAsked'
const LATER = '__plumblineLater'
const LATER_PATH = '@plumbline/contract/platform/later.ts'

/**
 * Marks what a file of the contract would build when it is loaded: each constant that is not plain data, and the input,
 * the output, and the data of refusals of each operation.
 */
export function markContract(code) {
  const program = parseAst(code, { lang: 'ts' })
  const edits = markConstants(program, (init) => !isPlain(init))
  const constants = edits.length
  markOperations(program, edits)
  if (edits.length === 0) return undefined
  const isLaterUsed = edits.length > constants
  return (isLaterUsed ? `import { later as ${LATER} } from '${LATER_PATH}';` : '') + edited(code, edits)
}

/** Of any other file, marks schemas and formatters: constants that begin with `z.` or `new Intl.`, which reads tables of a language. */
export function markOthers(code) {
  const edits = markConstants(parseAst(code, { lang: 'ts' }), (init) =>
    /^(z|Intl)$/.test(beginningOf(init).name ?? ''),
  )
  return edits.length > 0 ? edited(code, edits) : undefined
}

function markConstants(program, isMarked) {
  const edits = []
  for (const statement of program.body) {
    const { type, kind, declarations = [] } = statement.declaration ?? statement
    if (type !== 'VariableDeclaration' || kind !== 'const' || declarations.length !== 1) continue
    const [{ id, init }] = declarations
    // Only declared: `declare const`.
    if (init && id.type === 'Identifier' && isMarked(init))
      edits.push(...wrapped(init, `/* @__PURE__ */ ${MARK}`))
  }
  return edits
}

function beginningOf(node) {
  const before = node.callee ?? node.object ?? node.expression
  return before ? beginningOf(before) : node
}

function markOperations(node, edits) {
  const schema = operationSchema(node)
  if (schema && !isPlain(schema)) edits.push(...wrapped(schema, LATER))
  for (const [, child] of childrenOf(node)) markOperations(child, edits)
}

/** The schema of `.input(…)`, of `.output(…)`, or of a refusal `{ status, data }`. */
function operationSchema(node) {
  if (node.type === 'CallExpression') {
    const { callee } = node
    const isOfOperation =
      callee.type === 'MemberExpression' && !callee.computed && /^(input|output)$/.test(callee.property.name)
    return isOfOperation ? node.arguments[0] : undefined
  }
  if (node.type !== 'ObjectExpression') return undefined
  const given = (name) =>
    node.properties.find(({ key, shorthand }) => key?.name === name && !shorthand)?.value
  return given('status')?.type === 'Literal' ? given('data') : undefined
}

const wrapped = ({ start, end }, name) => [
  { start, end: start, text: `${name}(() => (` },
  { start: end, end, text: '))' },
]

const PLAIN = new Set([
  'ArrayExpression',
  'ArrowFunctionExpression',
  'FunctionExpression',
  'Literal',
  'ObjectExpression',
  'Property',
  'TemplateElement',
  'TemplateLiteral',
  'UnaryExpression',
  'BinaryExpression',
])

/** Made of literals and functions alone: nothing is built, and nothing else is asked. */
function isPlain(node) {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return isPlain(node.expression)
  if (isFunction(node)) return true
  if (!PLAIN.has(node.type)) return false
  return [...childrenOf(node)].every(
    ([place, child]) => (place === 'key' && !node.computed) || isPlain(child),
  )
}
