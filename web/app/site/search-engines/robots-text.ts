import { originContext } from '../../platform/api/page-contexts.ts'
import type { Route } from './+types/robots-text'

/** /robots.txt: allows the public site, disallows the application and the API. */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /auth/',
    '',
    `Sitemap: ${context.get(originContext)}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
