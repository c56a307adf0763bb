import { Html, html } from './html.ts'

/** Shows the buttons that copy, which do nothing without it. */
export const COPY_SCRIPT = `for (const button of document.querySelectorAll('button.copy')) {
  button.hidden = false
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.parentElement.querySelector('pre').textContent)
    button.textContent = 'Copied'
    setTimeout(() => { button.textContent = 'Copy' }, 2000)
  })
}`

export function frame(title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Plumbline for developers</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api-documentation.css">
</head>
<body>
<header><a class="brand" href="/">Plumbline</a><nav aria-label="Developers"><a href="/developers">API</a><a href="/developers/client">Client</a><a href="/developers/webhook-events">Webhooks</a><a href="/developers/assistants">Assistants</a><a href="/developers/changelog">Changes</a><a href="/api/v1/openapi.json">OpenAPI</a></nav></header>
<main>
${content}
</main>
<script type="module">${new Html(COPY_SCRIPT)}</script>
</body>
</html>
`
}

export const copyable = (code: string, label: string) =>
  html`<div class="code"><button class="copy" type="button" hidden aria-label="Copy: ${label}">Copy</button><pre tabindex="0" aria-label="${label}">${code}</pre></div>`
