/** Opens the fold in which a field stands, and brings all of it, and the end of what it answers, into sight. */
export function unfolded<Field extends HTMLElement>(field: Field | null): Field | null {
  const fold = field?.closest('details')
  if (!fold) return field
  fold.open = true
  fold.scrollIntoView({ block: 'nearest' })
  const pane = fold.parentElement
  if (pane) pane.scrollTop = pane.scrollHeight
  return field
}
