import { signedIn } from '../procedures.ts'
import { renderText } from './rendered-text.ts'

export const writingHandlers = {
  render: signedIn.writing.render.handler(async ({ input: { content }, context: { db } }) => {
    const { html } = await renderText(db, content)
    return { html }
  }),
}
