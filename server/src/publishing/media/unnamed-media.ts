const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** Every text in every state and version, as JSON. */
const TEXTS = `
  select content as words from blog_posts union all select featured_image_url from blog_posts
  union all select content from press_releases union all select image_url from press_releases
  union all select body from articles union all select body from institution_articles
  union all select body from policy_versions
  union all select fields::text from revisions`

/** A SQL condition on `media`: no text references the picture. */
export const IS_UNNAMED = `id not in (
  select named[1]::uuid from (${TEXTS}) as texts, regexp_matches(words, '${UUID}', 'g') as named)`
