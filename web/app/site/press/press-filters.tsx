import { Search } from 'lucide-react'
import type { RefObject } from 'react'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Button } from '../../ui/button.tsx'
import { BareInput, BareSelect } from '../../ui/field.tsx'
import { type PressAddress, readPressAddress } from './press-address.ts'
import { PRESS_FILTER_LABELS } from './press-text.ts'

interface PressFiltersProps {
  filter: PressAddress
  form: RefObject<HTMLFormElement | null>
  /** Absent if the list is too long to filter in the browser; the form then asks the server. */
  onChange: ((filter: PressAddress) => void) | undefined
}

/** A GET form; with scripts it filters as you type. */
export function PressFilters({ filter, form, onChange }: PressFiltersProps) {
  return (
    <search>
      <form
        ref={form}
        method="get"
        action="/press"
        className="grid gap-3 sm:grid-cols-[1fr_14rem_auto]"
        onSubmit={(event) => onChange && event.preventDefault()}
        onInput={({ currentTarget }) => onChange?.(readPressAddress(new FormData(currentTarget)))}
      >
        <BareInput
          label="Search press releases, articles, and media mentions"
          type="search"
          name="search"
          defaultValue={filter.search}
          placeholder="Search press releases, articles, and media mentions..."
          maxLength={maxLengthOf('press.list', 'search')}
        />
        <BareSelect label="Type" name="type" defaultValue={filter.type ?? ''}>
          {Object.entries(PRESS_FILTER_LABELS).map(([type, label]) => (
            <option key={type} value={type === 'all' ? '' : type}>
              {label}
            </option>
          ))}
        </BareSelect>
        <Button type="submit" look="quiet">
          <Search className="size-4" aria-hidden />
          Search
        </Button>
      </form>
    </search>
  )
}
