import type { Db } from '@plumbline/database/db.ts'
import { loadArticles } from './load-articles.ts'
import { loadBlogPosts } from './load-blog-posts.ts'
import { loadPressItems } from './load-press-items.ts'
import { loadRegulatoryUpdates } from './load-regulatory-updates.ts'

/** Loads missing content and updates content nobody has saved; edited or deleted content stays. */
export async function loadSampleData(db: Db): Promise<void> {
  await loadArticles(db)
  await loadBlogPosts(db)
  await loadPressItems(db)
  await loadRegulatoryUpdates(db)
}
