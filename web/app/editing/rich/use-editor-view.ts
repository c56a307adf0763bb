import type { Citation } from '@plumbline/rules/citations/citation.ts'
import { EditorState, Selection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { citationChips, withOtherChanges } from './citation-chips.ts'
import { CLIPBOARD } from './clipboard.ts'
import { takeCurrentSelection } from './current-selection.ts'
import { editorPlugins } from './editor-plugins.ts'
import { createRichText } from './rich-text.ts'
import { slashKeys } from './slash-menu.ts'

interface EditorViewOptions {
  value: string
  onChange: (value: string) => void
  onLink: () => void
  /** True where the key was taken. */
  onSlashKey: (key: string) => boolean
  /** True where the files were taken. */
  onFiles: (transfer: DataTransfer | null) => boolean
  hasChanged: (citation: Citation) => boolean
  attributes: Record<string, string>
}

/** The view of the editor, with its state for what is drawn around it. */
export function useEditorView(options: EditorViewOptions) {
  const { value, hasChanged, attributes } = options
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const [text] = useState(createRichText)
  const [state, setState] = useState<EditorState>()
  /** The Markdown that this editor and its form both have. */
  const known = useRef(value)

  const tell = useEffectEvent((markdown: string) => options.onChange(markdown))
  const takeLink = useEffectEvent(() => options.onLink())
  const takeKey = useEffectEvent((key: string) => options.onSlashKey(key))
  const isChanged = useEffectEvent((citation: Citation) => hasChanged(citation))
  const takeFiles = useEffectEvent((transfer: DataTransfer | null) => options.onFiles(transfer))

  useEffect(() => {
    const plugins = [
      slashKeys((key) => takeKey(key)),
      ...editorPlugins(() => takeLink()),
      citationChips((citation) => isChanged(citation)),
    ]
    const made = new EditorView(place.current, {
      ...CLIPBOARD,
      state: EditorState.create({ doc: text.read(known.current), plugins }),
      handleKeyDown(now, event) {
        if (!event.isComposing) takeCurrentSelection(now)
        return false
      },
      handlePaste: (_view, event) => takeFiles(event.clipboardData),
      handleDrop: (_view, event) => takeFiles(event.dataTransfer),
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction)
        made.updateState(next)
        setState(next)
        if (!transaction.docChanged) return
        const markdown = text.write(next.doc)
        if (markdown === known.current) return
        known.current = markdown
        tell(markdown)
      },
    })
    view.current = made
    setState(made.state)
    return () => {
      made.destroy()
      view.current = undefined
    }
  }, [text])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the chips ask again when the answer may be another
  useEffect(() => {
    const current = view.current
    if (!current) return
    // Else the caret that was just placed would go back to where it was.
    takeCurrentSelection(current)
    current.dispatch(withOtherChanges(current.state.tr))
  }, [hasChanged])

  // A text from elsewhere: an earlier version, a discarded draft, a line of law that a form wrote.
  useEffect(() => {
    const current = view.current
    if (!current || value === known.current) return
    known.current = value
    const { doc, selection, tr } = current.state
    tr.replaceWith(0, doc.content.size, text.read(value).content)
    const caret = tr.doc.resolve(Math.min(selection.from, tr.doc.content.size))
    current.dispatch(tr.setSelection(Selection.near(caret)))
  }, [value, text])

  const written = JSON.stringify(attributes)
  useEffect(() => {
    const current = view.current
    if (!current) return
    takeCurrentSelection(current)
    current.setProps({ attributes: JSON.parse(written) })
  }, [written])

  return { place, view, state }
}
