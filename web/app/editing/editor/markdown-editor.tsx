import type { Citation } from '@plumbline/rules/citations/citation.ts'
import clsx from 'clsx'
import { useId, useState } from 'react'
import { FieldFrame } from '../../ui/field.tsx'
import { useLazyPart } from '../../ui/lazy-part.ts'
import { Skeleton } from '../../ui/states.tsx'
import { type EditorViewName, useEditorViewChoice } from './editor-view-choice.ts'
import { useImageInsertion } from './image-insertion.tsx'
import { PlainEditor } from './plain-editor.tsx'

interface MarkdownEditorProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  /** Whether the law that a citation names changed since the text took force. */
  hasChanged?: (citation: Citation) => boolean
}

const HINTS: Record<EditorViewName, string> = {
  formatted:
    'Paste from Word, Google Docs, or a web page: headings, lists, tables, bold, and links stay. Drop images into the text.',
  markdown:
    'Markdown. Paste or drop images into the text. Images of other hosts are shown to readers as links only: upload them instead.',
}
const VIEWS: readonly [EditorViewName, string][] = [
  ['formatted', 'Formatted'],
  ['markdown', 'Markdown'],
]

const loadRichEditor = async () => (await import('../rich/rich-editor.tsx')).RichEditor
const never = () => false

/** Writes Markdown, as formatted text or as it is stored. */
export function MarkdownEditor({ hasChanged = never, ...props }: MarkdownEditorProps) {
  const { label, name, value, onChange, error } = props
  const id = useId()
  const images = useImageInsertion()
  const [chosen, choose] = useEditorViewChoice()
  const [isLost, setLost] = useState(false)
  const view = isLost ? 'markdown' : chosen
  const RichEditor = useLazyPart(view === 'formatted' ? loadRichEditor : undefined, () => setLost(true))

  return (
    <>
      <div className="relative">
        <FieldFrame label={label} id={id} hint={HINTS[view]} error={error}>
          {(ties) =>
            view === 'markdown' ? (
              <PlainEditor ties={ties} name={name} value={value} onChange={onChange} images={images} />
            ) : RichEditor ? (
              <RichEditor
                id={id}
                name={name}
                label={label}
                value={value}
                onChange={onChange}
                describedBy={ties['aria-describedby']}
                isInvalid={error !== undefined}
                hasChanged={hasChanged}
                images={images}
              />
            ) : (
              <Skeleton className="h-[30rem] w-full" />
            )
          }
        </FieldFrame>
        <fieldset className="absolute -top-2 right-0 flex rounded-control border border-line bg-paper p-0.5">
          <legend className="sr-only">View of the text</legend>
          {VIEWS.map(([each, words]) => (
            <button
              key={each}
              type="button"
              aria-pressed={view === each}
              onClick={() => {
                setLost(false)
                choose(each)
              }}
              className={clsx(
                'min-h-7 cursor-pointer rounded-md px-2.5 font-semibold text-xs',
                view === each ? 'bg-surface text-brand-strong shadow-card' : 'text-ink-soft hover:text-ink',
              )}
            >
              {words}
            </button>
          ))}
        </fieldset>
      </div>
      {isLost && (
        <p role="status" className="text-ink-soft text-sm">
          The formatted view could not be loaded. Your text is here as Markdown; choose Formatted to try
          again.
        </p>
      )}
      {images.parts}
    </>
  )
}
