// What is typed while a reply beside the list is still on its way goes into it: its letters are not taken for shortcuts.
import { lostNetwork } from '#app/http/browser/lost-network.ts'
import { unfolded } from './open-fold.ts'

/** In milliseconds. */
const between = 30
/** How often a field is looked for while nothing is on its way: a record that does not come leaves the keys to the page again. */
const mostLooks = 100

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

let release = () => {}
/** The keys that follow the one that sends a reply, meant for the reply after it. */
let held: Key[] = []

/** @param find the reply's field, null while it is on its way, and false if it will not come */
export function typeAheadInto(find: () => HTMLElement | null | false) {
  release()
  const keys = held
  held = []
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey } = event
    if (key === 'Escape' || key === 'Tab' || lostNetwork()) return release()
    if (event.isComposing || !(isSend(event) || (writes(key) && !isCommand(event)))) return
    event.preventDefault()
    event.stopPropagation()
    keys.push({ key, ctrlKey, metaKey, shiftKey })
  }
  let looks = 0
  const look = () => {
    const field = find()
    // On a slow line the letters wait for as long as the page does.
    looks = document.querySelector(':is(.inbox-preview, #reply)[aria-busy=true]') ? 0 : looks + 1
    if (field === null && looks < mostLooks) return
    release()
    if (!field) return
    unfolded(field)?.focus({ preventScroll: true })
    if (field instanceof HTMLTextAreaElement) type(field, keys)
  }
  const looking = setInterval(look, between)
  release = () => {
    clearInterval(looking)
    document.removeEventListener('keydown', onKeyDown, true)
    document.removeEventListener('pointerdown', release, true)
    release = () => {}
  }
  document.addEventListener('keydown', onKeyDown, true)
  document.addEventListener('pointerdown', release, true)
}

/** Writes the letters, and sends the reply where that was pressed; the keys after that are for the next reply. */
function type(field: HTMLTextAreaElement, keys: Key[]) {
  const end = keys.findIndex(isSend)
  const typed = keys.slice(0, end < 0 ? keys.length : end).reduce((text, { key }) => typedWith(text, key), '')
  if (typed) insert(field, typed)
  const send = keys[end]
  if (!send) return
  held = keys.slice(end + 1)
  field.dispatchEvent(new KeyboardEvent('keydown', { ...send, bubbles: true, cancelable: true }))
  held = []
}

const isSend = ({ key, ctrlKey, metaKey }: Key) => key === 'Enter' && (ctrlKey || metaKey)

/** Such as Ctrl+R; the other Alt key writes letters. */
const isCommand = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')

/** False for a key that writes nothing, which is left to the page. */
const writes = (key: string) => key === 'Enter' || key === 'Backspace' || key.length === 1

function typedWith(typed: string, key: string): string {
  if (key === 'Enter') return `${typed}\n`
  return key === 'Backspace' ? typed.slice(0, -1) : typed + key
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
  const before = entry()
  let isSending = false
  return () => {
    const reply = document.querySelector('#reply')
    const isBusy = reply?.ariaBusy === 'true'
    // A form may be idle for a moment before it is sent, while its page's code is loaded.
    const isRefused = isSending && !isBusy && reply?.querySelector('[role=alert], [aria-invalid=true]')
    isSending ||= isBusy
    // A sent reply leads to another entry of the history before the form and the pane show it; a refused one does not.
    if (entry() === before) return isRefused ? false : null
    const next = location.hash.slice(1)
    // A reply to the last record of the list leads to none.
    if (!next) return false
    return document.querySelector<HTMLElement>('.inbox-preview')?.dataset.shown === next ? replyInPane() : null
  }
}

/** The key that Remix gives to the entry of the browser's history. */
const entry = (): unknown => history.state?.key
