import { ClipboardPaste, FilePlus2, Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'

interface DropAreaProps {
  onFile: (file: File) => void
  onText: (text: string) => void
  onEmpty: () => void
  onSample: () => void
}

/** Where a register comes in: dropped, chosen, pasted, or begun empty. */
export function DropArea({ onFile, onText, onEmpty, onSample }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  const [isPasting, setPasting] = useState(false)
  const [text, setText] = useState('')
  const chooser = useRef<HTMLInputElement>(null)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
    else if (event.dataTransfer.getData('text')) onText(event.dataTransfer.getData('text'))
  }

  return (
    <section
      aria-label="Open a register"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`grid justify-items-center gap-3 rounded-card border-2 border-dashed px-6 py-12 text-center ${isOver ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface'}`}
    >
      <h2 className="font-display text-2xl font-semibold">Drop your HMDA file here</h2>
      <p className="max-w-prose text-ink-soft">
        The pipe-delimited file that you file with the agency, or an Excel workbook whose first sheet has the
        110 columns, in the official order or with their names in a header. It is checked in this browser
        against every edit of its year. Nothing of it is sent anywhere.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button onClick={() => chooser.current?.click()}>
          <Upload aria-hidden className="size-4" /> Choose a file
        </Button>
        <Button look="quiet" onClick={() => setPasting(true)}>
          <ClipboardPaste aria-hidden className="size-4" /> Paste rows
        </Button>
        <Button look="quiet" onClick={onEmpty}>
          <FilePlus2 aria-hidden className="size-4" /> Start empty
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        Or{' '}
        <button
          type="button"
          className="cursor-pointer font-semibold text-brand underline underline-offset-3"
          onClick={onSample}
        >
          open the sample register
        </button>
        : 500 made-up rows with sixty known faults.
      </p>
      <input
        ref={chooser}
        type="file"
        aria-label="HMDA file"
        accept=".txt,.dat,.csv,.xlsx,text/plain"
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          currentTarget.value = ''
        }}
      />
      {isPasting && (
        <div className="mt-3 grid w-full max-w-3xl gap-2 text-left">
          <label className="font-semibold" htmlFor="hmda-paste">
            Rows, with pipes or tabs between the fields
          </label>
          <textarea
            id="hmda-paste"
            rows={6}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="w-full rounded-control border border-control-line bg-surface p-3 font-mono text-sm"
          />
          <div>
            <Button size="small" disabled={text.trim() === ''} onClick={() => onText(text)}>
              Check these rows
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}
