export function reportAddress(page: number): string {
  return page > 1 ? `/reports?page=${page}` : '/reports'
}
