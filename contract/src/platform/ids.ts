import { z } from 'zod'

/** Lower case, as PostgreSQL writes UUIDs, because ids are also compared as text. */
export const Id = z.uuid().toLowerCase()
