import { blog } from './blog.ts'
import { content } from './content.ts'
import { media } from './media.ts'
import { members } from './members.ts'
import { press } from './press.ts'
import { writing } from './writing.ts'

/** Every operation under /api. The server implements it; the browser's client and OpenAPI come from it. */
export const contract = {
  blog,
  content,
  media,
  members,
  press,
  writing,
}
