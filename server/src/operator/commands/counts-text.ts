/** `3 rows in public.articles, 1 row in auth.users`; empty tables are left out. */
export function describeCounts(counts: Record<string, number>): string {
  const filled = Object.entries(counts).filter(([, count]) => count > 0)
  if (filled.length === 0) return 'no rows'
  return filled.map(([table, count]) => `${count} ${count === 1 ? 'row' : 'rows'} in ${table}`).join(', ')
}
