import { expect, test } from 'vitest'
import { sharedSubcontractors } from './shared-subcontractors.ts'

const of = (...texts: string[]) =>
  sharedSubcontractors(
    texts.map((subcontractors, index) => ({
      vendor: `V${index + 1}`,
      isCritical: index === 0,
      subcontractors,
    })),
  )

test('finds subcontractors that vendors share, however the list is written', () => {
  expect(
    of('Cloud West, Inc.; Printers', 'cloud west inc\n- Couriers', 'Couriers, Printers, Couriers'),
  ).toEqual([
    { name: 'Cloud West, Inc', vendors: ['V1', 'V2'], critical: 1 },
    { name: 'Printers', vendors: ['V1', 'V3'], critical: 1 },
    { name: 'Couriers', vendors: ['V2', 'V3'], critical: 0 },
  ])
})

test('a name of one vendor, an empty text, and a sentence are nothing shared', () => {
  const sentence =
    'None that we know of, as far as the questionnaire of the last year says about their own suppliers and those of their parent'
  expect(of('Printers', '', 'Couriers')).toEqual([])
  expect(of(sentence.replace(',', ''), sentence.replace(',', ''))).toEqual([])
})
