import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AdministratorsOnly } from '../../editing/editor/for-administrators.tsx'
import { ManagementView } from '../../editing/editor/management-view.tsx'
import { apiClient } from '../../platform/api/api-client.ts'
import { ErrorState } from '../../ui/states.tsx'
import { type PressAddress, pressAddress } from './press-address.ts'
import { PressItemFields } from './press-item-fields.tsx'
import { PRESS_ITEM } from './press-item-kind.ts'
import { PressList, type PressListProps } from './press-list.tsx'
import { findPressPage, type PressPage } from './press-pages.ts'
import { ScheduledItems } from './scheduled-items.tsx'

interface PressManagementProps {
  asked: PressAddress
  /** As rendered by the server. */
  page: PressPage | undefined
  /** The readers' view. */
  children: ReactNode
}

export function PressManagement({ asked, page, children }: PressManagementProps) {
  return (
    <AdministratorsOnly
      desk={({ userId }) => (
        <ManagementView kind={PRESS_ITEM} writerId={userId} fields={(form) => <PressItemFields {...form} />}>
          {({ createButton, controls }) => (
            <>
              {createButton}
              <ScheduledItems controls={controls} />
              <ManagedItems asked={asked} page={page} controls={controls} />
            </>
          )}
        </ManagementView>
      )}
    >
      {children}
    </AdministratorsOnly>
  )
}

type ManagedItemsProps = Pick<PressManagementProps, 'asked' | 'page'> & Pick<PressListProps, 'controls'>

/** The readers' list, reloaded after each change. */
function ManagedItems({ asked, page, controls }: ManagedItemsProps) {
  const { data } = useQuery({
    queryKey: [...PRESS_ITEM.queryKey, 'page', asked],
    queryFn: () => findPressPage(apiClient.press, asked),
    initialData: page,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return <ErrorState title="Failed to load press items" retryHref={pressAddress(asked)} />
  return <PressList asked={asked} press={data} controls={controls} />
}
