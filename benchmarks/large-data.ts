import { readdirSync, readFileSync } from 'node:fs'
import type { Db } from '@plumbline/database/db.ts'
import { createLog } from '@plumbline/server/platform/log.ts'
import { renderUncached } from '@plumbline/server/platform/markdown/render-markdown.ts'
import { RENDERER } from '@plumbline/server/platform/markdown/renderer-version.ts'
import { blogPostsTable } from '@plumbline/server/publishing/blog/blog-tables.ts'
import { fillLibrary } from '@plumbline/server/regulations/regulatory-updates/library-work.ts'
import { sql } from 'drizzle-orm'

const BATCH = 500
const USERS_AT_ONCE = 5_000
const CATEGORIES = ['Regulatory Updates', 'Examinations', 'Best Practices', 'Data and Reporting', 'Product']

/** Fills the library before anything is measured; what the first start had begun is begun anew. */
export async function fillRegulations(db: Db): Promise<void> {
  await db.execute(sql`update regulation_parts set claimed_until = null where state = 'filling'`)
  while (await fillLibrary(db, createLog('silent')));
}

let seed = 20_260_304
/** Seeded, so that every run gets the same sequence. */
export function below(limit: number): number {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % limit
}

const content = new URL('../content/', import.meta.url)
const paragraphs = ['blog/', 'articles/', 'press/'].flatMap((kind) =>
  readdirSync(new URL(kind, content)).flatMap((name) =>
    readFileSync(new URL(kind + name, content), 'utf8')
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .split('\n\n')
      .filter((paragraph) => paragraph.length > 80),
  ),
)

/** One to three consecutive words of the content, so that searches are common or rare and seldom repeat. */
export function somePhrase(): string {
  const words = paragraphs[below(paragraphs.length)]!.match(/[A-Za-z0-9.]+/g)!
  const from = below(words.length)
  return words.slice(from, from + 1 + below(3)).join(' ')
}

/** Posts built from shuffled paragraphs of the content, one per hour back from the start of 2026. */
export async function fillPosts(db: Db, count: number): Promise<void> {
  await withIndexesAtTheEnd(db, 'blog_posts', async () => {
    for (let first = 0; first < count; first += BATCH) {
      const length = Math.min(BATCH, count - first)
      const posts = Array.from({ length }, (_, index) => newPost(first + index))
      await db.insert(blogPostsTable).values(posts)
      await storeRenderings(db, posts)
    }
  })
}

/** As saving does. Each paragraph is rendered once, since posts repeat them. */
async function storeRenderings(db: Db, posts: readonly ReturnType<typeof newPost>[]): Promise<void> {
  const rendered = posts.map(({ slug, content: text }) => ({
    slug,
    html: text.split('\n\n').map(htmlOf).join('\n'),
  }))
  await db.execute(sql`
    update renderings r set renderer = ${RENDERER}, html = rendered.html
    from json_to_recordset(${JSON.stringify(rendered)}::json) as rendered (slug text, html text)
    join blog_posts p using (slug) where r.text_id = p.id`)
}

const htmlByParagraph = new Map<string, string>()
function htmlOf(paragraph: string): string {
  const html = htmlByParagraph.get(paragraph) ?? renderUncached(paragraph).html
  htmlByParagraph.set(paragraph, html)
  return html
}

/** Builds the full-text indexes after the load: maintaining them row by row takes much longer. */
async function withIndexesAtTheEnd(db: Db, table: string, fill: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await db.execute<{ name: string; definition: string; statistics: number }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition, (
      select attstattarget from pg_attribute where attrelid = indexrelid and attnum = 1
    ) as statistics
    from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where indrelid = ${table}::regclass and amname = 'gin'`)
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.raw(name)}`)
  await fill()
  for (const { name, definition, statistics } of indexes)
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`set local maintenance_work_mem = '512MB'`)
      await tx.execute(sql.raw(definition))
      if (statistics === 0) await tx.execute(sql.raw(`alter index ${name} alter column 1 set statistics 0`))
    })
  // PostgreSQL does this by itself in the background.
  await db.execute(sql`vacuum analyze ${sql.raw(table)}`)
}

function newPost(number: number) {
  const text = Array.from({ length: 3 + below(4) }, () => paragraphs[below(paragraphs.length)]).join('\n\n')
  return {
    title: `${text.split(' ').slice(3, 9).join(' ')} ${number}`,
    slug: `post-${number}`,
    excerpt: text.slice(0, 200),
    content: text,
    category: CATEGORIES[below(CATEGORIES.length)]!,
    tags: ['HMDA', 'TRID'],
    byline: 'Plumbline Editorial',
    isPublished: true,
    isFeatured: below(10) === 0,
    publishedAt: new Date(Date.UTC(2026, 0, 1) - number * 3_600_000),
  }
}

/** Computes the stored counts at the end: updating them per row would slow the load down. */
export async function fillUsers(db: Db, count: number): Promise<void> {
  await db.execute(sql`alter table user_profiles disable trigger user_profiles_counted`)
  await db.execute(sql`
    insert into institutions (name, type, plan)
    select 'Institution ' || n, (array['credit_union', 'community_bank', 'mortgage_company'])[1 + n % 3], 'enterprise'
    from generate_series(0, 499) n`)
  for (let first = 1; first <= count; first += USERS_AT_ONCE) {
    const last = Math.min(first + USERS_AT_ONCE - 1, count)
    await db.execute(sql`
      insert into auth.users (email, email_confirmed_at, created_at, updated_at)
      select 'person-' || n || '@bank' || (n % 500) || '.example', now(), now() - n * interval '1 minute', now()
      from generate_series(${first}::integer, ${last}::integer) n`)
    await db.execute(sql`
      insert into user_profiles (user_id, institution_id, full_name, role, created_at)
      select u.id, i.id, 'Person ' || n,
        case when n % 10 = 0 then 'manager' else 'user' end, u.created_at
      from generate_series(${first}::integer, ${last}::integer) n
      join auth.users u on u.email = 'person-' || n || '@bank' || (n % 500) || '.example'
      join institutions i on i.name = 'Institution ' || (n % 500)`)
  }
  await db.execute(sql`delete from user_profile_counts`)
  await db.execute(sql`
    insert into user_profile_counts (role, company_type, count)
    select role, company_type, count(*) from user_profiles group by role, company_type`)
  await db.execute(sql`alter table user_profiles enable trigger user_profiles_counted`)
  await db.execute(sql`vacuum analyze user_profiles`)
  await db.execute(sql`vacuum analyze auth.users`)
}

/** Institutions of ten people each, the operator's own among them, with twenty tasks and a fact of each. */
export async function fillInstitutions(db: Db, count: number): Promise<void> {
  await db.execute(sql`alter table user_profiles disable trigger user_profiles_counted`)
  await db.execute(sql`
    insert into institutions (name, type, plan, created_at)
    select 'Institution ' || n, (array['credit_union', 'community_bank', 'mortgage_company'])[1 + n % 3],
      'enterprise', now() - n * interval '1 minute'
    from generate_series(1, ${count - 1}::integer) n`)
  await db.execute(sql`
    with person as (
      select i.id as institution_id, gen_random_uuid() as user_id, n from institutions i, generate_series(1, 10) n
    ), account as (
      insert into auth.users (id, email, email_confirmed_at, created_at, updated_at)
      select user_id, 'person-' || user_id || '@bank.example', now(), now() - n * interval '1 minute', now() from person
    )
    select 1`)
  await db.execute(sql`
    insert into user_profiles (user_id, institution_id, full_name, role, created_at)
    select u.id, i.id, 'Person ' || u.place, case when u.place % 10 = 0 then 'manager' else 'user' end, u.created_at
    from (select id, created_at, row_number() over (order by id) as place
      from auth.users where email like 'person-%@bank.example') u
    join (select id, row_number() over (order by id) as place from institutions) i
      on i.place = (u.place + 9) / 10`)
  // One of each institution at a time: a statement has ten seconds.
  for (let task = 1; task <= 20; task++) {
    await db.execute(sql`
      insert into tasks (institution_id, title, due_on)
      select id, 'Task ' || ${task}::integer, current_date + ${task}::integer from institutions`)
  }
  await db.execute(sql`
    insert into institution_facts (institution_id, key, value, true_since, entered_by_name)
    select id, 'rssdId', '"12345"', current_date, 'Benchmark' from institutions`)
  await db.execute(sql`delete from user_profile_counts`)
  await db.execute(sql`
    insert into user_profile_counts (role, company_type, count)
    select role, company_type, count(*) from user_profiles group by role, company_type`)
  await db.execute(sql`alter table user_profiles enable trigger user_profiles_counted`)
  for (const table of ['user_profiles', 'institutions', 'tasks', 'auth.users'])
    await db.execute(sql`vacuum analyze ${sql.raw(table)}`)
}

/** Copies the library's own articles with other titles and parts of their texts. */
export async function fillArticles(db: Db, count: number): Promise<void> {
  const { rows } = await db.execute<{ own: number }>(sql`select count(*)::integer as own from articles`)
  const own = rows[0]!.own
  const copies = Math.ceil(count / own) - 1
  const piece = Math.floor(BATCH / own)
  await withIndexesAtTheEnd(db, 'articles', async () => {
    for (let first = 1; first <= copies; first += piece) {
      const last = Math.min(first + piece - 1, copies)
      await db.execute(sql`
      insert into articles (slug, title, excerpt, body, category, tags, topics, byline, is_published, published_at)
      select a.slug || '-' || n, a.title || ' ' || n, a.excerpt, substring(a.body from 1 + (n % 7) * 300 for 900),
        a.category, a.tags, a.topics, a.byline, true, a.published_at - n * interval '1 hour'
      from articles a cross join generate_series(${first}::integer, ${last}::integer) n
      where a.slug !~ '-[0-9]+$'`)
    }
  })
}

/** Press items of all types. */
export async function fillPress(db: Db, count: number): Promise<void> {
  await withIndexesAtTheEnd(db, 'press_releases', async () => {
    for (let first = 1; first <= count; first += BATCH) {
      const last = Math.min(first + BATCH - 1, count)
      await db.execute(sql`
      insert into press_releases (title, slug, excerpt, content, type, tags, published_at)
      select 'Item ' || n || ' on ' || (array['HMDA', 'TRID', 'fair lending', 'appraisals'])[1 + n % 4],
        'item-' || n, 'What changed for institution ' || (n % 500), 'Some words.',
        (array['press_release', 'news_article', 'media_mention'])[1 + n % 3],
        array['tag-' || (n % 50)], timestamptz '2026-01-01' - n * interval '1 hour'
      from generate_series(${first}::integer, ${last}::integer) n`)
    }
  })
}
