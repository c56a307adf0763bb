import type { Citation } from '@plumbline/rules/citations/citation.ts'
import type { Command } from 'prosemirror-state'
import { TextSelection } from 'prosemirror-state'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { ImageInsertion } from '../editor/image-insertion.tsx'
import { CitationCard } from './citation-card.tsx'
import { citationAt } from './citation-chips.ts'
import { newFromMarkdown } from './clipboard.ts'
import { EditorFooter } from './editor-footer.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { COMMANDS, linkAt, removeLink, setLink } from './rich-commands.ts'
import './rich-editor.css'
import { RichToolbar } from './rich-toolbar.tsx'
import { optionId, SlashList } from './slash-list.tsx'
import { type SlashItem, slashItems, slashQuery, takeSlash } from './slash-menu.ts'
import { useEditorView } from './use-editor-view.ts'

export interface RichEditorProps {
  id: string
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  describedBy: string | undefined
  isInvalid: boolean
  hasChanged: (citation: Citation) => boolean
  images: ImageInsertion
}

interface Hovered {
  citation: string
  isChanged: boolean
  place: { left: number; top: number }
}

const MENU_WIDTH = 256
const CARD_WIDTH = 352

/** Formatted text over Markdown: what is stored is the Markdown, and what nobody edits stays as it was. */
export function RichEditor(props: RichEditorProps) {
  const { id, name, label, value, onChange, describedBy, isInvalid, hasChanged, images } = props
  const frame = useRef<HTMLDivElement>(null)
  /** What was selected when the dialog opened. */
  const [linked, setLinked] = useState<{ from: number; to: number }>()
  const [hovered, setHovered] = useState<Hovered>()
  const [active, setActive] = useState(0)
  const [closedAt, setClosedAt] = useState<string>()

  const menuId = `${id}-insert`
  const { place, view, state } = useEditorView({
    value,
    onChange,
    hasChanged,
    onLink: openLink,
    onFiles: (transfer) => images.take(transfer),
    onSlashKey: takeSlashKey,
    attributes: attributesNow(),
  })
  const query = state && slashQuery(state)
  const items = query !== undefined && query !== closedAt ? slashItems(query) : []
  const chosen = Math.min(active, items.length - 1)

  function attributesNow(): Record<string, string> {
    return {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'data-field': name,
      class: 'prose rich-text',
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
    }
  }

  function run(command: Command) {
    const current = view.current
    if (!current) return
    command(current.state, current.dispatch, current)
    current.focus()
  }

  function openLink() {
    const selection = view.current?.state.selection
    if (selection) setLinked({ from: selection.from, to: selection.to })
  }

  function onLinked(command: Command) {
    setLinked(undefined)
    const { from, to } = linked!
    run((now, dispatch) => {
      dispatch?.(now.tr.setSelection(TextSelection.create(now.doc, from, to)))
      return true
    })
    run(command)
  }

  function insertMarkdown(markdown: string) {
    run((now, dispatch) => {
      const { $from } = now.selection
      const isEmpty = $from.depth === 1 && $from.parent.childCount === 0
      const at = isEmpty ? $from.before() : $from.after(1)
      dispatch?.(
        isEmpty
          ? now.tr.replaceWith(at, $from.after(), newFromMarkdown(markdown))
          : now.tr.insert(at, newFromMarkdown(markdown)),
      )
      return true
    })
  }

  function choose(item: SlashItem) {
    const current = view.current
    if (!current) return
    takeSlash(current)
    setActive(0)
    if (item.does === 'link') openLink()
    else if (item.does === 'image') images.choose()
    else if (item.does === 'law')
      run((now, dispatch) => {
        dispatch?.(now.tr.insertText('Implements: '))
        return true
      })
    else run(COMMANDS[item.does])
  }

  function takeSlashKey(key: string): boolean {
    if (items.length === 0) return false
    if (key === 'ArrowDown') setActive((chosen + 1) % items.length)
    else if (key === 'ArrowUp') setActive((chosen + items.length - 1) % items.length)
    else if (key === 'Enter' || key === 'Tab') choose(items[chosen]!)
    else if (key === 'Escape') setClosedAt(query)
    else {
      setActive(0)
      return false
    }
    return true
  }

  function under(box: { left: number; bottom: number }, width: number) {
    const { left, top, width: room } = frame.current!.getBoundingClientRect()
    return { left: Math.max(4, Math.min(box.left - left, room - width - 4)), top: box.bottom - top + 6 }
  }

  function showCitation({ target }: PointerEvent) {
    const chip = target instanceof Element ? target.closest<HTMLElement>('.citation-chip') : null
    const citation = chip?.dataset.citation
    if (!chip || !citation) return setHovered(undefined)
    if (citation === hovered?.citation) return undefined
    return setHovered({
      citation,
      isChanged: chip.classList.contains('citation-changed'),
      place: under(chip.getBoundingClientRect(), CARD_WIDTH),
    })
  }

  function goTo(position: number) {
    run((now, dispatch) => {
      dispatch?.(now.tr.setSelection(TextSelection.create(now.doc, position)).scrollIntoView())
      return true
    })
  }

  useEffect(() => {
    images.into.current = insertMarkdown
  })

  const link = state && linkAt(state)
  return (
    <div
      ref={frame}
      className="relative rounded-control border border-control-line bg-surface focus-within:border-brand"
    >
      {state && (
        <RichToolbar
          controls={id}
          state={state}
          run={run}
          onLink={openLink}
          onImage={() => images.choose()}
        />
      )}
      <div ref={place} onPointerOver={showCitation} onPointerLeave={() => setHovered(undefined)} />
      {state && <EditorFooter doc={state.doc} citation={citationAt(state)} onGoTo={goTo} />}
      {items.length > 0 && view.current && (
        <SlashList
          id={menuId}
          items={items}
          active={chosen}
          place={under(view.current.coordsAtPos(view.current.state.selection.from), MENU_WIDTH)}
          onChoose={choose}
        />
      )}
      <p role="status" className="sr-only" id={items.length > 0 ? optionId(menuId, -1) : undefined}>
        {items.length > 0 && `Insert ${items[chosen]?.label}, ${chosen + 1} of ${items.length}`}
      </p>
      {hovered && (
        <div
          className="pointer-events-none absolute z-20 w-88 max-w-[calc(100%-0.5rem)] rounded-card border border-line bg-surface p-3.5 text-sm shadow-float"
          style={hovered.place}
        >
          <CitationCard citation={hovered.citation} isChanged={hovered.isChanged} />
        </div>
      )}
      {linked && (
        <LinkDialog
          present={link}
          hasWords={linked.from < linked.to}
          onSet={(href, words) => onLinked(setLink(href, words))}
          onRemove={() => onLinked(removeLink)}
          onClose={() => setLinked(undefined)}
        />
      )}
    </div>
  )
}
