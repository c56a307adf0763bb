import { useEffect, useState } from 'react'

type CountyNames = ReadonlyMap<string, string>

/** Names come with the list of counties, which is large: until then, and for others, the number stands. */
export function useCountyNames(isWanted = true): CountyNames {
  const [names, setNames] = useState<CountyNames>(new Map())
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    Promise.all([
      import('@plumbline/rules/hmda/geography-2024.ts'),
      import('@plumbline/rules/hmda/place-lookup.ts'),
    ]).then(
      ([{ COUNTIES_2024 }, { countyNames }]) => isCurrent && setNames(countyNames(COUNTIES_2024)),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted])
  return names
}
