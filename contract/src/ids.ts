import { z } from 'zod'

/** As the database writes it, however it was typed: it is compared as text, too. */
export const Id = z.uuid().toLowerCase()
