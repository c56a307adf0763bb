/** Readers load nothing from other hosts: a picture from elsewhere is not shown. */
export function ownImage(address: string | null): string | undefined {
  return address?.startsWith('/media/') ? address : undefined
}
