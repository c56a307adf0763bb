import { useEffect, useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { Spinner } from '../ui/spinner.tsx'

interface DocumentPreviewProps {
  title: string
  path: string
  watermark: string
  onClose: () => void
}

/** The document under the reader's address and the time; the address of the file ends within minutes. */
export function DocumentPreview({ title, path, watermark, onClose }: DocumentPreviewProps) {
  const [shown, setShown] = useState<{ text?: string; isImage: boolean }>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isCurrent = true
    read(path)
      .then((found) => isCurrent && setShown(found))
      .catch(() => isCurrent && setFailed(true))
    return () => {
      isCurrent = false
    }
  }, [path])
  return (
    <Dialog open size="large" title={title} onClose={onClose}>
      <div className="relative min-h-64 overflow-hidden">
        {hasFailed && <p role="alert">The document could not be loaded, or your access has ended.</p>}
        {!shown && !hasFailed && <Spinner label="Loading the document…" />}
        {shown?.text !== undefined && <p className="wrap-anywhere whitespace-pre-line">{shown.text}</p>}
        {shown?.isImage && <img src={path} alt={title} className="mx-auto max-w-full" />}
        {shown && shown.text === undefined && !shown.isImage && (
          // Pages here hold no frames, so the browser's own viewer opens beside this one.
          <a href={path} target="_blank" rel="noreferrer" className="font-semibold text-brand underline">
            Open {title} in a new tab
          </a>
        )}
        <svg
          aria-hidden
          viewBox="0 0 640 320"
          className="pointer-events-none absolute inset-0 size-full fill-ink opacity-15"
        >
          <text
            x="320"
            y="160"
            textAnchor="middle"
            transform="rotate(-12 320 160)"
            fontSize="22"
            fontWeight="600"
          >
            {watermark}
          </text>
        </svg>
      </div>
      <p className="mt-3 text-ink-soft text-sm">Viewed as {watermark}</p>
      <p className="mt-1 text-ink-soft text-sm">
        Viewing does not prevent copying: a screen can be photographed.
        {shown && shown.text === undefined && !shown.isImage && ' Each page carries the same words.'}
      </p>
    </Dialog>
  )
}

async function read(path: string): Promise<{ text?: string; isImage: boolean }> {
  const head = await fetch(path, { method: 'HEAD' })
  if (!head.ok) throw new Error(`status ${head.status}`)
  const type = head.headers.get('content-type') ?? ''
  if (!type.startsWith('text/')) return { isImage: type.startsWith('image/') }
  return { text: await (await fetch(path)).text(), isImage: false }
}
