// The keys of the inbox and of a record, and what each presses.

import type { Phrase } from '#app/languages/phrases.server.ts'
import { unfolded } from './open-fold.ts'
import { replyInPane, typeAheadInto } from './typed-ahead.ts'

type Key = {
  words: Phrase
  /** The element that it presses, or the field that it leads to, if the page has one. */
  press: string
  /** In the list it acts on the selected records; without any, on the one at the cursor. */
  ofSelection?: true
}

export const keys: Record<string, Key> = {
  j: { words: 'Next record', press: 'a[rel=next]' },
  k: { words: 'Previous record', press: 'a[rel=prev]' },
  r: { words: 'Reply', press: '#reply-body' },
  e: {
    words: 'Mark as done; on a record, also open the next one',
    press: '#done-key, [data-move=completed] button',
    ofSelection: true,
  },
  x: { words: 'Select the record', press: '' },
  a: { words: 'Assign', press: '#bulk-assign > summary, #assign-choices > summary', ofSelection: true },
  t: { words: 'Tag', press: '#bulk-tag > summary, #tags-choices > summary', ofSelection: true },
  s: { words: 'Snooze', press: '#bulk-snooze > summary, #snooze-choices > summary', ofSelection: true },
  n: { words: 'Note for colleagues', press: '#note-note' },
  u: { words: 'Undo the last change', press: '#undo button' },
  '/': { words: 'Search', press: '#inbox-search' },
}

/** The keys that work in the texts themselves. */
export const ofTexts: Record<string, { words: Phrase }> = {
  'Ctrl Enter': { words: 'Send reply or add note' },
  'Ctrl Shift Enter': { words: 'Send reply, then open the next record' },
  Esc: { words: 'Leave the reply' },
}

/** The key that works on every page. */
export const everywhere: Record<string, { words: Phrase }> = {
  'Ctrl K': { words: 'Search, and all commands and pages' },
}

/** @returns true if the page has a target for the key */
export function press(key: string): boolean {
  if (key === 'Enter') return openShown()
  const found = Object.hasOwn(keys, key) ? keys[key] : undefined
  if (!found) return false
  const row = key === 'j' || key === 'k' ? rowBeside(document.activeElement, key === 'j' ? 1 : -1) : null
  const box = key === 'x' || needsRow(found) ? boxOf(document.activeElement) : null
  if (key === 'x') box?.click()
  if (key === 'x' || (needsRow(found) && !box)) return box !== null
  const element = row ?? document.querySelector('main')?.querySelector<HTMLElement>(found.press) ?? null
  const needsReply = key === 'r' && !element
  if (needsReply && replyInPane() === null) typeAheadInto(replyInPane)
  // On a narrow window the record has a page of its own.
  if (needsReply && !document.querySelector('.inbox-preview')) linkOf(document.activeElement)?.click()
  if (element && box) pressFor(box, element)
  else if (row || element?.matches('input, textarea')) unfolded(element)?.focus()
  else element?.click()
  return element !== null
}

/** The record that the pane shows at first has no focus yet, so that Enter would do nothing. */
function openShown(): boolean {
  const link = document.activeElement?.matches('body, h1') ? linkOf(null) : null
  link?.click()
  return Boolean(link)
}

const needsRow = ({ ofSelection }: Key) =>
  ofSelection && document.querySelector('#bulk') && !document.querySelector('#bulk [name=record]:checked')

/** Ticks the record while its button is pressed, or while the panel that the button opens is open. */
function pressFor(box: HTMLInputElement, button: HTMLElement) {
  const panel = button.closest('details')
  if (!panel) {
    box.checked = true
    button.click()
    box.checked = false
    return
  }
  const onToggle = () => {
    if (panel.open) return
    panel.removeEventListener('toggle', onToggle)
    const isLeft = panel.contains(document.activeElement)
    if (box.checked) box.click()
    if (isLeft) linkOf(box)?.focus()
  }
  box.click()
  button.click()
  panel.addEventListener('toggle', onToggle)
}

/** The keys that do something on this page while this element has the focus; none on a page without such keys. */
export function keysWithTarget(focused: Element): { letter: string; words: Phrase }[] {
  if (!document.querySelector('.shortcuts')) return []
  return Object.entries(keys)
    .filter(([key, found]) => hasTarget(key, found, focused))
    .map(([letter, { words }]) => ({ letter, words }))
}

function hasTarget(key: string, found: Key, focused: Element): boolean {
  if (key === 'x') return boxOf(focused) !== null
  if (needsRow(found) && !boxOf(focused)) return false
  if ((key === 'j' || key === 'k') && rowBeside(focused, key === 'j' ? 1 : -1)) return true
  return document.querySelector('main')?.querySelector(found.press) !== null
}

const boxOf = (focused: Element | null) =>
  linkOf(focused)?.closest('tr')?.querySelector<HTMLInputElement>('[name=record]') ?? null

/** The cursor: the link of the row that has the focus, or else of the record that the pane shows. */
export const linkOf = (focused: Element | null) =>
  focused?.closest('tr')?.querySelector<HTMLElement>('.inbox-from') ??
  document.querySelector<HTMLElement>('.inbox-from[aria-current]')

/** @returns false if the focus is not beside the list */
export function leaveText(focused: Element): boolean {
  const link = focused.closest('.inbox-preview') && linkOf(focused)
  link?.focus()
  return Boolean(link)
}

/** The row above or below the cursor. */
function rowBeside(focused: Element | null, step: 1 | -1): HTMLElement | null {
  const rows = rowLinks()
  const link = linkOf(focused)
  return rows[link ? rows.indexOf(link) + step : 0] ?? null
}

export const rowLinks = () => [...document.querySelectorAll<HTMLElement>('.inbox-from')]
