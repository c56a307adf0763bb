import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the product. */
export default [index('landing/landing-page.tsx'), route('blog', 'blog/blog-page.tsx')] satisfies RouteConfig
