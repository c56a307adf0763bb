/** What holds for every operation; code is between backticks. */
export const HOW_TO: readonly { title: string; text: string }[] = [
  {
    title: 'Sign in',
    text: 'Programs send an API key, which you make under Settings, API keys, as `Authorization: Bearer pl_…`. Browsers send the access token of a session from `/auth/v1/token`.',
  },
  {
    title: 'Create once',
    text: 'Send an `Idempotency-Key` with an operation that creates something; repeating it within 24 hours is then harmless.',
  },
  {
    title: 'Change safely',
    text: 'A record that has a version answers with an `ETag`. Send it back as `If-Match` with a change; if somebody else changed the record first, the change is refused with 412.',
  },
  {
    title: 'Read long lists',
    text: 'Lists that can be long have a second operation at `/rows`. Send its `nextCursor` as `cursor` until it is null; every row that was there at the beginning comes exactly once.',
  },
  {
    title: 'Ask with lists',
    text: 'A parameter that is a list is repeated: `?statuses=open&statuses=done`.',
  },
  {
    title: 'Stay within the limits',
    text: 'Answers to an API key say in `RateLimit-Limit`, `RateLimit-Remaining`, and `RateLimit-Reset` how many calls a minute it has, how many are left, and in how many seconds they are renewed. Beyond the limit the answer is 429 with `Retry-After`.',
  },
  {
    title: 'See typing mistakes',
    text: 'Fields and parameters that an operation does not know are left out of account. The answer names them in `Ignored-Fields`.',
  },
  {
    title: 'Hear of changes',
    text: 'Webhooks tell your program what happened.',
  },
  {
    title: 'Connect an assistant',
    text: 'Assistants such as Claude or ChatGPT connect by OAuth to `/mcp`: see Assistants above. The same keys open `/mcp` too, and the team at `/scim/v2`.',
  },
]
