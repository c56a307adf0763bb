import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { renderUncached } from './render-markdown.ts'
import { RENDERER } from './renderer-version.ts'

/** Something of everything that the renderer knows. */
const SAMPLE = `# Title

## Who is *covered*

A [rule](https://www.ecfr.gov/a?b=1&c=2), a [part](#who-is-covered), \`code\`, ~~old~~, <b>HTML</b>, a note[^1],
and 12 CFR 1026.43(c).

![ours](/media/1) ![theirs](https://elsewhere.example/a.png)

| Day | Counts |
|:--|--:|
| Saturday | **yes** |
| ${'long'.repeat(12)} | no |

- [ ] To do
- [x] Done
  1. Within

> Quoted

\`\`\`ts
const answer = 42
\`\`\`

---

[^1]: The note.
`

/** Of each version: when this test fails, raise RENDERER and add the new digest. */
const DIGESTS: Readonly<Record<number, string>> = {
  1: '58d14c755473e05f',
}

test('what is rendered changes with the version of the renderer alone', () => {
  const rendered = renderUncached(SAMPLE, [{ cite: '12 CFR 1026.43(c)', note: 'Ability to repay.' }])
  const digest = createHash('sha256').update(JSON.stringify(rendered)).digest('hex').slice(0, 16)
  expect(digest).toBe(DIGESTS[RENDERER])
})
