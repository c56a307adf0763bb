import LIST from '../hmda-data/geography-2024.json' with { type: 'json' }
import { createGeography, type Geography } from './geography.ts'
import type { CountyList } from './place-lookup.ts'

/** The bundled county and tract lists. Import this file on demand: it is large. */
export const loadGeography2024 = (): Geography => createGeography(LIST)

export const COUNTIES_2024: CountyList = LIST.counties
