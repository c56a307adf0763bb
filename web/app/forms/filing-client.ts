/** The calls that forms need, fetched once someone begins to fill one in: who only reads needs none of it. */
export async function filingClient() {
  const { apiClient } = await import('../api/api-client.ts')
  return apiClient
}
