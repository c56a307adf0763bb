import { useEffect, useId, useState } from 'react'
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
        <Watermark words={watermark} />
      </div>
      <p className="mt-3 text-ink-soft text-sm">Viewed as {watermark}</p>
      <p className="mt-1 text-ink-soft text-sm">
        Viewing does not prevent copying: a screen can be photographed.
        {shown && shown.text === undefined && !shown.isImage && ' Each page carries the same words.'}
      </p>
    </Dialog>
  )
}

/** Repeated over the whole document, so that no part of it can be copied without the words. */
function Watermark({ words }: { words: string }) {
  const tile = useId()
  const lines = words.split(' · ')
  const longest = Math.max(...lines.map(({ length }) => length))
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full fill-ink opacity-12">
      <defs>
        <pattern
          id={tile}
          width={longest * 9.5 + 40}
          height="110"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-12)"
        >
          {lines.map((line, index) => (
            <text key={line} x="20" y={40 + index * 22} fontSize="16" fontWeight="600">
              {line}
            </text>
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${tile})`} />
    </svg>
  )
}

async function read(path: string): Promise<{ text?: string; isImage: boolean }> {
  const head = await fetch(path, { method: 'HEAD' })
  if (!head.ok) throw new Error(`status ${head.status}`)
  const type = head.headers.get('content-type') ?? ''
  if (!type.startsWith('text/')) return { isImage: type.startsWith('image/') }
  return { text: await (await fetch(path)).text(), isImage: false }
}
