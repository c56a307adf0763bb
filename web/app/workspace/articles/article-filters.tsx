import { CATEGORY_LABELS, listedCategories } from '@plumbline/contract/publishing/article-labels.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api-client.ts'
import { FilterBar, SearchBox } from '../../platform/list/filter-bar.tsx'
import { useMember } from '../../platform/session/member.ts'
import { BareSelect } from '../../ui/field.tsx'
import type { ArticleAddress } from './article-address.ts'

interface ArticleFiltersProps {
  address: ArticleAddress
  onChange: (change: Partial<ArticleAddress>) => void
}

export function ArticleFilters({ address, onChange }: ArticleFiltersProps) {
  const categories = listedCategories(useMember()?.isSampleInstitution ?? false)
  const { data: counts } = useQuery(api.articles.counts.queryOptions())
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)

  return (
    <FilterBar>
      <SearchBox
        label="Search articles"
        placeholder="Search articles…"
        value={address.search}
        onSearch={(search) => onChange({ search })}
      />
      <BareSelect
        label="Category"
        value={address.category ?? ''}
        onChange={(event) =>
          onChange({ category: categories.find((category) => category === event.target.value) })
        }
      >
        <option value="">{withCount('All Categories', all)}</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {withCount(CATEGORY_LABELS[category], counts?.[category])}
          </option>
        ))}
      </BareSelect>
    </FilterBar>
  )
}

function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${count})`
}
