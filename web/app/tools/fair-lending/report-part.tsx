import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { type ReportSource, type ReportWords, reportPaper } from './report-paper.ts'

export const INSTITUTION_LENGTH = 200

/** Each maker is loaded when somebody asks for its file. */
const FORMATS: readonly { name: string; extension: string; make: (source: ReportSource) => Promise<Blob> }[] =
  [
    {
      name: 'PDF',
      extension: 'pdf',
      make: async (source) => (await import('../hmda/pdf-paper.ts')).pdfOf(reportPaper(source)),
    },
    {
      name: 'Word',
      extension: 'docx',
      make: async (source) => (await import('../hmda/word-paper.ts')).wordOf(reportPaper(source)),
    },
    {
      name: 'Excel',
      extension: 'xlsx',
      make: async (source) => {
        const [{ reportSheets }, { writeWorkbook }] = await Promise.all([
          import('./report-workbook.ts'),
          import('../hmda/workbook-file.ts'),
        ])
        return writeWorkbook(reportSheets(source))
      },
    },
  ]

/** What counsel or the board gets: the figures of this page with a person's words around them. */
export function ReportPart({
  source,
  onWords,
}: {
  source: ReportSource
  onWords: (words: ReportWords) => void
}) {
  const id = useId()
  const { words, explained, notes, parts } = source
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const set = (change: Partial<ReportWords>) => onWords({ ...words, ...change })

  async function save({ extension, make }: (typeof FORMATS)[number]) {
    setBusy(extension)
    setProblem(undefined)
    try {
      saveFile(await make(source), `fair-lending-review.${extension}`)
    } catch {
      setProblem('The file could not be made. Check the connection, and try again.')
    }
    setBusy(undefined)
  }

  return (
    <form
      className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={(event) => event.preventDefault()}
    >
      <p className="text-ink-soft">
        Question, data, method, findings, limits, what was reviewed, and what is next. The file is made in
        this browser; what you write here is gone when the page closes.
      </p>
      <TextField
        id={`${id}-institution`}
        label="Institution"
        optional
        maxLength={INSTITUTION_LENGTH}
        value={words.institution}
        onChange={({ target }) => set({ institution: target.value })}
      />
      <TextArea
        id={`${id}-question`}
        label="The question"
        rows={3}
        maxLength={2000}
        value={words.question}
        onChange={({ target }) => set({ question: target.value })}
      />
      <TextArea
        id={`${id}-reviewed`}
        label="What was reviewed"
        optional
        rows={4}
        maxLength={5000}
        hint="Which files somebody read, and what they found."
        value={words.reviewed}
        onChange={({ target }) => set({ reviewed: target.value })}
      />
      <TextArea
        id={`${id}-next`}
        label="What is next"
        rows={3}
        maxLength={5000}
        value={words.next}
        onChange={({ target }) => set({ next: target.value })}
      />
      <Checkbox
        label="Prepared at the direction of counsel"
        hint="Marks every page. Choose it only where counsel asked for this review."
        checked={words.isForCounsel}
        onChange={(isForCounsel) => set({ isForCounsel })}
      />
      {words.isForCounsel && (
        <TextField
          id={`${id}-counsel`}
          label="Name of counsel"
          optional
          maxLength={200}
          value={words.counsel}
          onChange={({ target }) => set({ counsel: target.value })}
        />
      )}
      <p className="text-ink-soft text-sm">
        Goes in: all tables
        {explained.length > 0 &&
          `, ${explained.length} ${explained.length === 1 ? 'answer' : 'answers'} of “Alike applicants”`}
        {notes.length > 0 && `, ${notes.length} ${notes.length === 1 ? 'note' : 'notes'} on matched pairs`}
        {parts.length > 1 && ', redlining and market'}.
      </p>
      <div className="flex flex-wrap gap-3">
        {FORMATS.map((format, at) => (
          <Button
            key={format.extension}
            look={at === 0 ? 'primary' : 'quiet'}
            busy={busy === format.extension}
            onClick={() => void save(format)}
          >
            <Download aria-hidden className="size-4" /> {format.name}
          </Button>
        ))}
      </div>
      {problem && <Banner tone="danger">{problem}</Banner>}
    </form>
  )
}
