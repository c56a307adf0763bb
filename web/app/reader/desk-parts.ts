import type { ReactElement } from 'react'
import type { apiClient } from '../platform/api/api-client.ts'
import type { VisitProps } from './visit.ts'

export type Desk = Awaited<ReturnType<typeof apiClient.reading.desk>>

/** One line of what is asked of the reader. */
export interface Asked {
  id: string
  title: string
  kind: string
  dueOn: string
  doneOn: string | null
}

export interface OpenProps extends VisitProps {
  today: string
  onDone: () => Promise<unknown>
}

/** What a noun asks of readers: the lines of it, and the page of the one that is open, if it is the noun's. */
export interface DeskPart {
  asked(desk: Desk): Asked[]
  open(desk: Desk, id: string, props: OpenProps): ReactElement | undefined
}

/** Of every noun that asks: `<noun>-desk-part.tsx`. */
export const DESK_PARTS = Object.values(
  import.meta.glob<DeskPart>('./*-desk-part.tsx', { eager: true, import: 'default' }),
)
