/** Keeps bytes by name outside the database. */
export interface ObjectStore {
  /** Where it is, without keys, for people. */
  readonly address: string
  /** Whether the last call was answered. */
  readonly isUp: boolean
  /** Writes an object; one that breaks off halfway leaves nothing under the name. */
  put(name: string, byteSize: number, content: AsyncIterable<Buffer>): Promise<void>
  /** Some bytes of an object, both ends included; undefined where there is no such object. */
  get(name: string, start: number, end: number): Promise<Buffer | undefined>
  remove(name: string): Promise<void>
  /** In the order of their names, some at a time. */
  list(after: string | undefined): Promise<ListedObjects>
  /** Finds out whether it answers. */
  ask(): Promise<void>
  /** Throws `ConfigError` where a setting is wrong, `ObjectStoreUnavailable` where nobody answers. */
  check(): Promise<void>
}

export interface ListedObjects {
  objects: { name: string; changedAt: Date }[]
  isLast: boolean
  /** By the clock of the store. */
  now: Date
}

/** The store does not answer, or not as it should. */
export class ObjectStoreUnavailable extends Error {
  override readonly name = 'ObjectStoreUnavailable'
}
