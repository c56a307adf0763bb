import type { Db } from '@plumbline/database/db.ts'
import { loadBlogPosts } from './load-blog-posts.ts'
import { loadPressItems } from './load-press-items.ts'

/** Fills what has never been filled; whatever was edited or deleted since stays as it is. */
export async function loadSampleData(db: Db): Promise<void> {
  await loadBlogPosts(db)
  await loadPressItems(db)
}
