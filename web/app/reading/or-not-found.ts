import { isDefinedError } from '@orpc/client'

/** A text that is not there is a page that is not there; whatever else went wrong stays an error. */
export async function orNotFound<T>(text: Promise<T>): Promise<T> {
  try {
    return await text
  } catch (error) {
    if (isDefinedError(error) && (error as { code: string }).code === 'NOT_FOUND')
      throw new Response(null, { status: 404 })
    throw error
  }
}
