/** Kinds: t text, d day, n number, b yes or no, f file, j JSON; then `*` for a list, `!` required, `/` in the address. */
export type Field = readonly [name: string, kind: string, about: string, values?: readonly string[]]

export interface NounHelp {
  about: string
  operations: Readonly<Record<string, { about: string; fields: readonly Field[] }>>
}
