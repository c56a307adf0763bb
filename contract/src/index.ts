import { blog } from './blog.ts'
import { content } from './content.ts'
import { members } from './members.ts'

/** Every operation under /api. The server implements it; the browser's client and OpenAPI come from it. */
export const contract = {
  blog,
  content,
  members,
}
