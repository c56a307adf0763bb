/** The text of one mail; all mails share the layout. */
export interface MailText {
  subject: string
  /** Paragraphs in order. */
  body: string[]
  action?: { label: string; link: string }
  /** Shown large: a code to type. */
  code?: string
  /** Small print below the button. */
  after?: string[]
}

export interface ComposedMail {
  subject: string
  html: string
  plain: string
}

const INK = '#10211d'
const SOFT = '#485a54'
const BRAND = '#0e4b42'
const FONT = "-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"

/**
 * The light colors are in each element, where every mail program reads them; programs that follow the dark theme of the
 * machine take these.
 */
const DARK = `@media (prefers-color-scheme:dark){
.page{background:#0b1412!important}.card{background:#111d1a!important;border-color:#2a3a35!important}
.ink{color:#ebf1ee!important}.soft{color:#b4c3bd!important}.button{background:#8fd0c2!important;color:#0b1412!important}}`

/** HTML and plain text of a mail. No images, tracking, or remote content. */
export function composeMail({ subject, body, action, code, after = [] }: MailText): ComposedMail {
  const paragraphs = body.map((text) => paragraph(text, SOFT)).join('')
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>${DARK}</style><title>${escapeHtml(subject)}</title></head>
<body class="page" style="margin:0;padding:32px 16px;background:#fbfaf6;font-family:${FONT};color:${INK}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="card" style="max-width:560px;background:#ffffff;border:1px solid #e4e1d6;border-radius:10px">
<tr><td style="padding:32px">
<p class="ink" style="margin:0 0 24px;font:600 19px Georgia,serif;color:${INK}"><span style="color:#b98a35">&#9670;</span> Plumbline</p>
<h1 class="ink" style="margin:0 0 16px;font:600 24px/1.25 Georgia,serif;color:${INK}">${escapeHtml(subject)}</h1>
${paragraphs}
${code ? `<p class="ink" style="margin:24px 0;font:600 30px/1 ${FONT};letter-spacing:6px;color:${INK}">${escapeHtml(code)}</p>` : ''}
${action ? `<p style="margin:28px 0"><a class="button" href="${escapeHtml(action.link)}" style="display:inline-block;padding:13px 22px;border-radius:8px;background:${BRAND};color:#f7f5ee;font:600 15px ${FONT};text-decoration:none">${escapeHtml(action.label)}</a></p>${paragraph(`If the button does not work, open this address: ${action.link}`, SOFT, 13)}` : ''}
${after.map((text) => paragraph(text, SOFT, 13)).join('')}
</td></tr></table></td></tr></table></body></html>`

  const plain = [subject, ...body, code, action && `${action.label}:\n${action.link}`, ...after, 'Plumbline']
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n')
  return { subject, html, plain: `${plain}\n` }
}

function paragraph(text: string, colour: string, size = 15): string {
  return `<p class="soft" style="margin:0 0 14px;font-size:${size}px;line-height:1.55;color:${colour};overflow-wrap:anywhere">${escapeHtml(text)}</p>`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!)
}
