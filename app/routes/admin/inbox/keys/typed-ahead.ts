// What is typed while a reply beside the list is still on its way goes into it: its letters are not taken for shortcuts.
import { unfolded } from './unfolded.ts'

/** In milliseconds. */
const between = 30
/** How often a field is looked for while nothing is on its way: a record that does not come leaves the keys to the page again. */
const mostLooks = 100

let release = () => {}

/** @param find the reply's field, null while it is on its way, and false if it will not come */
export function typeAheadInto(find: () => HTMLElement | null | false) {
  release()
  let typed = ''
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Escape' || key === 'Tab') return release()
    const after = event.isComposing || isCommand(event) ? null : typedWith(typed, key)
    if (after === null) return
    event.preventDefault()
    event.stopPropagation()
    typed = after
  }
  let looks = 0
  const look = () => {
    const field = find()
    // On a slow line the letters wait for as long as the page does.
    looks = document.querySelector('[aria-busy=true]') ? 0 : looks + 1
    if (field === null && looks < mostLooks) return
    release()
    if (!field) return
    unfolded(field)?.focus({ preventScroll: true })
    if (typed && field instanceof HTMLTextAreaElement) insert(field, typed)
  }
  const looking = setInterval(look, between)
  release = () => {
    clearInterval(looking)
    document.removeEventListener('keydown', onKeyDown, true)
    release = () => {}
  }
  document.addEventListener('keydown', onKeyDown, true)
}

/** Such as Ctrl+R; the other Alt key writes letters. */
const isCommand = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')

/** @returns null for a key that writes nothing, which is left to the page */
function typedWith(typed: string, key: string): string | null {
  if (key === 'Enter') return `${typed}\n`
  if (key === 'Backspace') return typed.slice(0, -1)
  return key.length === 1 ? typed + key : null
}

function insert(field: HTMLTextAreaElement, text: string) {
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The reply in the pane, as typeAheadInto looks for it. */
export function replyInPane(): HTMLElement | null | false {
  const pane = document.querySelector('.inbox-preview')
  if (!pane) return false
  return pane.ariaBusy === 'true' ? null : (pane.querySelector<HTMLElement>('#reply-body') ?? false)
}

/** The reply to the record that follows the one in the pane, which is just being answered. */
export function nextReplyInPane(): () => HTMLElement | null | false {
  const shown = () => document.querySelector<HTMLElement>('.inbox-preview')?.dataset.shown
  const left = shown()
  let isSending = false
  return () => {
    const isBusy = document.querySelector('#reply')?.ariaBusy === 'true'
    const isOver = isSending && !isBusy
    isSending ||= isBusy
    if (shown() === left) return isOver ? false : null
    // A reply to the last record of the list leads to none.
    return replyInPane() && location.hash !== `#${shown()}` ? false : replyInPane()
  }
}
