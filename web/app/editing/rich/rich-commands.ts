import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { Attrs, MarkType, Node, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, Selection, TextSelection } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables'
import { richSchema } from './rich-schema.ts'

const { nodes, marks } = richSchema

export const COMMANDS = {
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
  strike: toggleMark(marks.strike),
  code: toggleMark(marks.code),
  heading: toggleBlock(nodes.heading, { level: 2 }),
  heading1: toggleBlock(nodes.heading, { level: 1 }),
  heading3: toggleBlock(nodes.heading, { level: 3 }),
  bulletedList: toggleList(nodes.bullet_list),
  numberedList: toggleList(nodes.ordered_list),
  checklist: makeChecklist,
  quote: toggleQuote,
  table: insertTable,
  divider: insertDivider,
  codeBlock: toggleBlock(nodes.code_block),
  undo,
  redo,
} satisfies Record<string, Command>

export type RichCommand = keyof typeof COMMANDS

export const TABLE_COMMANDS: readonly { label: string; command: Command }[] = [
  { label: 'Add row', command: addRowAfter },
  { label: 'Add column', command: addColumnAfter },
  { label: 'Delete row', command: deleteRow },
  { label: 'Delete column', command: deleteColumn },
  { label: 'Delete table', command: deleteTable },
]

export const sinkItem = sinkListItem(nodes.list_item)
export const liftItem = liftListItem(nodes.list_item)
export { isInTable }

/** What the selection is, for the buttons that are pressed. */
export function isActive(state: EditorState, name: RichCommand): boolean {
  switch (name) {
    case 'bold':
      return hasMark(state, marks.strong)
    case 'italic':
      return hasMark(state, marks.em)
    case 'bulletedList':
      return nearestList(state)?.type === nodes.bullet_list
    case 'numberedList':
      return nearestList(state)?.type === nodes.ordered_list
    case 'quote':
      return ancestor(state, nodes.blockquote) !== undefined
    case 'table':
      return isInTable(state)
    default:
      return false
  }
}

/** The style of the block with the caret: 0 is text. */
export function blockStyle(state: EditorState): string {
  const { parent } = state.selection.$from
  if (parent.type === nodes.heading) return String(parent.attrs.level)
  if (parent.type === nodes.code_block) return 'code'
  return parent.type === nodes.source_block ? 'source' : '0'
}

export function setBlockStyle(style: string): Command {
  if (style === 'code') return setBlockType(nodes.code_block)
  const level = Number(style)
  return level > 0 ? setBlockType(nodes.heading, { level }) : setBlockType(nodes.paragraph)
}

export function linkAt(state: EditorState): string | undefined {
  const { $from, from, to, empty } = state.selection
  if (empty) return marks.link.isInSet($from.marks())?.attrs.href
  let href: string | undefined
  state.doc.nodesBetween(from, to, (node) => {
    href ??= marks.link.isInSet(node.marks)?.attrs.href
  })
  return href
}

/** Links the selection, or inserts `words` with the link. */
export function setLink(href: string, words: string): Command {
  return (state, dispatch) => {
    const mark = marks.link.create({ href })
    const { from, to, empty } = state.selection
    const transaction = empty
      ? state.tr.replaceSelectionWith(richSchema.text(words, [mark]), false)
      : state.tr.removeMark(from, to, marks.link).addMark(from, to, mark)
    dispatch?.(transaction.removeStoredMark(marks.link).scrollIntoView())
    return true
  }
}

export const removeLink: Command = (state, dispatch) => {
  let { from, to } = state.selection
  if (from === to) {
    const { $from } = state.selection
    const start = $from.start()
    const mark = marks.link.isInSet($from.marks())
    $from.parent.forEach((node, offset) => {
      if (!mark?.isInSet(node.marks) || start + offset > from || start + offset + node.nodeSize < from) return
      to = start + offset + node.nodeSize
      from = start + offset
    })
  }
  dispatch?.(state.tr.removeMark(from, to, marks.link))
  return from !== to
}

function hasMark(state: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = state.selection
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
  return state.doc.rangeHasMark(from, to, type)
}

function ancestor({ selection: { $from } }: EditorState, ...types: NodeType[]): Node | undefined {
  for (let depth = $from.depth; depth > 0; depth--)
    if (types.includes($from.node(depth).type)) return $from.node(depth)
  return undefined
}

const nearestList = (state: EditorState) => ancestor(state, nodes.bullet_list, nodes.ordered_list)

function toggleBlock(type: NodeType, attrs: Attrs = {}): Command {
  return (state, dispatch, view) => {
    const { parent } = state.selection.$from
    const isAlready =
      parent.type === type && Object.entries(attrs).every(([name, value]) => parent.attrs[name] === value)
    return setBlockType(isAlready ? nodes.paragraph : type, isAlready ? null : attrs)(state, dispatch, view)
  }
}

/** Makes a list, changes its kind, or takes the list away. */
function toggleList(type: NodeType): Command {
  return (state, dispatch, view) => {
    const list = nearestList(state)
    if (!list) return wrapInList(type)(state, dispatch, view)
    if (list.type === type) return liftItem(state, dispatch, view)
    const { $from } = state.selection
    for (let depth = $from.depth; depth > 0; depth--)
      if ($from.node(depth) === list) {
        dispatch?.(state.tr.setNodeMarkup($from.before(depth), type, {}))
        return true
      }
    return false
  }
}

function makeChecklist(state: EditorState, dispatch?: Parameters<Command>[1]): boolean {
  return wrapInList(nodes.bullet_list)(state, (transaction) => {
    const { $from } = transaction.selection
    for (let depth = $from.depth; depth > 0; depth--)
      if ($from.node(depth).type === nodes.list_item)
        transaction.setNodeAttribute($from.before(depth), 'isDone', false)
    dispatch?.(transaction)
  })
}

function toggleQuote(state: EditorState, dispatch?: Parameters<Command>[1]): boolean {
  const { $from, $to } = state.selection
  const isQuoted = ancestor(state, nodes.blockquote) !== undefined
  if (!isQuoted) return wrapIn(nodes.blockquote)(state, dispatch)
  const range = $from.blockRange($to, (node) => node.type === nodes.blockquote)
  if (!range) return false
  dispatch?.(state.tr.lift(range, range.depth - 1))
  return true
}

function insertTable(state: EditorState, dispatch?: Parameters<Command>[1]): boolean {
  if (isInTable(state)) return false
  const cells = (type: NodeType) => Array.from({ length: 3 }, () => type.createAndFill()!)
  const rows = [nodes.table_header, nodes.table_cell, nodes.table_cell].map((type) =>
    nodes.table_row.create(null, cells(type)),
  )
  return insertBlock(nodes.table.create(null, rows), state, dispatch)
}

function insertDivider(state: EditorState, dispatch?: Parameters<Command>[1]): boolean {
  return insertBlock(nodes.horizontal_rule.create(), state, dispatch)
}

/** After the block with the caret, or in its place if it is empty. */
export function insertBlock(node: Node, state: EditorState, dispatch?: Parameters<Command>[1]): boolean {
  const { $from } = state.selection
  const isEmpty = $from.parent.type === nodes.paragraph && $from.parent.childCount === 0
  const at = isEmpty ? $from.before() : $from.after($from.depth || undefined)
  const transaction = isEmpty ? state.tr.replaceWith(at, $from.after(), node) : state.tr.insert(at, node)
  const inside = transaction.doc.resolve(at + 1)
  const selection = node.isAtom
    ? Selection.near(transaction.doc.resolve(at + node.nodeSize))
    : TextSelection.near(inside)
  dispatch?.(transaction.setSelection(selection).scrollIntoView())
  return true
}
