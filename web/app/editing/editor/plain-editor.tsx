import { type KeyboardEvent, useEffect, useRef } from 'react'
import { EditorPreview } from '../preview/editor-preview.tsx'
import { commandOf } from './editor-shortcuts.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import type { ImageInsertion } from './image-insertion.tsx'
import { COMMANDS, type Edit, ownParagraph } from './markdown-commands.ts'

interface PlainEditorProps {
  ties: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }
  name: string
  value: string
  onChange: (value: string) => void
  images: ImageInsertion
}

/** Markdown as it is stored, with a live preview. */
export function PlainEditor({ ties, name, value, onChange, images }: PlainEditorProps) {
  const textarea = useRef<HTMLTextAreaElement>(null)

  function selected() {
    const { value: text, selectionStart: start, selectionEnd: end } = textarea.current!
    return { text, start, end }
  }

  function apply({ from, to, insert, start, end }: Edit) {
    const area = textarea.current!
    area.focus()
    area.setSelectionRange(from, to)
    // The only way to edit that keeps the browser's undo history.
    if (!document.execCommand('insertText', false, insert)) {
      area.setRangeText(insert)
      onChange(area.value)
    }
    area.setSelectionRange(start, end)
  }

  function handleKey(event: KeyboardEvent) {
    const command = commandOf(event)
    if (!command) return
    event.preventDefault()
    apply(COMMANDS[command](selected()))
  }

  useEffect(() => {
    images.into.current = (markdown) => apply(ownParagraph(selected(), markdown))
  })

  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div>
        <EditorToolbar
          controls={ties.id}
          onCommand={(command) => apply(COMMANDS[command](selected()))}
          onImage={() => images.choose()}
        />
        <textarea
          ref={textarea}
          name={name}
          {...ties}
          rows={18}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onKeyDown={handleKey}
          onPaste={(event) => images.take(event.clipboardData) && event.preventDefault()}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => images.take(event.dataTransfer) && event.preventDefault()}
          className="block min-h-72 w-full resize-y rounded-b-control border border-control-line border-t-0 bg-surface px-3 py-2.5 font-mono text-[0.875rem] leading-relaxed focus-visible:border-brand aria-invalid:border-danger"
        />
      </div>
      <EditorPreview content={value} />
    </div>
  )
}
