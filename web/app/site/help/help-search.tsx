import { Search } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import { BareInput } from '../../ui/field.tsx'
import { type HelpFilter, readHelpFilter } from './help-address.ts'

interface HelpSearchProps {
  filter: HelpFilter
  form: RefObject<HTMLFormElement | null>
  onChange: (filter: HelpFilter) => void
}

/** A GET form; with scripts it filters as you type. */
export function HelpSearch({ filter, form, onChange }: HelpSearchProps) {
  return (
    <search>
      <form
        ref={form}
        method="get"
        action="/help"
        className="grid gap-3 sm:grid-cols-[1fr_auto]"
        onSubmit={(event) => event.preventDefault()}
        onInput={({ currentTarget }) => onChange(readHelpFilter(new FormData(currentTarget)))}
      >
        {filter.category !== 'all' && <input type="hidden" name="category" value={filter.category} />}
        <BareInput
          label="Search help"
          type="search"
          name="search"
          defaultValue={filter.search}
          placeholder="Search for help…"
          maxLength={200}
        />
        <Button type="submit" look="quiet">
          <Search className="size-4" aria-hidden />
          Search
        </Button>
      </form>
    </search>
  )
}
