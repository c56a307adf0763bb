import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { apiClient } from '../api/api-client.ts'
import { ErrorState } from '../ui/states.tsx'
import { ForAdministrators } from '../writing/for-administrators.tsx'
import { WritingDesk } from '../writing/writing-desk.tsx'
import { type PressAddress, pressAddress } from './press-address.ts'
import { PressItemFields } from './press-item-fields.tsx'
import { PRESS_ITEM } from './press-item-kind.ts'
import { PressList, type PressListProps } from './press-list.tsx'
import { findPressPage, type PressPage } from './press-pages.ts'
import { ScheduledItems } from './scheduled-items.tsx'

interface PressDeskProps {
  asked: PressAddress
  /** As the page came with it. */
  page: PressPage | undefined
  /** What readers see. */
  children: ReactNode
}

export function PressDesk({ asked, page, children }: PressDeskProps) {
  return (
    <ForAdministrators
      desk={({ userId }) => (
        <WritingDesk kind={PRESS_ITEM} writerId={userId} fields={(form) => <PressItemFields {...form} />}>
          {({ createButton, controls }) => (
            <>
              {createButton}
              <ScheduledItems controls={controls} />
              <ManagedItems asked={asked} page={page} controls={controls} />
            </>
          )}
        </WritingDesk>
      )}
    >
      {children}
    </ForAdministrators>
  )
}

type ManagedItemsProps = Pick<PressDeskProps, 'asked' | 'page'> & Pick<PressListProps, 'controls'>

/** What readers see, found anew when something was written. */
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
