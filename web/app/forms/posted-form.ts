/** A form that was cut off, or is none, is a request that cannot be read; nothing failed here. */
export async function readPostedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new Response(null, { status: 400 })
  }
}
