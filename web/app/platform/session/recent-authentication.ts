/** What the server answers where the person's last proof of who they are is too long ago. */
export const RECENT_AUTHENTICATION_REQUIRED = 'RECENT_AUTHENTICATION_REQUIRED'

type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined

/** The dialog says here how to ask; one screen at a time has it. Gives back how to take that away. */
export function answerConfirmationWith(given: Ask): () => void {
  ask = given
  return () => {
    if (ask === given) ask = undefined
  }
}

/** Whether the person confirmed who they are. Calls that are refused together ask together. */
function confirmIdentity(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined
  })
  return asking
}

/**
 * Does something; where the server wants a recent proof of who asks, asks the person for it and does the
 * same again. Every call of the API and of the sign-in service goes through here: screens need nothing of it.
 */
export async function withRecentAuthentication<Result>(
  attempt: () => Promise<Result>,
  wantsProof: (result: Result) => boolean,
): Promise<Result> {
  const result = await attempt()
  return wantsProof(result) && (await confirmIdentity()) ? attempt() : result
}
