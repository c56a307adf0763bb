declare module 'virtual:contract-routes' {
  import type { AnyContractRouter } from '@orpc/contract'

  const routes: AnyContractRouter
  export default routes
  /** The calls that carry a file. */
  export const fileCalls: readonly string[]
}

declare module 'virtual:islands-entry' {
  const address: string
  export default address
}

declare module '*?inline-script' {
  const text: string
  export default text
}
