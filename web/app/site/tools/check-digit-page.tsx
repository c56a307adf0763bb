import type { PageHandle } from '../../platform/document/page-handle.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import { Island } from '../../platform/islands/island.tsx'
import { CheckDigit } from '../../tools/hmda/check-digit.tsx'

export const handle: PageHandle = { scripts: 'now' }

/** Check digits of universal loan identifiers, made and tested in bulk. */
export default function CheckDigitPage() {
  return (
    <>
      <PageMeta
        title="ULI check digit"
        description="Make and test check digits of universal loan identifiers (12 CFR part 1003, appendix C), one or thousands at once."
        path="/tools/check-digit"
        card="hmda"
      />
      <div className="wrap py-10">
        <p className="eyebrow">Free tool</p>
        <h1 className="display mt-2 text-4xl">ULI check digit</h1>
        <p className="mt-3 mb-6 max-w-2xl text-ink-soft">
          A universal loan identifier is the LEI, your own loan number, and two check digits (12 CFR part
          1003, appendix C). Paste one identifier a line. The work is done in this page; nothing is sent.
        </p>
        <Island name="check-digit" component={CheckDigit} props={{}} />
      </div>
    </>
  )
}
