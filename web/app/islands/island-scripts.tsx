import entry from 'virtual:islands-entry'
import type { ScriptMoment } from '../document/document-script.ts'
import { useNonce } from '../document/nonce.tsx'

/** Lets the document's own script decide when a public page comes alive, and whether. */
export function IslandScripts({ moment }: { moment: ScriptMoment }) {
  const script = `plumbline.scripts(${JSON.stringify(moment)},()=>import(${JSON.stringify(entry)}))`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
  return <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html: script }} />
}
