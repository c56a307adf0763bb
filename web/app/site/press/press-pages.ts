import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from '@plumbline/contract/index.ts'
import type { PressItemSummary } from '@plumbline/contract/publishing/press.ts'
import type { PressAddress } from './press-address.ts'

export interface PressPage {
  items: PressItemSummary[]
  page: number
  pageCount: number
  onlyNewest: boolean
}

type PressCalls = Pick<ContractRouterClient<typeof contract>['press'], 'list'>

/** All items if they fit on one page, so that the browser can filter; otherwise the requested page. */
export async function findPressPage(press: PressCalls, asked: PressAddress): Promise<PressPage> {
  const everything = await press.list({})
  return everything.pageCount <= 1 ? everything : press.list(asked)
}
