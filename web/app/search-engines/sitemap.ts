import { apiContext, originContext } from '../entry.server.tsx'
import type { Route } from './+types/sitemap'

const PAGES = [
  '/',
  '/features',
  '/pricing',
  '/integrations',
  '/about',
  '/demo',
  '/dashboard-demo',
  '/blog',
  '/press',
  '/careers',
  '/contact',
  '/help',
  '/questionnaire',
  '/privacy',
  '/terms',
  '/cookies',
]

/** /sitemap.xml: the pages for everyone, and each published text with the day it last changed. */
export async function loader({ context }: Route.LoaderArgs) {
  const origin = context.get(originContext)
  const api = context.get(apiContext)
  const [posts, items] = await Promise.all([api.blog.addresses(), api.press.addresses()])
  const texts = [
    ...posts.map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, updatedAt })),
    ...items.map(({ slug, updatedAt }) => ({ path: `/press/${slug}`, updatedAt })),
  ]
  const entries = [
    ...PAGES.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`),
    ...texts.map(
      ({ path, updatedAt }) =>
        `<url><loc>${escapeXml(origin + path)}</loc><lastmod>${updatedAt.slice(0, 10)}</lastmod></url>`,
    ),
  ]
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
