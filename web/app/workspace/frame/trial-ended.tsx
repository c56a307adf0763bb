import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { pageIn } from '../../platform/list/list-address.ts'
import { signOutByHand } from '../../platform/session/session.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Pager } from '../../ui/pager.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { reportAddress } from '../reports/report-address.ts'
import { REPORT_KIND_LABELS } from '../reports/report-text.ts'

/** Shown after the trial: how to continue, and export of the user's own data. */
export default function TrialEnded() {
  return (
    <main className="grid min-h-dvh place-items-center px-6 py-16 text-center">
      <title>Your trial has ended · Plumbline</title>
      <div className="grid max-w-lg justify-items-center gap-4">
        <Mark className="h-14 w-10 text-brass-mark" />
        <h1 className="display text-4xl">Your free trial has ended</h1>
        <p className="text-ink-soft">
          Nothing you made is lost. Contact us to turn your trial into an account, and everything is where you
          left it.
        </p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <a href="/contact" className={buttonClass('primary')}>
            Contact us
          </a>
          <a href="/pricing" className={buttonClass('quiet')}>
            See plans
          </a>
          <Link to="/account/security" className={buttonClass('plain')}>
            Sign-in and security
          </Link>
          <Button look="plain" onClick={signOutByHand}>
            Sign out
          </Button>
        </div>
        <OwnReports />
      </div>
    </main>
  )
}

function OwnReports() {
  const [params] = useSearchParams()
  const { data: reports } = useQuery(
    api.reports.list.queryOptions({ input: { page: pageIn(params) }, placeholderData: keepPreviousData }),
  )
  const [hasFailed, setFailed] = useState(false)
  if (!reports) return null
  const ready = reports.items.filter(({ status }) => status === 'ready')
  if (ready.length === 0 && reports.pageCount <= 1) return null

  async function download(id: string) {
    setFailed(false)
    try {
      saveFile(await apiClient.reports.download({ id }))
    } catch {
      setFailed(true)
    }
  }
  return (
    <section className="mt-6 w-full text-left">
      <h2 className="font-semibold">Your reports</h2>
      {hasFailed && (
        <p role="alert" className="text-danger text-sm">
          The report could not be downloaded. Please try again.
        </p>
      )}
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {ready.map(({ id, kind, periodStart, periodEnd }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <span className="flex-1 text-[0.9375rem]">
              {REPORT_KIND_LABELS[kind]}, <DateText iso={periodStart} /> to <DateText iso={periodEnd} />
            </span>
            <Button look="quiet" size="small" onClick={() => download(id)}>
              <Download className="size-4" aria-hidden />
              Download
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <Pager page={reports.page} pageCount={reports.pageCount} href={reportAddress} label="Report pages" />
      </div>
    </section>
  )
}
