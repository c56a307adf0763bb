import { networkOf, ONE_CLIENT } from '@plumbline/rules/addresses/ip-network.ts'

const MIB = 1024 * 1024

/** Memory that bodies may hold while they are received. */
interface Room {
  /** Of one client. */
  each: number
  all: number
}

/** People who are signed in have room of their own, which strangers cannot fill. */
const ROOM: Record<'strangers' | 'members', Room> = {
  strangers: { each: 12 * MIB, all: 48 * MIB },
  members: { each: 36 * MIB, all: 144 * MIB },
}

export interface UploadSlots {
  /** Takes room for a body; gives back how to return it, or nothing when there is none. */
  take(who: keyof typeof ROOM, client: string, bytes: number): (() => void) | undefined
}

export function createUploadSlots(room = ROOM): UploadSlots {
  const held = { strangers: new Map<string, number>(), members: new Map<string, number>() }
  return {
    take(who, client, bytes) {
      const key = networkOf(client, ONE_CLIENT)
      const mine = held[who]
      const own = mine.get(key) ?? 0
      const all = [...mine.values()].reduce((sum, one) => sum + one, 0)
      // A body larger than the whole share still comes in alone.
      if ((own > 0 && own + bytes > room[who].each) || (all > 0 && all + bytes > room[who].all))
        return undefined
      mine.set(key, own + bytes)
      return () => {
        const left = (mine.get(key) ?? 0) - bytes
        if (left > 0) mine.set(key, left)
        else mine.delete(key)
      }
    },
  }
}
