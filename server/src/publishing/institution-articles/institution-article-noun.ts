import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../../work/nouns/work-table.ts'
import { institutionArticleHandlers } from './institution-article-handlers.ts'
import { institutionArticleSample } from './institution-article-sample.ts'

export const institutionArticleNoun = defineNoun({
  handlers: { institutionArticles: institutionArticleHandlers },
  ...nothingElse('An article asks nobody to act.'),
  tables: {
    institution_articles: {
      audit: ['institution_article.'],
      search: { none: 'Found in the library, by its own search box.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'institution articles',
      isolation: ['institutionArticles'],
    },
  },
  search: ['articles'],
  webhooks: ['institution_article'],
  sample: [institutionArticleSample],
})
