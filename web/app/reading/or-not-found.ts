/** The API refuses an address that none of its texts can have. */
const NOT_THERE = ['NOT_FOUND', 'BAD_REQUEST']

/** A text that is not there is a page that is not there; whatever else went wrong stays an error. */
export async function orNotFound<T>(text: Promise<T>): Promise<T> {
  try {
    return await text
  } catch (error) {
    if (NOT_THERE.includes((error as { code?: string }).code ?? '')) throw new Response(null, { status: 404 })
    throw error
  }
}
