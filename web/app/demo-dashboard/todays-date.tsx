import { useNonce } from '../document/nonce.tsx'

const WRITE_DATE = `document.querySelector('[data-today]').textContent=new Intl.DateTimeFormat('en-US',{dateStyle:'full'}).format(new Date())`

/** The reader's own date: only the browser knows it, and writes it while the page is being read. */
export function TodaysDate() {
  const nonce = useNonce()
  return (
    <>
      {/* A space, because React takes over a text that it finds changed, but not one that it did not expect. */}
      <time data-today="" suppressHydrationWarning className="block min-h-6">
        {' '}
      </time>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a line of our own
        dangerouslySetInnerHTML={{ __html: WRITE_DATE }}
      />
    </>
  )
}
