const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** Everything that writers write, in every state and every kept version, as JSON where it is. */
const TEXTS = `
  select content as words from blog_posts union all select featured_image_url from blog_posts
  union all select content from press_releases union all select image_url from press_releases
  union all select body from articles
  union all select fields::text from revisions`

/** In SQL, of a row of `media`: no text names it. */
export const IS_UNNAMED = `id not in (
  select named[1]::uuid from (${TEXTS}) as texts, regexp_matches(words, '${UUID}', 'g') as named)`
