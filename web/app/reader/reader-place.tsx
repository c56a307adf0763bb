import { QueryProvider } from '../platform/api/query-client.tsx'
import { useKeptState } from '../platform/forms/kept-state.ts'
import { useHydrated } from '../platform/forms/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { Wordmark } from '../ui/mark.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { ReaderDesk } from './reader-desk.tsx'
import { ReaderDoor } from './reader-door.tsx'
import { NOTHING_KEPT, type Visit } from './visit.ts'

const KEPT_AS = 'plumbline-reader'

/** The whole of what the link of a reader opens. */
export function ReaderPlace({ id }: { id: string }) {
  const isHydrated = useHydrated()
  return (
    <QueryProvider>
      {isHydrated ? (
        <Place id={id} />
      ) : (
        <main className="wrap py-8">
          <Spinner label="Opening…" />
        </main>
      )}
    </QueryProvider>
  )
}

function Place({ id }: { id: string }) {
  const [visit, setVisit] = useKeptState<Visit>(`${KEPT_AS}.${id}`, NOTHING_KEPT)
  const change = (part: Partial<Visit>) => setVisit((before) => ({ ...before, ...part }))
  return (
    <div className="min-h-dvh">
      <header className="border-line border-b bg-surface">
        <div className="wrap flex items-center gap-3 py-3">
          <Wordmark />
          <span className="ml-auto" />
          {visit.session && (
            <Button look="quiet" size="small" onClick={() => setVisit(NOTHING_KEPT)}>
              Leave
            </Button>
          )}
        </div>
      </header>
      <main className="wrap max-w-3xl! py-8">
        {visit.session ? (
          <ReaderDesk visit={{ ...visit, session: visit.session }} onChange={change} />
        ) : (
          <ReaderDoor id={id} visit={visit} onChange={change} />
        )}
      </main>
    </div>
  )
}
