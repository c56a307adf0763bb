import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // All routes are known to the browser from one file that it keeps: no further questions to the server.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
