import type { KnownPlace } from '@plumbline/rules/retrieval/place-list.ts'

/** How long the product keeps a kind of an institution's records. Shown to managers; a test holds it to the tables. */
export interface KeptRecord {
  noun: string
  keptFor: string
  because: string
  /** Rules that ask for a time, for what such records usually prove. */
  law?: readonly { citation: string; asks: string }[]
  tables: readonly string[]
}

export const KEPT_AS_LONG = 'As long as your institution uses Plumbline'
export const KEPT_AS_YOURS = 'Records of compliance are yours. Plumbline deletes none of them by age.'

/** How a need is finished in the list. */
export interface NeedAct {
  /** The word on the button. */
  label: string
  /** At once, with the one day on which it was done, or in a window where it is read first. */
  how: 'at_once' | 'day' | 'dialog'
  isForManagers?: boolean
}

/** Icons of the sidebar by name, because the entries load no pictures. */
export type SidebarIcon = 'graduation-cap'

export interface NounScreen {
  /** The address, and the file in `web/app`. */
  path: string
  file: string
  /** The line of the sidebar, below another. */
  sidebar?: { label: string; icon: SidebarIcon; below: string }
  /** The tab above the lists of work, after another. */
  tab?: { label: string; after: string }
  /** Readers are asked from here: what for, as in “a policy or a …”. */
  asksReaders?: string
}

/** The name after which this one is listed, so that the order of a published list stays. */
interface Listed {
  after: string
}

type Names<Value> = Readonly<Record<string, Value>>

/**
 * What contract, server, and browser have to know of a noun beside its operations: names and words, without schemas,
 * because screens load it. Everything that lists nouns takes it from `noun-list.ts`.
 */
export interface NounEntry {
  /** Its parts of the contract, each in one sentence: the tags of the OpenAPI document. */
  descriptions: Names<string>
  /** What records are called in the OpenAPI document (see `schema-names.ts`). */
  schemas: Names<string>
  /** What can have comments, evidence, and links, and the scope of API keys that opens it; null: never. */
  subjects: Names<Listed & { label: string; keyNoun: string | null }>
  /** What can need a person, in words. */
  needs: Names<Listed & { words: string; act?: NeedAct }>
  /** Kinds of notifications, and the topic by which people decide how they hear of each. */
  notifications: Names<string>
  /** Acts in the audit log, in words. */
  acts: Names<string>
  /** Scopes of API keys, with the operations that each opens, and whether an assistant has tools for it. */
  keys: Names<Listed & { label: string; operations: readonly string[]; hasTools: boolean }>
  /** Events of webhooks: the label, and what the acts are about. */
  webhooks: Names<Listed & { label: string; about: string }>
  kept: readonly KeptRecord[]
  screens: readonly NounScreen[]
  /** Screens and commands that the search box offers by name. */
  places: readonly KnownPlace[]
}
