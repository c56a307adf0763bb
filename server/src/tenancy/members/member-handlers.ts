import { signedIn } from '../../platform/procedures.ts'

export const memberHandlers = {
  me: signedIn.members.me.handler(({ context: { member } }) => member),
}
