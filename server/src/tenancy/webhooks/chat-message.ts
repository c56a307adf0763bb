import type { WebhookFormat } from '@plumbline/contract/tenancy/webhooks.ts'

/** What a chat is told. Titles stay inside: they may name members, and a channel has other readers. */
export interface ChatText {
  who: string
  /** "Completed a task". */
  what: string
  link: string
}

const OPEN = 'Open in Plumbline'

/** The body that an incoming webhook of Slack, or a workflow of Teams, takes. */
export function chatMessage(format: Exclude<WebhookFormat, 'events'>, text: ChatText): string {
  return JSON.stringify(format === 'slack' ? slackMessage(text) : teamsMessage(text))
}

function slackMessage({ who, what, link }: ChatText) {
  const words = `*${escapeSlack(who)}*: ${escapeSlack(what)}`
  return {
    text: `${escapeSlack(who)}: ${escapeSlack(what)}`,
    blocks: [
      { type: 'section', text: { type: 'mrkdwn', text: words } },
      {
        type: 'actions',
        elements: [{ type: 'button', text: { type: 'plain_text', text: OPEN }, url: link }],
      },
    ],
  }
}

/** Control characters of Slack's text; a name would otherwise mention a channel. */
const escapeSlack = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('*', '∗')

function teamsMessage({ who, what, link }: ChatText) {
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            { type: 'TextBlock', text: escapeMarkdown(who), weight: 'Bolder', wrap: true },
            { type: 'TextBlock', text: escapeMarkdown(what), spacing: 'None', wrap: true },
          ],
          actions: [{ type: 'Action.OpenUrl', title: OPEN, url: link }],
        },
      },
    ],
  }
}

/** Adaptive Cards read links and emphasis in a text. */
const escapeMarkdown = (text: string) => text.replaceAll(/[\\[\]()*_`<>]/g, (character) => `\\${character}`)
