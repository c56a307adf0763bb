/** Where the bytes of a file stand in the archive. */
export const fileEntry = (id: string, name: string): string => `files/${id}/${safeName(name)}`

/** A name that every system can store, whatever the file was called. */
const safeName = (name: string) =>
  name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, '_')
    .replace(/^\.+|[. ]+$/g, '_')
