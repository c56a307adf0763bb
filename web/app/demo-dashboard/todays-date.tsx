import { InlineScript } from '../document/inline-script.tsx'

const DAYS = 'Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday'
const MONTHS = 'January,February,March,April,May,June,July,August,September,October,November,December'

/** Names of its own: on a phone the browser's formats take some eighty milliseconds to come, while the page is read. */
const WRITE_DATE = `{const d=new Date;document.querySelector('[data-today]').textContent='${DAYS}'.split(',')[d.getDay()]+', '+'${MONTHS}'.split(',')[d.getMonth()]+' '+d.getDate()+', '+d.getFullYear()}`

/** The reader's own date: only the browser knows it, and writes it while the page is being read. */
export function TodaysDate() {
  return (
    <>
      {/* A space, because React takes over a text that it finds changed, but not one that it did not expect. */}
      <time data-today="" suppressHydrationWarning className="block min-h-6">
        {' '}
      </time>
      <InlineScript text={WRITE_DATE} />
    </>
  )
}
