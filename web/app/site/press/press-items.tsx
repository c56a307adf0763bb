import type { PressItemSummary } from '@plumbline/contract/publishing/press.ts'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/states.tsx'
import { PressItemCard } from './press-item-card.tsx'

interface PressItemsProps {
  items: readonly PressItemSummary[]
  isFiltered: boolean
  controls?: ((item: PressItemSummary) => ReactNode) | undefined
}

/** Press items, featured ones first. */
export function PressItems({ items, isFiltered, controls }: PressItemsProps) {
  const featured = items.filter(({ isFeatured }) => isFeatured)
  const rest = items.filter(({ isFeatured }) => !isFeatured)
  if (items.length === 0) {
    return (
      <EmptyState title="No press items found">
        {isFiltered && 'Try adjusting your search or filter criteria.'}
      </EmptyState>
    )
  }
  return (
    <>
      {featured.length > 0 && (
        <section>
          <h2 className="display text-2xl">Featured</h2>
          <div className="mt-6 grid gap-6 md:grid-cols-2">
            {featured.map((item) => (
              <PressItemCard key={item.id} item={item} featured controls={controls?.(item)} />
            ))}
          </div>
        </section>
      )}
      {rest.length > 0 && (
        <section>
          <h2 className="display text-2xl">
            {featured.length > 0 ? 'More Press Coverage' : 'Press Coverage'}
          </h2>
          <div className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
            {rest.map((item) => (
              <PressItemCard key={item.id} item={item} controls={controls?.(item)} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
