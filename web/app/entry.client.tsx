import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { fetchAhead, loadScriptsBeforeNavigation } from './platform/document/screen-scripts.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[loadScriptsBeforeNavigation]} />
    </StrictMode>,
  )
})
fetchAhead()
