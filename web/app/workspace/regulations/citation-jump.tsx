import { citationPath, officialAddress } from '@plumbline/rules/citations/citation-address.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
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
  const navigate = useNavigate()

  function go(event: FormEvent) {
    event.preventDefault()
    const words = text.trim()
    if (words === '') return
    const citation = parseCitation(words, part ? { part } : {})
    const path = citation && citationPath(citation, { on })
    if (path) navigate(path)
    else if (citation) location.assign(officialAddress(citation))
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
          placeholder="1026.19(f)(1)(ii), comment 19(e)(1)(iii)-1, or words"
          value={text}
          maxLength={200}
          onChange={(event) => setText(event.target.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" look="quiet">
          <Search className="size-4" aria-hidden />
          Go
        </Button>
      </form>
    </search>
  )
}
