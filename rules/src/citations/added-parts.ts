/** Parts that the operator added to this installation, with their names. */
let added: ReadonlyMap<string, string | undefined> = new Map()

/**
 * The law is shared by all institutions, so what was added is known to the whole process: the server reads it from the
 * database, a page from its document.
 */
export function noteAddedParts(parts: readonly { part: string; name?: string | undefined }[]): void {
  added = new Map(parts.map(({ part, name }) => [part, name]))
}

export const isAddedPart = (part: string): boolean => added.has(part)

export const listAddedParts = (): string[] => [...added.keys()]

export const nameOfAddedPart = (part: string): string | undefined => added.get(part)
