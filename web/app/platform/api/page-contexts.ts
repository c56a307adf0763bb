import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from '@plumbline/contract/index.ts'
import { createContext } from 'react-router'

/**
 * What the server hands to loaders and actions. The server reads these keys from the build
 * (`entry.server.tsx` re-exports them), because a key created elsewhere would not match.
 */
export const apiContext = createContext<ContractRouterClient<typeof contract>>()
export const nonceContext = createContext<string>()
/** Public origin of this installation, for absolute addresses. */
export const originContext = createContext<string>()
/** Logs an error that happened while a page was rendered. */
export const reportContext = createContext<(error: unknown) => void>()
