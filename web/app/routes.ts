import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the product. */
export default [
  layout('site/site-layout.tsx', [index('landing/landing-page.tsx'), route('blog', 'blog/blog-page.tsx')]),

  route('login', 'sign-in/login-page.tsx'),
  route('reset-password', 'sign-in/reset-password-page.tsx'),

  // Signed-in screens. What no screen claims is Not Found in the shell.
  layout('shell/shell-layout.tsx', [
    route('dashboard', 'dashboard/dashboard-page.tsx'),
    route('*', 'shell/not-found-page.tsx'),
  ]),

  ...(process.env.NODE_ENV === 'development' ? [route('kit', 'ui/kit-page.tsx')] : []),
] satisfies RouteConfig
