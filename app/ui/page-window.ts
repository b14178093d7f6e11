type PageMark = number | 'gap'

/** The page numbers of a pager, with its ellipses. */
export function pageWindow(current: number, total: number): PageMark[] {
  if (total <= 5) return Array.from({ length: total }, (_, index) => index + 1)
  if (current <= 3) return [1, 2, 3, 4, 5, 'gap', total]
  if (current >= total - 2) return [1, 'gap', total - 4, total - 3, total - 2, total - 1, total]
  return [1, 'gap', current - 1, current, current + 1, 'gap', total]
}
