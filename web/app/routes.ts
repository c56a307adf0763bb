import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the product. */
export default [
  layout('site/site-layout.tsx', [
    index('landing/landing-page.tsx'),
    route('features', 'features/features-page.tsx'),
    route('pricing', 'pricing/pricing-page.tsx'),
    route('integrations', 'integrations/integrations-page.tsx'),
    route('about', 'about/about-page.tsx'),
    route('careers', 'careers/careers-page.tsx'),
    route('contact', 'contact/contact-page.tsx'),
    route('questionnaire', 'questionnaire/questionnaire-page.tsx'),
    route('demo', 'demo/demo-page.tsx'),
    route('help', 'help/help-page.tsx'),
    ...['privacy', 'terms', 'cookies'].map((name) =>
      route(name, 'legal/legal-page.tsx', { id: `legal/${name}` }),
    ),
    route('blog', 'blog/blog-page.tsx'),
    route('blog/:slug', 'blog/blog-post-page.tsx'),
    route('blog/preview/:token', 'blog/blog-preview-page.tsx'),
    route('press', 'press/press-page.tsx'),
    route('press/:slug', 'press/press-item-page.tsx'),
    route('press/preview/:token', 'press/press-preview-page.tsx'),
  ]),

  route('dashboard-demo', 'demo-dashboard/demo-dashboard-page.tsx'),
  // What feed readers ask for.
  route('blog/feed.xml', 'blog/blog-rss.ts'),
  route('blog/feed.json', 'blog/blog-json-feed.ts'),
  route('press/feed.xml', 'press/press-rss.ts'),
  route('press/feed.json', 'press/press-json-feed.ts'),

  // What search engines ask for.
  route('sitemap.xml', 'search-engines/sitemap.ts'),
  route('robots.txt', 'search-engines/robots-text.ts'),

  route('login', 'sign-in/login-page.tsx'),
  route('reset-password', 'sign-in/reset-password-page.tsx'),

  // Signed-in screens. What no screen claims is Not Found in the shell.
  layout('shell/shell-layout.tsx', [
    route('dashboard', 'dashboard/dashboard-page.tsx'),
    route('articles', 'articles/articles-page.tsx'),
    ...['articles/new', 'articles/:slug/edit'].map((path) =>
      route(path, 'articles/article-editor-page.tsx', { id: path }),
    ),
    route('articles/:slug', 'articles/article-page.tsx'),
    route('reports', 'reports/reports-page.tsx'),
    route('checklists', 'checklists/checklists-page.tsx'),
    route('admin', 'admin/admin-layout.tsx', [
      index('admin/users-page.tsx'),
      route('requests', 'admin/requests-page.tsx'),
      route('audit', 'admin/audit-page.tsx'),
    ]),
    route('account/security', 'account/security-page.tsx'),
    ...['updates', 'resources', 'analytics', 'notifications', 'users', 'settings'].map((name) =>
      route(name, 'placeholders/coming-soon-page.tsx', { id: `placeholders/${name}` }),
    ),
    route('*', 'shell/not-found-page.tsx'),
  ]),

  ...(process.env.NODE_ENV === 'development' ? [route('kit', 'ui/kit-page.tsx')] : []),
] satisfies RouteConfig
