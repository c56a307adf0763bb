import type { ReactNode } from 'react'
import { ErrorState } from '../ui/states.tsx'
import { ForAdministrators } from '../writing/for-administrators.tsx'
import { WritingDesk } from '../writing/writing-desk.tsx'
import { type PressAddress, pressAddress } from './press-address.ts'
import { PressItemFields } from './press-item-fields.tsx'
import { PRESS_ITEM } from './press-item-kind.ts'
import { PressList, type PressPage } from './press-list.tsx'
import { ScheduledItems } from './scheduled-items.tsx'

interface PressDeskProps {
  asked: PressAddress
  press: PressPage | undefined
  /** What readers see. */
  children: ReactNode
}

export default function PressDesk({ asked, press, children }: PressDeskProps) {
  return (
    <ForAdministrators
      desk={({ userId }) => (
        <WritingDesk kind={PRESS_ITEM} writerId={userId} fields={(form) => <PressItemFields {...form} />}>
          {({ createButton, controls }) => (
            <>
              {createButton}
              <ScheduledItems controls={controls} />
              {press ? (
                <PressList asked={asked} press={press} controls={controls} />
              ) : (
                <ErrorState title="Failed to load press items" retryHref={pressAddress(asked)} />
              )}
            </>
          )}
        </WritingDesk>
      )}
    >
      {children}
    </ForAdministrators>
  )
}
