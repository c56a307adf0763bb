import { audienceOf, requireBearer } from '../requests/bearer.ts'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { shapeUser } from './user-shape.ts'

/** `GET /user` (section 7.6). */
export async function showUser(call: Call): Promise<Response> {
  const { account } = await requireBearer(call)
  if ((await audienceOf(call)) !== account.audience)
    throw new Refusal(400, 'validation_failed', 'Token audience doesn’t match request audience')
  return Response.json(shapeUser(account), { headers: { 'Cache-Control': 'no-store' } })
}
