import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { readAddedParts } from './platform/document/read-added-parts.ts'
import { fetchAhead, loadScriptsBeforeNavigation } from './platform/document/screen-scripts.ts'

readAddedParts()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[loadScriptsBeforeNavigation]} />
    </StrictMode>,
  )
})
fetchAhead()
