import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { BsaLogCard } from './bsa-log-card.tsx'
import { ImportCard } from './import-card.tsx'
import { KeptRecordsCard } from './kept-records-card.tsx'
import { LegalHoldsCard } from './legal-holds-card.tsx'

/** What is kept, what may not be deleted, and everything as one file. */
export default function DataPage() {
  return (
    <div className="grid gap-6">
      <title>Data · Settings · Plumbline</title>
      <ImportCard />
      <ExportCard />
      <LegalHoldsCard />
      <KeptRecordsCard />
      <BsaLogCard />
    </div>
  )
}

/** Leave any day: everything of the institution as one file. */
function ExportCard() {
  const contents = useQuery(api.institutionExport.find.queryOptions())
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()
  const [hasStarted, setHasStarted] = useState(false)
  const [busy, setBusy] = useState(false)
  if (contents.isPending) return <PageSpinner label="Counting your data…" />
  if (contents.isError)
    return (
      <ErrorState
        title={problemText(contents.error, 'Failed to count your data')}
        onRetry={() => contents.refetch()}
      />
    )
  const { rows, files, fileBytes, exams } = contents.data

  async function start() {
    setProblem(undefined)
    setBusy(true)
    try {
      const { path } = await apiClient.institutionExport.open({ examIds: [...chosen] })
      setHasStarted(true)
      window.location.assign(path)
    } catch (error) {
      setProblem(problemText(error, 'The export did not start'))
    }
    setBusy(false)
  }

  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id)))

  return (
    <SectionCard title="Export everything" className="max-w-2xl">
      <div className="grid gap-5 px-5 pb-5">
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        {hasStarted && (
          <Banner tone="success">
            The download has begun. If it breaks off, start it again: an archive without its end does not
            open.
          </Banner>
        )}
        <p className="text-ink-soft">
          One ZIP file with everything of your institution: each noun as JSON with its schema and as CSV, your
          files as they were uploaded, the audit log, checksums, and a README that says what is where. It is
          yours on any day, without asking us.
        </p>
        <dl className="grid grid-cols-2 gap-4">
          <Figure label="Rows" value={rows.toLocaleString('en-US')} />
          <Figure
            label={files === 1 ? 'File' : 'Files'}
            value={files === 0 ? '0' : `${files.toLocaleString('en-US')} (${sizeText(fileBytes)})`}
          />
        </dl>
        {exams.length > 0 && (
          <fieldset className="grid gap-3">
            <legend className="mb-1.5 font-semibold">Examinations you are named on</legend>
            <p className="text-ink-soft text-sm">
              They may hold confidential supervisory information, which belongs to the agency. They stay out
              unless you choose them.
            </p>
            {exams.map(({ id, agency, startsOn }) => (
              <Checkbox
                key={id}
                label={startsOn ? `${agency}, ${longDateUtc(startsOn)}` : agency}
                checked={chosen.includes(id)}
                onChange={(isChosen) => choose(id, isChosen)}
              />
            ))}
          </fieldset>
        )}
        <p className="text-ink-soft text-sm">
          Not in it: the BSA log and the self-test room, which only the people named on them see; what is
          private to a person, such as notifications and conversations with the assistant; passwords and
          secrets of API keys, which nobody can read. You will be asked to confirm who you are, and the audit
          log records the export.
        </p>
        <Button className="justify-self-start" busy={busy} onClick={start}>
          <Download className="size-4" aria-hidden />
          Export everything
        </Button>
      </div>
    </SectionCard>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="font-semibold text-xl tabular-nums">{value}</dd>
    </div>
  )
}

function sizeText(bytes: number): string {
  const [unit, size] =
    bytes < 1e6 ? ['kB', bytes / 1e3] : bytes < 1e9 ? ['MB', bytes / 1e6] : ['GB', bytes / 1e9]
  return `${size.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${unit}`
}
