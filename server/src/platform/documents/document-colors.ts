/** The product's colors on paper, the same in every format. */
export const INK = '#10211d'
export const SOFT = '#485a54'
export const BRAND = '#0e4b42'
export const BRAND_SOFT = '#e3eeea'
export const BRASS = '#b98a35'
export const LINE = '#cfcabb'
