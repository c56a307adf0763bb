import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { FieldFrame } from '../../ui/field.tsx'
import { EditorPreview } from '../preview/editor-preview.tsx'
import { commandOf } from './editor-shortcuts.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { ImageDialog } from './image-dialog.tsx'
import { IMAGE_TYPES, imagesIn } from './image-upload.ts'
import { COMMANDS, type Edit, ownParagraph } from './markdown-commands.ts'

interface MarkdownEditorProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

const HINT =
  'Markdown. Paste or drop images into the text. Images of other hosts are shown to readers as links only: upload them instead.'

/** Markdown editor with a live preview. */
export function MarkdownEditor({ label, name, value, onChange, error }: MarkdownEditorProps) {
  const textarea = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [images, setImages] = useState<File[]>([])
  const id = useId()

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

  return (
    <>
      <FieldFrame label={label} id={id} hint={HINT} error={error}>
        {(ties) => (
          <div className="grid gap-4 lg:grid-cols-2">
            <div>
              <EditorToolbar
                controls={id}
                onCommand={(command) => apply(COMMANDS[command](selected()))}
                onImage={() => chooser.current?.click()}
              />
              <textarea
                ref={textarea}
                name={name}
                {...ties}
                rows={18}
                value={value}
                onChange={({ currentTarget }) => onChange(currentTarget.value)}
                onKeyDown={handleKey}
                onPaste={(event) => {
                  const pasted = imagesIn(event.clipboardData)
                  if (pasted.length === 0) return
                  event.preventDefault()
                  setImages(pasted)
                }}
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => {
                  const dropped = imagesIn(event.dataTransfer)
                  if (dropped.length === 0) return
                  event.preventDefault()
                  setImages(dropped)
                }}
                className="block min-h-72 w-full resize-y rounded-b-control border border-control-line border-t-0 bg-surface px-3 py-2.5 font-mono text-[0.875rem] leading-relaxed focus-visible:border-brand aria-invalid:border-danger"
              />
            </div>
            <EditorPreview content={value} />
          </div>
        )}
      </FieldFrame>
      <input
        ref={chooser}
        type="file"
        accept={IMAGE_TYPES}
        aria-label="Choose an image"
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          setImages([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      {images[0] && (
        <ImageDialog
          key={images.length}
          file={images[0]}
          onClose={() => setImages([])}
          onInsert={(markdown) => {
            apply(ownParagraph(selected(), markdown))
            setImages(images.slice(1))
          }}
        />
      )}
    </>
  )
}
