import type { PageHandle } from '../../platform/document/page-handle.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import { Island } from '../../platform/islands/island.tsx'
import { HmdaDesk } from '../../tools/hmda/hmda-desk.tsx'

export const handle: PageHandle = { scripts: 'now' }

/** The HMDA check for everyone, without an account. */
export default function HmdaToolPage() {
  return (
    <>
      <PageMeta
        title="HMDA file check"
        description="Check a HMDA file against every edit of its filing year in your browser. Nothing of it leaves your computer."
        path="/tools/hmda"
        card="hmda"
      />
      <div className="mx-auto w-full max-w-[110rem] px-4 py-8 sm:px-8">
        <p className="eyebrow">Free tool</p>
        <h1 className="display mt-2 text-4xl">HMDA file check</h1>
        <p className="mt-3 mb-6 max-w-3xl text-ink-soft">
          All syntactical, validity, quality and macro edits of 2025 and 2026, annual and quarterly, at once
          and explained in plain words. For ULIs alone there is the{' '}
          <a className="underline underline-offset-3" href="/tools/check-digit">
            check digit tool
          </a>
          .
        </p>
        <Island name="hmda-desk" component={HmdaDesk} props={{ owner: 'visitor', who: 'you' }} />
      </div>
    </>
  )
}
