import { expect, test } from 'vitest'
import { structuredText } from './structured-data.tsx'

test('a text cannot leave its element', () => {
  const text = structuredText([{ '@type': 'Question', name: '</script><script>alert(1)</script><!--' }])

  expect(text).not.toContain('<')
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>alert(1)</script><!--')
})
