import type { Citation } from '@plumbline/rules/citations/citation.ts'
import { citationPath, officialAddress } from '@plumbline/rules/citations/citation-address.ts'
import { readLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { type CitationContext, parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { printCitation } from '@plumbline/rules/citations/print-citation.ts'
import { suggestTitle } from '@plumbline/rules/citations/suggest-title.ts'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { OfficialLink } from '../../platform/regulations/text-age-line.tsx'
import { Button } from '../../ui/button.tsx'
import { BareInput } from '../../ui/field.tsx'

/** One box: a citation goes to its paragraph, anything else is searched for. */
export function CitationJump({
  part,
  on,
  initial = '',
}: {
  part?: string
  on?: string | undefined
  initial?: string
}) {
  const [text, setText] = useState(initial)
  const [notHeld, setNotHeld] = useState<Citation>()
  const navigate = useNavigate()

  function go(event: FormEvent) {
    event.preventDefault()
    const words = text.trim()
    if (words === '') return
    const citation = parseCitation(words, contextOf(part))
    setNotHeld(undefined)
    const path = citation && citationPath(citation, { on })
    if (path) navigate(path)
    else if (citation) setNotHeld(citation)
    else
      navigate(
        `/resources/regulations/search?${new URLSearchParams({ q: words, ...(part ? { part } : {}), ...(on ? { on } : {}) })}`,
      )
  }

  return (
    <search className="w-full max-w-2xl print:hidden">
      <form onSubmit={go} className="flex gap-2">
        <BareInput
          label="Citation or words"
          placeholder="1026.19(f)(1)(ii), 31 CFR 1020.320, or words"
          value={text}
          maxLength={maxLengthOf('regulations.lookup', 'citation')}
          onChange={(event) => setText(event.target.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" look="quiet">
          <Search className="size-4" aria-hidden />
          Go
        </Button>
      </form>
      {notHeld && <NotHeld citation={notHeld} />}
    </search>
  )
}

/** Where a text is that the library does not have; a title that is probably wrong is named. */
function NotHeld({ citation }: { citation: Citation }) {
  const suggested = suggestTitle(citation)
  const path = suggested && citationPath(suggested)
  return (
    <p role="status" className="mt-2 rounded-control bg-warning-soft px-3 py-2 text-[0.9375rem]">
      The library does not hold {printCitation(citation)}.{' '}
      {suggested && path && (
        <>
          Did you mean{' '}
          <Link to={path} className="font-semibold underline underline-offset-2">
            {printCitation(suggested)}
          </Link>
          ?{' '}
        </>
      )}
      <OfficialLink address={officialAddress(citation)} />
    </p>
  )
}

/** Within a part `3(b)` means a section of it. A title of statutes has no such short form. */
function contextOf(part: string | undefined): CitationContext {
  if (!part) return {}
  const { code, title, part: number } = readLibraryPart(part)
  return code === 'USC' ? {} : { title, part: number }
}
