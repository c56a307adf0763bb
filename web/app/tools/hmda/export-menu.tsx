import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { saveFile } from '../../ui/save-file.ts'
import type { DeskState } from './desk-protocol.ts'
import { pdfOf } from './pdf-paper.ts'
import { NOTICES, noticePaper } from './public-notices.ts'
import { SignForm } from './sign-form.tsx'
import type { Ask } from './use-desk.ts'

interface ExportMenuProps {
  ask: Ask
  state: DeskState
  onProblem: (problem: string) => void
}

const FILES = [
  ['file', 'The register', 'Byte for byte as it came, but for your changes', (name: string) => `${name}.txt`],
  [
    'findings',
    'Findings',
    'All findings as CSV, with values and official sentences',
    (name: string) => `${name}-findings.csv`,
  ],
  [
    'workbook',
    'Findings, workbook',
    'Counts, findings, kept findings and changes as sheets, XLSX',
    (name: string) => `${name}-findings.xlsx`,
  ],
  [
    'changes',
    'List of changes',
    'Every value you changed: row, field, from, to, when',
    (name: string) => `${name}-changes.csv`,
  ],
  [
    'decisions',
    'Kept findings',
    'Verified quality and macro edits with reasons, for the examiner',
    (name: string) => `${name}-kept.csv`,
  ],
  [
    'modified',
    'Modified register',
    'Rows reduced as the agency publishes them, for your own comparison only',
    (name: string) => `${name}-modified.txt`,
  ],
  [
    'summary',
    'Summary for management',
    'PDF: counts, kept findings with reasons, hash of the file. Not signed until an officer signs it',
    (name: string) => `${name}-summary.pdf`,
  ],
] as const

export function ExportMenu({ ask, state, onProblem }: ExportMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const name = state.name.replace(/\.\w+$/, '')

  async function attempt(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      setOpen(false)
      onProblem((error as Error).message)
    }
  }
  return (
    <>
      <Button onClick={() => setOpen(true)} className="max-sm:col-span-2">
        <Download aria-hidden className="size-4" /> Export
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Export"
        description="Files are made in this browser and go to its downloads."
      >
        <ul className="grid gap-2">
          {FILES.map(([what, title, note, fileName]) => (
            <Line
              key={what}
              title={title}
              note={note}
              onSave={() =>
                attempt(async () => saveFile(await ask<Blob>({ type: 'export', what }), fileName(name)))
              }
            />
          ))}
          <li className="border-line border-b pb-2">
            <SignForm ask={ask} />
          </li>
          {NOTICES.map(({ id, title, note }) => (
            <Line
              key={id}
              title={title}
              note={note}
              onSave={() =>
                attempt(async () =>
                  saveFile(pdfOf(noticePaper(id, state.sheet?.institutionName ?? '')), `${id}.pdf`),
                )
              }
            />
          ))}
        </ul>
      </Dialog>
    </>
  )
}

function Line({ title, note, onSave }: { title: string; note: string; onSave: () => void }) {
  return (
    <li className="flex items-center gap-3 border-line border-b pb-2 last:border-b-0">
      <div className="flex-1">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-ink-soft">{note}</p>
      </div>
      <Button look="quiet" size="small" onClick={onSave}>
        Save <span className="sr-only">{title}</span>
      </Button>
    </li>
  )
}
