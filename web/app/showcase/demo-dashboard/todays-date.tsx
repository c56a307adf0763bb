import { InlineScript } from '../../platform/document/inline-script.tsx'

const DAYS = 'Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday'
const MONTHS = 'January,February,March,April,May,June,July,August,September,October,November,December'

/** Formats the date by hand, because loading `Intl` takes about 80 ms on a phone. */
const WRITE_DATE = `{const d=new Date;document.querySelector('[data-today]').textContent='${DAYS}'.split(',')[d.getDay()]+', '+'${MONTHS}'.split(',')[d.getMonth()]+' '+d.getDate()+', '+d.getFullYear()}`

/** The visitor's date, written by an inline script because only the browser knows it. */
export function TodaysDate() {
  return (
    <>
      {/* A space, because React accepts changed text on hydration but not an unexpected text node. */}
      <time data-today="" suppressHydrationWarning className="block min-h-6">
        {' '}
      </time>
      <InlineScript text={WRITE_DATE} />
    </>
  )
}
