import { addedSection, titlesWithAdded } from './added-parts.ts'

/** The sections of the United States Code in the library. `~` separates the first and last of a run. */
const HELD: Readonly<Record<number, string>> = {
  10: '987',
  12:
    '1751 1751a 1752 1752a 1753~1757 1757a 1758~1761 1761a~1761d 1763~1772 1772a~1772c 1772c-1 1772d~1772f 1773~1775 ' +
    '1781~1789 1789a 1790 1790a~1790e 1795 1795a~1795k 1813~1820 1820a 1821 1821a 1822~1828 1828a 1828b 1829 ' +
    '1829a~1829c 1830 1831 1831a~1831g 1831i~1831m 1831m-1 1831n 1831o 1831o-1 1831p-1 1831q 1831r 1831r-1 ' +
    '1831t~1831z 1831aa 1831bb 1831cc 1831dd 2601~2610 2614~2617 2801~2810 2901~2908 3301~3311 3331~3356 3401~3420 ' +
    '3422 3423 3801~3806 4901~4910 5301 5481 5491~5496 5496a 5496b 5497~5499 5511~5519 5531~5538 5551~5553 ' +
    '5561~5567 5581~5587 5601~5603',
  15:
    '41~45 45a~45e 46 46a 47~57 57a 57b 57b-1 57b-2 57b-2a 57b-2b 57b-3 57b-4 57b-5 57c 57c-1 57c-2 58 1601~1608 ' +
    '1610~1613 1615 1616 1631~1635 1637 1637a 1638 1638a 1639 1639a~1639h 1640~1651 1661~1665 1665a~1665e 1666 ' +
    '1666a~1666i 1666i-1 1666i-2 1666j 1667 1667a~1667f 1671~1677 1679 1679a~1679j 1681 1681a~1681c 1681c-1 1681c-2 ' +
    '1681c-3 1681d~1681s 1681s-1 1681s-2 1681s-3 1681t~1681x 1691 1691a~1691c 1691c-1 1691c-2 1691d~1691f 1692 ' +
    '1692a~1692p 1693 1693a~1693l 1693l-1 1693m~1693o 1693o-1 1693o-2 1693p~1693r 6151~6155 6801~6809 6821~6827 ' +
    '7001~7006 7701~7713',
  18: '1956 1957',
  31: '5311~5318 5318A 5319~5326 5329~5336',
  42:
    '3601~3608 3608a 3609~3614 3614-1 3614a 3615 3616 3616a 3617~3619 4001~4005 4011 4012 4012a 4013 4013a 4014 4015 ' +
    '4015a 4016 4017 4017a 4018~4027 4027a 4027b 4028 4029 4031~4033 4041 4051~4057 4071 4072 4081~4084 4101 ' +
    '4101a~4101e 4102 4104 4104-1 4104a~4104d 4105~4107 4121~4131',
  50: '3901 3902 3911~3920 3931~3938 3938a 3951~3959 3971~3979 3991~4001 4011~4013 4021~4025 4025a 4026 4027 4041~4043',
}

let sections: Map<number, Map<string, string>> | undefined

function all(): Map<number, Map<string, string>> {
  sections ??= new Map(
    Object.entries(HELD).map(([title, runs]) => [
      Number(title),
      new Map(
        runs
          .split(' ')
          .flatMap(sectionsOf)
          .map((one) => [one.toLowerCase(), one]),
      ),
    ]),
  )
  return sections
}

function sectionsOf(run: string): string[] {
  const [first = '', last] = run.split('~')
  if (last === undefined) return [first]
  const number = Number.parseInt(first, 10)
  if (/\d$/.test(first)) return Array.from({ length: Number(last) - number + 1 }, (_, at) => `${number + at}`)
  const letters = [first, last].map((one) => one.charCodeAt(one.length - 1))
  return Array.from(
    { length: letters[1]! - letters[0]! + 1 },
    (_, at) => `${number}${String.fromCharCode(letters[0]! + at)}`,
  )
}

/** The section as the Code writes it (5318A), whatever its letters are in the citation. */
export function heldSection(title: number, section: string): string | undefined {
  return all().get(title)?.get(section.toLowerCase()) ?? addedSection(title, section)
}

/** What the program brings with it. */
export const heldSections = (title: number): readonly string[] => [...(all().get(title)?.values() ?? [])]

/** Titles that hold a section of this number. */
export function titlesWith(section: string): number[] {
  const shipped = [...all()].flatMap(([title, held]) => (held.has(section.toLowerCase()) ? [title] : []))
  return [...new Set([...shipped, ...titlesWithAdded(section)])]
}
