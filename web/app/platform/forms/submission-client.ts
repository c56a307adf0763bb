/** Loads the API client when someone starts to fill in a form. */
export async function submissionClient() {
  const { apiClient } = await import('../api/api-client.ts')
  return apiClient
}
