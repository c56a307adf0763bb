import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { gapCursor } from 'prosemirror-gapcursor'
import { history, redo, undo } from 'prosemirror-history'
import {
  ellipsis,
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { splitListItem } from 'prosemirror-schema-list'
import { type Command, type EditorState, Plugin } from 'prosemirror-state'
import { goToNextCell, tableEditing } from 'prosemirror-tables'
import { SHORTCUTS } from '../editor/editor-shortcuts.ts'
import { COMMANDS, isInTable, liftItem, sinkItem } from './rich-commands.ts'
import { richSchema } from './rich-schema.ts'

const { nodes } = richSchema

/** What a person types as Markdown becomes what it means. */
const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,4})\s$/, nodes.heading, (match) => ({ level: match[1]!.length })),
    wrappingInputRule(/^\s*([-*+])\s$/, nodes.bullet_list),
    wrappingInputRule(
      /^(\d{1,9})[.)]\s$/,
      nodes.ordered_list,
      (match) => ({ start: Number(match[1]) }),
      (match, list) => list.childCount + list.attrs.start === Number(match[1]),
    ),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    textblockTypeInputRule(/^```$/, nodes.code_block),
    new InputRule(/^---$/, (state, _match, start, end) => {
      const { $from } = state.selection
      if ($from.parent.type !== nodes.paragraph || $from.depth !== 1) return null
      return state.tr.delete(start, end).insert($from.before(), nodes.horizontal_rule.create())
    }),
    ellipsis,
  ].slice(0, -1),
})

/** Tab changes the level of an item only at its beginning, so that it still leaves the editor elsewhere. */
const isAtItemStart = ({ selection: { $from, empty } }: EditorState) =>
  empty && $from.parentOffset === 0 && $from.node(-1)?.type === nodes.list_item && $from.index(-1) === 0

const atItemStart =
  (command: Command): Command =>
  (state, dispatch, view) =>
    isAtItemStart(state) && command(state, dispatch, view)

const inTable =
  (command: Command): Command =>
  (state, dispatch, view) =>
    isInTable(state) && command(state, dispatch, view)

const hardBreak: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type.spec.code) return false
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}

const SHIFTED: Record<string, string> = Object.fromEntries(
  Object.entries(SHORTCUTS).map(([name, { key, shift }]) => [name, `${shift ? 'Shift-' : ''}Mod-${key}`]),
)

function keys(onLink: () => void): Record<string, Command> {
  const shortcuts = Object.entries(SHIFTED)
    .filter(([name]) => name in COMMANDS)
    .map(([name, key]) => [key, COMMANDS[name as keyof typeof COMMANDS]])
  return {
    ...Object.fromEntries(shortcuts),
    [SHIFTED.link!]: () => {
      onLink()
      return true
    },
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    Enter: chainCommands(inTable(goToNextCell(1)), splitListItem(nodes.list_item, { isDone: null })),
    'Shift-Enter': chainCommands(exitCode, hardBreak),
    'Mod-Enter': exitCode,
    'Mod-]': sinkItem,
    'Mod-[': liftItem,
    Tab: chainCommands(inTable(goToNextCell(1)), atItemStart(sinkItem)),
    'Shift-Tab': chainCommands(inTable(goToNextCell(-1)), atItemStart(liftItem)),
  }
}

/** A last empty paragraph, so that one can write below a table, a list, or an image. It is not stored. */
const lastParagraph = new Plugin({
  appendTransaction: (_transactions, _before, { doc, tr }) =>
    doc.lastChild?.type === nodes.paragraph
      ? null
      : tr.insert(doc.content.size, nodes.paragraph.create()).setMeta('addToHistory', false),
})

export function editorPlugins(onLink: () => void): Plugin[] {
  return [
    rules,
    keymap(keys(onLink)),
    keymap(baseKeymap),
    history(),
    gapCursor(),
    tableEditing(),
    lastParagraph,
  ]
}
