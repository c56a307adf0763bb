import type { Db } from '@plumbline/database/db.ts'
import { loadArticles } from './load-articles.ts'
import { loadBlogPosts } from './load-blog-posts.ts'
import { loadPressItems } from './load-press-items.ts'
import { loadRegulatoryUpdates } from './load-regulatory-updates.ts'

/** Fills what has never been filled; whatever was edited or deleted since stays as it is. */
export async function loadSampleData(db: Db): Promise<void> {
  await loadArticles(db)
  await loadBlogPosts(db)
  await loadPressItems(db)
  await loadRegulatoryUpdates(db)
}
