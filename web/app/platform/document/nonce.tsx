import { createContext, use } from 'react'

const Nonce = createContext<string | undefined>(undefined)

/** On the server only: the browser hides nonces, and hydrated scripts need none. */
export const NonceProvider = Nonce.Provider

export function useNonce(): string | undefined {
  return use(Nonce)
}
