import { Search } from 'lucide-react'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Button } from '../../ui/button.tsx'
import { BareInput, BareSelect } from '../../ui/field.tsx'
import type { BlogAddress } from './blog-address.ts'

/** A GET form: works without scripts, and each result has an address. */
export function BlogFilters({ filter, categories }: { filter: BlogAddress; categories: string[] }) {
  return (
    <search>
      <form method="get" action="/blog" className="grid gap-3 sm:grid-cols-[1fr_16rem_auto]">
        {filter.status && <input type="hidden" name="status" value={filter.status} />}
        <BareInput
          label="Search blog posts"
          type="search"
          name="search"
          defaultValue={filter.search}
          placeholder="Search blog posts..."
          maxLength={maxLengthOf('blog.list', 'search')}
        />
        <BareSelect label="Category" name="category" defaultValue={filter.category ?? ''}>
          <option value="">All Categories</option>
          {categories.map((category) => (
            <option key={category}>{category}</option>
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
