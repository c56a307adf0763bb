/** What the root route writes on its `<html>` to say when a page's scripts may come. */
const LATE = /<html[^>]* data-scripts="(late|signed-in)"/

/**
 * A public page is complete without scripts. React Router writes an eager module
 * script and preloads; here they become a loader that waits until the page is idle
 * or first touched ("late"), or runs for signed-in people only ("signed-in").
 */
export function bringScriptsLate(html: string, nonce: string): string {
  const moment = LATE.exec(html)?.[1]
  if (!moment) return html
  const withoutPreloads = html.replaceAll(/<link rel="modulepreload"[^>]*\/>/g, '')
  const entry = /<script(?=[^>]* type="module")[^>]*>([\s\S]*?)<\/script>/
  return withoutPreloads.replace(entry, (_, script: string) => {
    return `<script nonce="${nonce}">plumbline.scripts(${JSON.stringify(moment)},async()=>{${withDynamicImports(script)}})</script>`
  })
}

/** `import * as a from "x";` may only stand at the top of a module; inside a function it is awaited. */
function withDynamicImports(script: string): string {
  const specifiers = [...script.matchAll(/^import \* as (\w+) from ("[^"]+");$/gm)]
  const plain = [...script.matchAll(/^import ("[^"]+");$/gm)]
  const names = specifiers.map(([, name]) => name).join(',')
  const loads = [...specifiers.map(([, , url]) => url), ...plain.map(([, url]) => url)].map(
    (url) => `import(${url})`,
  )
  const rest = script.replaceAll(/^;?\s*import [^(;]*;$/gm, '')
  return `const [${names}]=await Promise.all([${loads.join(',')}]);${rest}`
}
