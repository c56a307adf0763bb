import { articles } from './articles.ts'
import { audit } from './audit.ts'
import { blog } from './blog.ts'
import { checklists } from './checklists.ts'
import { content } from './content.ts'
import { dashboard } from './dashboard.ts'
import { inbox } from './inbox.ts'
import { media } from './media.ts'
import { members } from './members.ts'
import { press } from './press.ts'
import { regulatoryUpdates } from './regulatory-updates.ts'
import { reports } from './reports.ts'
import { requests } from './requests.ts'
import { search } from './search.ts'
import { users } from './users.ts'
import { writing } from './writing.ts'

/** Every operation under /api. The server implements it; the browser's client and OpenAPI come from it. */
export const contract = {
  articles,
  audit,
  blog,
  checklists,
  content,
  dashboard,
  inbox,
  media,
  members,
  press,
  regulatoryUpdates,
  reports,
  requests,
  search,
  users,
  writing,
}
