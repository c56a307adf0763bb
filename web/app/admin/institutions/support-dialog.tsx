import type { InstitutionSummary } from '@plumbline/contract/tenancy/institutions.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { dateAndTime, shortDate } from '../../ui/date-text.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'

interface SupportDialogProps {
  institution: InstitutionSummary
  onClose: () => void
}

/** What managers let an administrator see for a stated time. Opening it is an entry in the institution's own log. */
export function SupportDialog({ institution: { id, name }, onClose }: SupportDialogProps) {
  const look = useQuery({
    ...api.institutions.look.queryOptions({ input: { id } }),
    // Every request is a look in the log: one for each time the dialog is opened.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return (
    <Dialog
      open
      size="large"
      title={`Support access: ${name}`}
      onClose={onClose}
      actions={
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      {look.isPending && <Spinner label="Loading…" />}
      {look.isError && <Banner tone="danger">{problemText(look.error, 'Failed to load')}</Banner>}
      {look.data && (
        <div className="grid gap-4">
          <Banner tone="warning">
            Read only, until {dateAndTime(look.data.endsAt)}: {look.data.reason}. This look is in the audit
            log of {name}.
          </Banner>
          <h3 className="font-semibold">Facts</h3>
          <ul className="grid gap-1 text-sm">
            {look.data.facts.map(({ key, year, value, trueSince }) => (
              <li key={`${key}/${year}/${trueSince}`} className="wrap-anywhere">
                <strong>{key}</strong>
                {year !== null && ` ${year}`}: {JSON.stringify(value)}, since {shortDate(trueSince)}
              </li>
            ))}
            {look.data.facts.length === 0 && <li>No facts were entered.</li>}
          </ul>
          <h3 className="font-semibold">Amounts of work</h3>
          <ul className="grid gap-1 text-sm">
            {look.data.work.map(({ table, count }) => (
              <li key={table} className="tabular">
                {table.replaceAll('_', ' ')}: {count.toLocaleString('en-US')}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}
