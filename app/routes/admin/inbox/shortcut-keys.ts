// The keys of the inbox and of a record, and what each presses.

type Key = {
  words: string
  /** The element that it presses, or the field that it leads to, if the page has one. */
  press: string
  /** In the list it acts on the selected records; without any, on the focused one. */
  ofSelection?: true
}

export const keys: Record<string, Key> = {
  j: { words: 'Next record', press: 'a[rel=next]' },
  k: { words: 'Previous record', press: 'a[rel=prev]' },
  r: { words: 'Reply', press: '#reply-body, #preview-reply' },
  e: {
    words: 'Done; from a record, then the next one in the list',
    press: '#bulk-done, [data-move=completed] button',
    ofSelection: true,
  },
  x: { words: 'Select the record', press: '' },
  a: { words: 'Assign', press: '#bulk-assign > summary, #assign-link', ofSelection: true },
  t: { words: 'Tag', press: '#bulk-tag > summary, #tags-link', ofSelection: true },
  s: { words: 'Snooze', press: '#bulk-snooze > summary, #snooze-link', ofSelection: true },
  n: { words: 'Note for colleagues', press: '#note-note' },
  u: { words: 'Undo the last change', press: '#undo button' },
  '/': { words: 'Search', press: '#inbox-search' },
}

/** The keys that work in the texts themselves. */
export const ofTexts = {
  'Ctrl Enter': { words: 'Send the reply, or add the note' },
  'Ctrl Shift Enter': { words: 'Send the reply, then the next record in the list' },
}

/** @returns true if the page has a target for the key */
export function press(key: string): boolean {
  const found = Object.hasOwn(keys, key) ? keys[key] : undefined
  if (!found) return false
  if (key === 'x') return tickFocused()
  if (found.ofSelection && document.querySelector('#bulk') && !hasSelection() && !tickFocused()) return false
  const row = key === 'j' || key === 'k' ? besideFocus(key === 'j' ? 1 : -1) : null
  const element = row ?? document.querySelector('main')?.querySelector<HTMLElement>(found.press) ?? null
  if (row || element?.matches('input, textarea')) element?.focus()
  else element?.click()
  return element !== null
}

const hasSelection = () => document.querySelector('#bulk [name=record]:checked') !== null

/** Ticks or unticks the record whose row has the focus. */
function tickFocused(): boolean {
  const box = document.activeElement?.closest('tr')?.querySelector<HTMLInputElement>('[name=record]')
  box?.click()
  return Boolean(box)
}

/** The row above or below the focused one. */
function besideFocus(step: 1 | -1): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>('.inbox-from')]
  const focused = document.activeElement
  const at = focused instanceof HTMLElement ? rows.indexOf(focused) : -1
  return rows[at < 0 ? 0 : at + step] ?? null
}
