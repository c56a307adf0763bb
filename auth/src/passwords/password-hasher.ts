import { availableParallelism } from 'node:os'
import { hash as hashArgon2, verify as verifyArgon2 } from '@node-rs/argon2'
import { compare as compareBcrypt } from 'bcryptjs'
import { createHashQueue, type Turn } from './hash-queue.ts'

/**
 * Argon2id with 32 MiB, three passes and one lane: two and a half times the work of the
 * OWASP floor (19 MiB, two passes), and still some thirty milliseconds.
 */
const PARAMETERS = { algorithm: 2, memoryCost: 32_768, timeCost: 3, parallelism: 1 } as const
/**
 * At 32 MiB each, what runs at once is bounded; of Node's four threads one stays free for everything else. More of them
 * than there are cores would end no sooner, and would take from the thread that answers.
 */
const AT_ONCE = Math.min(3, availableParallelism())
const BCRYPT_MAX_BYTES = 72

export interface PasswordHasher {
  hash(password: string, turn?: Turn): Promise<string>
  /**
   * Compares with the stored hash; without one, with a dummy, so that an unknown
   * account costs what a known one does. `stillWanted` is asked when its turn comes.
   */
  verify(
    hash: string | null,
    password: string,
    options?: { turn?: Turn; stillWanted?: () => void },
  ): Promise<boolean>
  needsRehash(hash: string): boolean
}

export async function createPasswordHasher(): Promise<PasswordHasher> {
  const inTurn = createHashQueue(AT_ONCE)
  const dummy = await hashArgon2('a password that nobody has', PARAMETERS)
  return {
    hash: (password, turn) => inTurn(() => hashArgon2(password, PARAMETERS), turn),
    verify: (hash, password, { turn, stillWanted } = {}) =>
      inTurn(async () => {
        stillWanted?.()
        const matches = await verifyPassword(hash ?? dummy, password)
        return matches && hash !== null
      }, turn),
    needsRehash,
  }
}

async function verifyPassword(hash: string, password: string): Promise<boolean> {
  if (!isBcrypt(hash)) return verifyArgon2(hash, password)
  // bcrypt looks at 72 bytes only: whatever follows them would be ignored.
  const matches = await compareBcrypt(password, hash)
  return matches && Buffer.byteLength(password) <= BCRYPT_MAX_BYTES
}

const ARGON2ID = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$[A-Za-z0-9+/]{11,}\$[A-Za-z0-9+/]{16,}$/
const ARGON2 =
  /^\$argon2(?:id|i|d)\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=\d{1,2}\$[A-Za-z0-9+/]{11,}\$[A-Za-z0-9+/]{16,}$/
const BCRYPT = /^\$2[aby]\$(?:0[4-9]|1[0-5])\$[./A-Za-z0-9]{53}$/

function isBcrypt(hash: string): boolean {
  return BCRYPT.test(hash)
}

const IMPORTED_MEMORY_MAX_KIB = 262_144

/** A hash that another system made and that we can check at a bearable cost: argon2 or bcrypt. */
export function isImportableHash(hash: string): boolean {
  const [, memoryCost] = ARGON2.exec(hash) ?? []
  return isBcrypt(hash) || (memoryCost !== undefined && Number(memoryCost) <= IMPORTED_MEMORY_MAX_KIB)
}

function needsRehash(hash: string): boolean {
  const [, memoryCost, timeCost] = ARGON2ID.exec(hash) ?? []
  return Number(memoryCost ?? 0) < PARAMETERS.memoryCost || Number(timeCost ?? 0) < PARAMETERS.timeCost
}
