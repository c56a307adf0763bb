import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { api } from '../platform/api/api-client.ts'
import { StepHeading } from '../sign-in/step-heading.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { longDateUtc } from '../ui/date-text.tsx'
import { ErrorState, Skeleton } from '../ui/states.tsx'
import { DESK_PARTS, type Desk } from './desk-parts.ts'
import { ENDED, isEnded, type VisitProps } from './visit.ts'

/** What is asked of the reader: the list, or the one thing that is open. */
export function ReaderDesk(props: VisitProps) {
  const { visit, onChange } = props
  const query = useQuery(
    api.reading.desk.queryOptions({ input: { session: visit.session }, retry: false, staleTime: 0 }),
  )
  const hasEnded = isEnded(query.error)
  useEffect(() => {
    if (hasEnded) onChange(ENDED)
  }, [hasEnded, onChange])
  if (query.isPending || hasEnded) return <Skeleton className="h-64 w-full" />
  if (query.isError) return <ErrorState title="This could not be loaded" onRetry={() => query.refetch()} />
  const desk = query.data
  const shared = { ...props, today: desk.today, onDone: () => query.refetch() }
  for (const { open } of DESK_PARTS) {
    const opened = visit.open && open(desk, visit.open, shared)
    if (opened) return opened
  }
  return <List desk={desk} onOpen={(open) => onChange({ open })} />
}

function List({ desk, onOpen }: { desk: Desk; onOpen: (id: string) => void }) {
  const asked = DESK_PARTS.flatMap((part) => part.asked(desk))
  const open = asked.filter(({ doneOn }) => doneOn === null).sort((a, b) => (a.dueOn < b.dueOn ? -1 : 1))
  const done = asked.filter(({ doneOn }) => doneOn !== null)
  // Somebody at a vendor is asked questions alone.
  const verb = desk.questionnaires.length > 0 ? 'answer' : 'read'
  return (
    <section>
      <StepHeading>{open.length === 0 ? `Nothing to ${verb}` : `To ${verb}`}</StepHeading>
      <p className="mt-2 mb-5 text-ink-soft">
        {desk.name}, {open.length === 0 ? 'thank you. ' : ''}
        {open.length === 0
          ? `${desk.institutionName} writes to you when there is something new.`
          : `${desk.institutionName} asks you to ${verb === 'read' ? 'read and sign' : verb} ${open.length === 1 ? 'this' : `these ${open.length}`}.`}
      </p>
      <ul className="grid gap-3">
        {open.map((one) => (
          <li key={one.id}>
            <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
              <span className="min-w-0 flex-1 basis-56">
                <span className="wrap-anywhere block font-semibold">{one.title}</span>
                <span className="text-ink-soft text-sm">
                  {one.kind} ·{' '}
                  {one.dueOn < desk.today ? (
                    <span className="font-semibold text-danger">was due {longDateUtc(one.dueOn)}</span>
                  ) : (
                    `by ${longDateUtc(one.dueOn)}`
                  )}
                </span>
              </span>
              <Button aria-label={`Open ${one.title}`} onClick={() => onOpen(one.id)}>
                Open
              </Button>
            </Card>
          </li>
        ))}
      </ul>
      {done.length > 0 && (
        <>
          <h2 className="mt-8 mb-3 font-semibold">Done</h2>
          <ul className="grid gap-2 text-sm">
            {done.map(({ id, title, kind, doneOn }) => (
              <li key={id} className="wrap-anywhere">
                <CircleCheck className="mr-1.5 inline size-4 text-success" aria-hidden />
                {title}{' '}
                <span className="text-ink-soft">
                  · {kind}, {longDateUtc(doneOn!)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
