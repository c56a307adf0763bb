export interface ClientOptions {
  /** The address of the installation; else PLUMBLINE_URL. */
  url?: string
  /** An API key from Settings, API keys; else PLUMBLINE_KEY. */
  key?: string
  /** How often a call is repeated that was not answered; 3 unless told otherwise. */
  retries?: number
  fetch?: typeof fetch
}

export interface Connection {
  /** Below which every address lies. */
  api: string
  key: string | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

/** In browsers there is no environment. */
const environment = (): Environment => (globalThis as { process?: { env?: Environment } }).process?.env ?? {}

export function connectionOf({ url, key }: ClientOptions): Connection {
  const { PLUMBLINE_URL, PLUMBLINE_KEY } = environment()
  const address = url || PLUMBLINE_URL
  if (!address)
    throw new TypeError('Where is Plumbline? Set PLUMBLINE_URL, such as https://plumbline.example.com.')
  if (!URL.canParse(address) || !/^https?:/.test(address))
    throw new TypeError(`PLUMBLINE_URL is not an address that begins with https://: ${address}`)
  return {
    api: `${address.replace(/\/+$/, '').replace(/\/api(\/v1)?$/, '')}/api/v1`,
    key: key || PLUMBLINE_KEY || undefined,
  }
}
