export function isImageAddress(address: string): boolean {
  return (
    address === '' ||
    /^\/(media\/[0-9a-f-]{36}|illustrations\/[a-z0-9-]+\.svg)$/.test(address) ||
    isWebAddress(address)
  )
}

export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
