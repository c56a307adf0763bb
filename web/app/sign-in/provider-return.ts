import { authClient, confirmSession, keepsSession } from '../session/session.ts'
import { awaitsReturn, forgetProviderFlow, providerClient } from './provider-client.ts'
import { RETURN_FAILED, returnProblem, signInProblem } from './sign-in-text.ts'

const TELLING = ['code', 'access_token', 'error', 'error_code', 'error_description']

/** What a provider or a mailed link sent people back with; once. */
export function takeReturnParameters(): URLSearchParams | undefined {
  const parameters = new URLSearchParams(window.plumbline.linkParameters)
  window.plumbline.linkParameters = ''
  return TELLING.some((name) => parameters.has(name)) ? parameters : undefined
}

/** Makes the session of it. Gives the reason if there is none. */
export async function finishReturn(parameters: URLSearchParams): Promise<string | undefined> {
  const code = parameters.get('code')
  const accessToken = parameters.get('access_token')
  const refreshToken = parameters.get('refresh_token')
  try {
    if (code) return await exchangeCode(code)
    if (accessToken && refreshToken) {
      // A link may be anybody's: whoever is signed in stays who they are.
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
  // This tab may have no secret: the way back was opened elsewhere, or long ago.
  if (error) return error.code === 'pkce_code_verifier_not_found' ? RETURN_FAILED : signInProblem(error)
  return keep(data.session.access_token, data.session.refresh_token)
}

async function keep(access_token: string, refresh_token: string): Promise<string | undefined> {
  const { error } = await (await authClient()).setSession({ access_token, refresh_token })
  return error ? signInProblem(error) : undefined
}
