import { apiContext, originContext } from '../../platform/api/page-contexts.ts'
import type { Route } from './+types/sitemap'

const PAGES = [
  '/',
  '/features',
  '/pricing',
  '/integrations',
  '/about',
  '/demo',
  '/tools',
  '/tools/trid',
  '/tools/thresholds',
  '/tools/apr',
  '/tools/rate-spread',
  '/tools/hmda',
  '/tools/loan',
  '/tools/business-days',
  '/tools/proxy',
  '/tools/check-digit',
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
  '/regulations',
]

/** /sitemap.xml: public pages and published texts with their last change. */
export async function loader({ context }: Route.LoaderArgs) {
  const origin = context.get(originContext)
  const api = context.get(apiContext)
  const [posts, items, library] = await Promise.all([
    api.blog.addresses(),
    api.press.addresses(),
    api.regulations.addresses(),
  ])
  const texts = [
    ...posts.map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, updatedAt })),
    ...items.map(({ slug, updatedAt }) => ({ path: `/press/${slug}`, updatedAt })),
    ...library.map(({ part, page, changedOn }) => ({
      path: `/regulations/${part}/${page}`,
      updatedAt: changedOn,
    })),
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
