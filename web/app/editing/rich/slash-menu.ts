import { type EditorState, Plugin, PluginKey } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { RichCommand } from './rich-commands.ts'
import { richSchema } from './rich-schema.ts'

export interface SlashItem {
  label: string
  words: string
  does: RichCommand | 'link' | 'image' | 'law'
}

export const SLASH_ITEMS: readonly SlashItem[] = [
  { label: 'Heading', words: 'title section h2', does: 'heading' },
  { label: 'Large heading', words: 'title h1', does: 'heading1' },
  { label: 'Small heading', words: 'subtitle h3', does: 'heading3' },
  { label: 'Bulleted list', words: 'ul points', does: 'bulletedList' },
  { label: 'Numbered list', words: 'ol steps', does: 'numberedList' },
  { label: 'Checklist', words: 'todo task boxes', does: 'checklist' },
  { label: 'Table', words: 'grid rows columns', does: 'table' },
  { label: 'Quote', words: 'blockquote citation', does: 'quote' },
  { label: 'Law that the section implements', words: 'citation cfr regulation implements', does: 'law' },
  { label: 'Link', words: 'url address', does: 'link' },
  { label: 'Image', words: 'picture photo upload', does: 'image' },
  { label: 'Divider', words: 'line rule hr', does: 'divider' },
  { label: 'Code', words: 'preformatted', does: 'codeBlock' },
]

/** What is typed after a slash that begins a paragraph; undefined elsewhere. */
export function slashQuery({ selection: { $from, empty } }: EditorState): string | undefined {
  const { parent, parentOffset } = $from
  if (!empty || parent.type !== richSchema.nodes.paragraph || parentOffset !== parent.content.size)
    return undefined
  return /^\/([\p{L}\d ]{0,24})$/u.exec(parent.textContent)?.[1]
}

export function slashItems(query: string): SlashItem[] {
  const typed = query.trim().toLowerCase()
  return SLASH_ITEMS.filter(({ label, words }) =>
    `${label} ${words}`
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(typed)),
  )
}

/** Takes the slash and what was typed after it away. */
export function takeSlash(view: EditorView) {
  const { $from } = view.state.selection
  view.dispatch(view.state.tr.delete($from.start(), $from.end()))
}

/** Gives the keys to the menu while it is open. */
export function slashKeys(onKey: (key: string) => boolean): Plugin {
  return new Plugin({
    key: new PluginKey('slash menu'),
    props: {
      handleKeyDown: (view, event) => {
        if (slashQuery(view.state) === undefined || event.ctrlKey || event.metaKey || event.altKey)
          return false
        return onKey(event.key)
      },
    },
  })
}
