/** Downloads a file. */
export function saveFile(file: File | Blob, name = file instanceof File ? file.name : 'download'): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has started by the next turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address))
}
