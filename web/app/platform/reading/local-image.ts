/** Pages load nothing from other hosts, so a picture from elsewhere is not shown. */
export function localImage(address: string | null): string | undefined {
  return /^\/(media|illustrations)\//.test(address ?? '') ? (address ?? undefined) : undefined
}

/** For social cards, whose readers do not know SVG: uploaded pictures only. */
export function sharedImage(address: string | null): string | undefined {
  return address?.startsWith('/media/') ? address : undefined
}
