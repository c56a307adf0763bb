import { z } from 'zod'
import { hasAdminBearer } from '../requests/bearer.ts'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import type { RateName } from './limit-rates.ts'

const ANSWERED_WITHIN_MS = 5000

const CaptchaBody = z.object({
  gotrue_meta_security: z.object({ captcha_token: z.string().nullish() }).optional().catch(undefined),
})

/** Counts what anyone may call before asking another service about it. */
export async function requireRoomAndCaptcha(call: Call, name: RateName): Promise<void> {
  await call.service.limiter.requireRoom(name, call.ip, call.now)
  await requireCaptcha(call)
}

/** Where the operator has set up a captcha; operators' own programs are not asked (section 1). */
export async function requireCaptcha(call: Call): Promise<void> {
  const { captcha } = call.service.settings
  if (!captcha || (await hasAdminBearer(call))) return
  const { gotrue_meta_security: given } = await call.body(CaptchaBody)
  const token = given?.captcha_token ?? ''
  if (token === '') throw failed('no captcha response found in request')
  const answer = await fetch(captcha.url, {
    method: 'POST',
    body: new URLSearchParams({ secret: captcha.secret, response: token, remoteip: call.ip }),
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  })
    .then((response) => response.json())
    .catch((error) => {
      call.service.log.warn({ error }, 'the captcha service cannot be asked')
    })
  // A check that could not be made is not passed.
  const isPassed =
    typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true
  if (!isPassed) throw failed('captcha verification was not passed')
}

const failed = (reason: string) =>
  new Refusal(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`)
