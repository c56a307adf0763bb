/** Answers 400 to a truncated or malformed form. */
export async function readPostedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new Response(null, { status: 400 })
  }
}
