import { stripTypeScriptTypes } from 'node:module'
import { parseAst } from 'rolldown/parseAst'

export interface Mutant {
  id: number
  file: string
  line: number
  /** What is in the source, and what is there instead. */
  before: string
  after: string
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const BINARY: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
}
const SWAPPED_CALLS: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  some: 'every',
  every: 'some',
}

/** Every mutant of one file in one text; `globalThis.$mutation` says at run time which of them is alive. */
export function instrument(
  file: string,
  source: string,
  firstId: number,
): { code: string; mutants: Mutant[] } {
  const stripped = stripTypeScriptTypes(source)
  const text = new Edits()
  const mutants: Mutant[] = []
  const add = (node: Node, before: string, after: string) => {
    const id = firstId + mutants.length
    const line = stripped.slice(0, node.start).split('\n').length
    mutants.push({ id, file, line, before, after })
    return id
  }
  const wrap = (node: Node, opening: string, closing = ')') => {
    text.open(node.start, opening)
    text.close(node.end, closing)
  }
  const shown = (node: Node) => stripped.slice(node.start, node.end).replace(/\s+/g, ' ').slice(0, 80)
  const condition = (node: Node) => {
    const id = add(node, shown(node), 'true')
    add(node, shown(node), 'false')
    wrap(node, `$m.test(${id}, `)
  }

  /** What is inside comes first, so that the outer change is around the inner one. */
  function visit(node: Node, parent: Node | undefined, role: string) {
    for (const [key, child] of Object.entries(node)) {
      if (Array.isArray(child)) for (const one of child) visitChild(one, node, key)
      else visitChild(child, node, key)
    }
    switch (node.type) {
      case 'BinaryExpression': {
        const operator = node.operator as string
        const other = BINARY[operator]
        if (!other || isText(node)) break
        const id = add(node, shown(node), `${operator} → ${other}`)
        const left = node.left as Node
        const right = node.right as Node
        text.open(node.start, `$m.binary(${id}, ${JSON.stringify(operator)}, ${JSON.stringify(other)}, (`)
        text.replace(left.end, right.start, stripped.slice(left.end, right.start).replace(operator, '), ('))
        text.close(node.end, '))')
        break
      }
      case 'LogicalExpression': {
        const operator = node.operator as string
        const right = node.right as Node
        const left = node.left as Node
        if (operator === '??' || /\byield\b|\bawait\b/.test(shown(node))) break
        const id = add(node, shown(node), operator === '&&' ? '&& → ||' : '|| → &&')
        text.open(node.start, `$m.logical(${id}, ${JSON.stringify(operator)}, (`)
        text.replace(
          left.end,
          right.start,
          stripped.slice(left.end, right.start).replace(operator, '), () => ('),
        )
        text.close(node.end, '))')
        break
      }
      case 'IfStatement':
      case 'ConditionalExpression':
      case 'WhileStatement':
        condition(node.test as Node)
        break
      case 'UnaryExpression':
        if (node.operator === '!') {
          const id = add(node, shown(node), 'without !')
          wrap(node, `$m.not(${id}, `)
        }
        break
      case 'Literal':
        if (role === 'key' || parent?.type === 'ImportDeclaration' || parent?.type === 'ImportAttribute')
          break
        if (typeof node.value === 'boolean')
          wrap(node, `$m.other(${add(node, shown(node), String(!node.value))}, `, `, ${!node.value})`)
        else if (typeof node.value === 'number' || typeof node.bigint === 'string') {
          const isBig = typeof node.bigint === 'string'
          wrap(node, `$m.plusOne(${add(node, shown(node), `${shown(node)} + 1`)}, ${isBig ? '1n' : '1'}, `)
        }
        break
      case 'CallExpression': {
        const callee = node.callee as Node
        const property = callee.type === 'MemberExpression' ? (callee.property as Node) : undefined
        const name = property && !callee.computed ? (property.name as string) : ''
        const other = SWAPPED_CALLS[name]
        if (!property || !other || callee.optional) break
        const id = add(node, shown(node), `${name} → ${other}`)
        text.replace((callee.object as Node).end, property.end, `[$m.name(${id}, "${name}", "${other}")]`)
        break
      }
      case 'ExpressionStatement': {
        const inner = node.expression as Node
        if (inner.type !== 'CallExpression' && inner.type !== 'AssignmentExpression') break
        wrap(inner, `$m.keeps(${add(node, shown(node), 'removed')}) && (`)
        break
      }
    }
  }
  function visitChild(child: unknown, parent: Node, role: string) {
    if (child && typeof child === 'object' && typeof (child as Node).type === 'string')
      visit(child as Node, parent, role)
  }

  visit(parseAst(stripped) as unknown as Node, undefined, '')
  return { code: `const $m = globalThis.$mutation; ${text.applyTo(stripped)}`, mutants }
}

/** Words that are joined for people: no rule hangs on them. */
function isText(node: Node): boolean {
  if (node.type === 'TemplateLiteral') return true
  if (node.type === 'Literal') return typeof node.value === 'string'
  return node.type === 'BinaryExpression' && node.operator === '+'
    ? isText(node.left as Node) || isText(node.right as Node)
    : false
}

/** Changes of a text by their places in it. */
class Edits {
  readonly #openings = new Map<number, string>()
  readonly #closings = new Map<number, string>()
  readonly #replaced = new Map<number, { end: number; text: string }>()

  /** A later opening at one place is around the earlier ones. */
  open(at: number, text: string) {
    this.#openings.set(at, text + (this.#openings.get(at) ?? ''))
  }

  close(at: number, text: string) {
    this.#closings.set(at, (this.#closings.get(at) ?? '') + text)
  }

  replace(start: number, end: number, text: string) {
    this.#replaced.set(start, { end, text })
  }

  applyTo(source: string): string {
    let result = ''
    for (let at = 0; at <= source.length; ) {
      result += (this.#closings.get(at) ?? '') + (this.#openings.get(at) ?? '')
      const replaced = this.#replaced.get(at)
      result += replaced ? replaced.text : (source[at] ?? '')
      at = replaced ? replaced.end : at + 1
    }
    return result
  }
}
