import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseAst } from 'rolldown/parseAst'
import { MARK } from './mark-schemas.mjs'
import { references } from './references.mjs'
import { childrenOf, edited } from './tree.mjs'

/** Turns every marked constant of a built folder into a function that makes it when it is first asked for. */
export function makeWhenAsked(folder) {
  const chunks = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [`./${name}`, readFileSync(`${folder}/${name}`, 'utf8')]),
  )
  for (const [name, code] of rewriteChunks(chunks)) writeFileSync(`${folder}/${name}`, code)
}

/** The chunks of a build by the names under which they import each other. */
export function rewriteChunks(codes) {
  const chunks = new Map([...codes].map(([name, code]) => [name, readChunk(code)]))
  for (let isNew = true; isNew; ) {
    isNew = false
    for (const chunk of chunks.values()) if (takeImported(chunk, chunks)) isNew = true
  }
  for (const [name, { program }] of chunks) {
    refuseWholeChunks(name, program, chunks)
    refuseDynamicImports(program, chunks)
  }
  return new Map([...chunks].map(([name, chunk]) => [name, withoutMarks(name, rewritten(chunk))]))
}

function withoutMarks(name, code) {
  if (code.includes(MARK)) throw new Error(`${name} has a marked value that is no constant of its own`)
  return code
}

function readChunk(code) {
  const program = parseAst(code)
  const marked = new Map()
  const imports = []
  const passedOn = []
  const exported = new Map()
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') imports.push(statement)
    else if (statement.type === 'ExportNamedDeclaration') {
      if (statement.source) passedOn.push(statement)
      else for (const { local, exported: as } of statement.specifiers) exported.set(nameOf(as), local.name)
    } else if (statement.type === 'VariableDeclaration') {
      const [{ id, init }] = statement.declarations
      if (init?.type === 'CallExpression' && init.callee.name === MARK) marked.set(id.name, statement)
    }
  }
  return {
    code,
    program,
    marked,
    imports,
    passedOn,
    exported,
    lazy: new Set(marked.keys()),
    passed: new Set(),
  }
}

/** A name that is exported can be a text: `export { x as 'a b' }`. */
const nameOf = (node) => node?.name ?? node?.value

/** Whether the others get a function under this name of a chunk. */
const isLazy = (chunk, name) =>
  chunk !== undefined && (chunk.passed.has(name) || chunk.lazy.has(chunk.exported.get(name)))

const lazyNames = (chunk) =>
  chunk ? [...chunk.passed, ...[...chunk.exported.keys()].filter((name) => isLazy(chunk, name))] : []

/** Adds what a chunk imports or passes on of others' marked constants; true where something was new. */
function takeImported({ imports, passedOn, lazy, passed }, chunks) {
  const before = lazy.size + passed.size
  for (const { source, specifiers } of imports)
    for (const { imported, local } of specifiers)
      if (isLazy(chunks.get(source.value), nameOf(imported))) lazy.add(local.name)
  for (const { source, specifiers } of passedOn)
    for (const { local, exported } of specifiers)
      if (isLazy(chunks.get(source.value), nameOf(local))) passed.add(nameOf(exported))
  return lazy.size + passed.size > before
}

/** `export *`, `export * as all`, and `import * as all` would give functions where values are expected. */
function refuseWholeChunks(name, { body }, chunks) {
  for (const { type, source, specifiers = [] } of body) {
    const isWhole =
      type === 'ExportAllDeclaration' ||
      specifiers.some((specifier) => specifier.type === 'ImportNamespaceSpecifier')
    const names = isWhole ? lazyNames(chunks.get(source.value)) : []
    if (names.length > 0)
      throw new Error(`${name} takes all of '${source.value}', of which ${names} are made when asked for`)
  }
}

/** Code that imports a chunk by `import()` would get functions where it expects values. */
function refuseDynamicImports(node, chunks) {
  if (node.type === 'ImportExpression') {
    const names = lazyNames(chunks.get(node.source.value))
    if (names.length > 0) throw new Error(`${names} cannot be asked for by import('${node.source.value}')`)
  }
  for (const [, child] of childrenOf(node)) refuseDynamicImports(child, chunks)
}

function rewritten({ code, program, marked, lazy }) {
  const edits = []
  for (const [name, { start, end, declarations }] of marked) {
    const [make] = declarations[0].init.arguments
    edits.push({
      start,
      end: make.body.start,
      text: `var ${name}$made;function ${name}(){return ${name}$made??=(`,
    })
    edits.push({ start: make.body.end, end, text: ')}' })
  }
  for (const { node, isShorthand, newCallee } of references(program, lazy)) {
    if (newCallee) edits.push({ start: newCallee.start, end: newCallee.start, text: '(' })
    edits.push({ start: node.end, end: node.end, text: isShorthand ? `:${node.name}()` : '()' })
    if (newCallee) edits.push({ start: newCallee.end, end: newCallee.end, text: ')' })
  }
  return edited(code, edits)
}
