import { expect, test } from 'vitest'
import { structuredText } from './structured-data.tsx'

test('no text can close the script element', () => {
  const text = structuredText([{ '@type': 'Question', name: '</script><script>alert(1)</script><!--' }])

  expect(text).not.toContain('<')
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>alert(1)</script><!--')
})
