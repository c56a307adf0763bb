import type { PressItemSummary } from '@plumbline/contract/publishing/press.ts'
import type { ReactNode } from 'react'
import { ONLY_NEWEST_NOTE, Pager } from '../../ui/pager.tsx'
import { matchesPressFilter, type PressAddress, pressAddress } from './press-address.ts'
import { PressFilters } from './press-filters.tsx'
import { PressItems } from './press-items.tsx'
import type { PressPage } from './press-pages.ts'
import { usePressFilter } from './use-press-filter.ts'

export interface PressListProps {
  asked: PressAddress
  press: PressPage
  controls?: ((item: PressItemSummary) => ReactNode) | undefined
}

/** Filters in the browser if all items fit on one page; otherwise the server filters. */
export function PressList({ asked, press, controls }: PressListProps) {
  const isWhole = press.pageCount <= 1
  const { filter, apply, form } = usePressFilter(asked, isWhole)
  const shown = isWhole ? press.items.filter((item) => matchesPressFilter(item, filter)) : press.items
  return (
    <>
      <PressFilters filter={filter} form={form} onChange={isWhole ? apply : undefined} />
      <PressItems
        items={shown}
        isFiltered={filter.search !== '' || filter.type !== undefined}
        controls={controls}
      />
      <Pager
        page={press.page}
        pageCount={press.pageCount}
        href={(page) => pressAddress({ ...asked, page })}
        label="Press pages"
        endNote={press.onlyNewest ? ONLY_NEWEST_NOTE : undefined}
      />
    </>
  )
}
