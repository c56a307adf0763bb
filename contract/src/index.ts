import { articles } from './articles.ts'
import { blog } from './blog.ts'
import { content } from './content.ts'
import { dashboard } from './dashboard.ts'
import { inbox } from './inbox.ts'
import { members } from './members.ts'
import { regulatoryUpdates } from './regulatory-updates.ts'
import { search } from './search.ts'

/** Every operation under /api. The server implements it; the browser's client and OpenAPI come from it. */
export const contract = {
  articles,
  blog,
  content,
  dashboard,
  inbox,
  members,
  regulatoryUpdates,
  search,
}
