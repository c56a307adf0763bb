export function isImageAddress(address: string): boolean {
  return address === '' || /^\/media\/[0-9a-f-]{36}$/.test(address) || isWebAddress(address)
}

export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
