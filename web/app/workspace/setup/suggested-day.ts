/** The next March 1 for a filing, the end of the quarter for a quarter; others are the institution's to know. */
export function suggestedDay(anchor: string, today: string): string {
  const year = Number(today.slice(0, 4))
  // Annual HMDA data are due by March 1 (12 CFR 1003.5(a)(1)(i)).
  if (anchor === 'Filing deadline') return today <= `${year}-03-01` ? `${year}-03-01` : `${year + 1}-03-01`
  if (anchor !== 'Last day of the quarter') return ''
  return ['03-31', '06-30', '09-30', '12-31'].map((day) => `${year}-${day}`).find((day) => day >= today)!
}
