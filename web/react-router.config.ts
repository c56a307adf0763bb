import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The browser loads all routes in one cached file and needs no further requests.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
