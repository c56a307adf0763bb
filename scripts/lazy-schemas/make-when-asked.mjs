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
  for (const { program } of chunks.values()) refuseDynamicImports(program, chunks)
  return new Map([...chunks].map(([name, chunk]) => [name, rewritten(chunk)]))
}

function readChunk(code) {
  const program = parseAst(code)
  const marked = new Map()
  const imports = []
  const exported = new Map()
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') imports.push(statement)
    else if (statement.type === 'ExportNamedDeclaration' && !statement.source) {
      for (const { local, exported: as } of statement.specifiers) exported.set(as.name, local.name)
    } else if (statement.type === 'VariableDeclaration') {
      const [{ id, init }] = statement.declarations
      if (init?.type === 'CallExpression' && init.callee.name === MARK) marked.set(id.name, statement)
    }
  }
  return { code, program, marked, imports, exported, lazy: new Set(marked.keys()) }
}

/** Adds what a chunk imports of others' marked constants; true where something was new. */
function takeImported({ imports, lazy }, chunks) {
  const before = lazy.size
  for (const { source, specifiers } of imports) {
    const from = chunks.get(source.value)
    for (const { imported, local } of specifiers)
      if (from?.lazy.has(from.exported.get(imported?.name))) lazy.add(local.name)
  }
  return lazy.size > before
}

/** Whoever imports a chunk by `import()` would meet functions where it expects values. */
function refuseDynamicImports(node, chunks) {
  if (node.type === 'ImportExpression') {
    const chunk = chunks.get(node.source.value)
    const names = [...(chunk?.exported.values() ?? [])].filter((name) => chunk.lazy.has(name))
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
