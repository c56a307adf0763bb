import { authClient, confirmSession, keepsSession } from '../platform/session/session.ts'
import { awaitsReturn, forgetProviderFlow, providerClient } from './provider-client.ts'
import { RETURN_FAILED, returnProblem, signInProblem } from './sign-in-text.ts'

const TELLING = ['code', 'access_token', 'error', 'error_code', 'error_description']

/** Parameters from a provider or a mailed link, read once. */
export function takeReturnParameters(): URLSearchParams | undefined {
  const parameters = new URLSearchParams(window.plumbline.linkParameters)
  window.plumbline.linkParameters = ''
  return TELLING.some((name) => parameters.has(name)) ? parameters : undefined
}

/** Creates the session. Returns the reason if that fails. */
export async function finishReturn(parameters: URLSearchParams): Promise<string | undefined> {
  const code = parameters.get('code')
  const accessToken = parameters.get('access_token')
  const refreshToken = parameters.get('refresh_token')
  try {
    if (code) return await exchangeCode(code)
    if (accessToken && refreshToken) {
      // The link may be anybody's: a signed-in person stays signed in.
      return (await isSignedIn()) ? undefined : await keep(accessToken, refreshToken)
    }
    const problem = returnProblem(parameters, awaitsReturn())
    forgetProviderFlow()
    return problem
  } catch {
    return RETURN_FAILED
  }
}

async function isSignedIn(): Promise<boolean> {
  return keepsSession() && (await confirmSession())
}

async function exchangeCode(code: string): Promise<string | undefined> {
  const { data, error } = await (await providerClient()).exchangeCodeForSession(code)
  forgetProviderFlow()
  // This tab has no PKCE verifier: the link was opened in another tab, or too late.
  if (error) return error.code === 'pkce_code_verifier_not_found' ? RETURN_FAILED : signInProblem(error)
  return keep(data.session.access_token, data.session.refresh_token)
}

async function keep(access_token: string, refresh_token: string): Promise<string | undefined> {
  const { error } = await (await authClient()).setSession({ access_token, refresh_token })
  return error ? signInProblem(error) : undefined
}
