import { AS_LONG, IDS_ONLY, type WorkTables } from '../testing/work-table.ts'

export const PUBLISHING_TABLES: WorkTables = {
  institution_articles: {
    audit: ['institution_article.'],
    search: { none: 'Found in the library, by its own search box.' },
    retention: AS_LONG,
    personExport: IDS_ONLY,
    sample: 'institution articles',
    isolation: ['institutionArticles'],
  },
  work_renderings: {
    audit: { none: 'Made from texts whose changes are recorded.' },
    search: { none: 'The texts are found themselves.' },
    retention: 'As long as the text.',
    personExport: 'Nothing; it repeats the text.',
    sample: 'tasks',
    isolation: ['tasks', 'institutionArticles'],
  },
}
