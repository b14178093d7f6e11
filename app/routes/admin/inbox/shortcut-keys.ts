// The keys of the inbox and of a record, and what each presses.

import type { Command } from '../search/palette-options.ts'

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
  r: { words: 'Reply', press: '#reply-body' },
  e: {
    words: 'Mark as done; from a record, then open the next one',
    press: '#bulk-done, [data-move=completed] button',
    ofSelection: true,
  },
  x: { words: 'Select the record', press: '' },
  a: { words: 'Assign', press: '#bulk-assign > summary, #assign-choices > summary', ofSelection: true },
  t: { words: 'Tag', press: '#bulk-tag > summary, #tags-link', ofSelection: true },
  s: { words: 'Snooze', press: '#bulk-snooze > summary, #snooze-choices > summary', ofSelection: true },
  n: { words: 'Note for colleagues', press: '#note-note' },
  u: { words: 'Undo the last change', press: '#undo button' },
  '/': { words: 'Search', press: '#inbox-search' },
}

/** The keys that work in the texts themselves. */
export const ofTexts = {
  'Ctrl Enter': { words: 'Send reply or add note' },
  'Ctrl Shift Enter': { words: 'Send reply, then open the next record' },
  Esc: { words: 'From a reply beside the list back to the list' },
}

/** The key that works on every page. */
export const everywhere = { 'Ctrl K': { words: 'Search, and all commands and pages' } }

/** @returns true if the page has a target for the key */
export function press(key: string): boolean {
  const found = Object.hasOwn(keys, key) ? keys[key] : undefined
  if (!found) return false
  if (key === 'x') return tickFocused()
  if (found.ofSelection && document.querySelector('#bulk') && !hasSelection() && !tickFocused()) return false
  const row = key === 'j' || key === 'k' ? rowBeside(document.activeElement, key === 'j' ? 1 : -1) : null
  const element = row ?? document.querySelector('main')?.querySelector<HTMLElement>(found.press) ?? null
  if (row || element?.matches('input, textarea')) element?.focus()
  else element?.click()
  return element !== null
}

/** The keys that do something on this page while this element has the focus; none on a page without such keys. */
export function keysWithTarget(focused: Element): Command[] {
  if (!document.querySelector('.shortcuts')) return []
  return Object.entries(keys)
    .filter(([key, found]) => hasTarget(key, found, focused))
    .map(([letter, { words }]) => ({ letter, words }))
}

function hasTarget(key: string, { press, ofSelection }: Key, focused: Element): boolean {
  if (key === 'x') return boxOf(focused) !== null
  if (ofSelection && document.querySelector('#bulk') && !hasSelection() && !boxOf(focused)) return false
  if ((key === 'j' || key === 'k') && rowBeside(focused, key === 'j' ? 1 : -1)) return true
  return document.querySelector('main')?.querySelector(press) !== null
}

const hasSelection = () => document.querySelector('#bulk [name=record]:checked') !== null

/** Ticks or unticks the record whose row has the focus. */
function tickFocused(): boolean {
  const box = boxOf(document.activeElement)
  box?.click()
  return Boolean(box)
}

const boxOf = (focused: Element | null) =>
  linkOf(focused)?.closest('tr')?.querySelector<HTMLInputElement>('[name=record]') ?? null

const besideList = '.inbox-preview'

/** The link whose row has the focus; in the pane beside the list, the one of the shown record. */
const linkOf = (focused: Element | null) =>
  focused?.closest(besideList) ? document.querySelector('.inbox-from[aria-current]') : focused

/** @returns false if the focus is not beside the list */
export function leaveText(focused: Element): boolean {
  const link = focused.closest(besideList) && linkOf(focused)
  if (link instanceof HTMLElement) link.focus()
  return Boolean(link)
}

/** The row above or below the focused one. */
function rowBeside(focused: Element | null, step: 1 | -1): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>('.inbox-from')]
  const link = linkOf(focused)
  const at = link instanceof HTMLElement ? rows.indexOf(link) : -1
  return rows[at < 0 ? 0 : at + step] ?? null
}
