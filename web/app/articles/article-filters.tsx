import { CATEGORIES, CATEGORY_LABELS } from '@plumbline/contract/article-labels.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../api/api-client.ts'
import { BareInput, BareSelect } from '../ui/field.tsx'
import type { ArticleAddress } from './article-address.ts'

interface ArticleFiltersProps {
  address: ArticleAddress
  onChange: (address: ArticleAddress) => void
}

const TYPING_PAUSE_MS = 250

export function ArticleFilters({ address, onChange }: ArticleFiltersProps) {
  const [typed, setTyped] = useState(address.search)
  const [shown, setShown] = useState(address.search)
  const { data: counts } = useQuery(api.articles.counts.queryOptions())
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)

  // The address changed by other hands (the back button, the header's search): the box follows.
  if (address.search !== shown) {
    setShown(address.search)
    setTyped(address.search)
  }

  useEffect(() => {
    const search = typed.trim()
    if (search === address.search) return
    const timer = setTimeout(() => {
      setShown(search)
      onChange({ ...address, search })
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, address, onChange])

  return (
    <search className="grid gap-3 sm:grid-cols-[1fr_18rem]">
      <BareInput
        label="Search articles"
        type="search"
        placeholder="Search articles..."
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <BareSelect
        label="Category"
        value={address.category ?? ''}
        onChange={(event) =>
          onChange({ ...address, category: CATEGORIES.find((category) => category === event.target.value) })
        }
      >
        <option value="">{withCount('All Categories', all)}</option>
        {CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {withCount(CATEGORY_LABELS[category], counts?.[category])}
          </option>
        ))}
      </BareSelect>
    </search>
  )
}

function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${count})`
}
