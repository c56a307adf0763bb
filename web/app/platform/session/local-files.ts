/** Database in which a person's file is stored encrypted, with its key. */
export const LOCAL_FILES = 'plumbline-hmda'

/** At sign-out: deleting the database deletes the key, and nothing can be read without it. */
export function eraseLocalFiles(): void {
  indexedDB.deleteDatabase(LOCAL_FILES)
}
