import { ORPCError } from '@orpc/client'

/** The API answers BAD_REQUEST to a slug that no text can have. */
const NOT_THERE = ['NOT_FOUND', 'BAD_REQUEST']

/** Turns a missing text into a 404 page and rethrows other errors. */
export async function orNotFound<T>(text: Promise<T>): Promise<T> {
  try {
    return await text
  } catch (error) {
    if (error instanceof ORPCError && NOT_THERE.includes(error.code))
      throw new Response(null, { status: 404 })
    throw error
  }
}
