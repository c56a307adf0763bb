import type { Db } from '@plumbline/database/db.ts'
import { loadArticles } from './load-articles.ts'
import { loadBlogPosts } from './load-blog-posts.ts'
import { loadPressItems } from './load-press-items.ts'
import { loadRegulatoryUpdates } from './load-regulatory-updates.ts'

/** Fills what has never been filled and corrects what nobody has saved since; what was edited or deleted stays so. */
export async function loadSampleData(db: Db): Promise<void> {
  await loadArticles(db)
  await loadBlogPosts(db)
  await loadPressItems(db)
  await loadRegulatoryUpdates(db)
}
