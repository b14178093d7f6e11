// Keyboard shortcuts for the inbox. Each one presses a link or a button of the page. They can be turned off, because
// speech control can type the letters by accident.
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** The keys and the elements that they press, if the page has them. */
const keys: Record<string, { words: string; press: string }> = {
  j: { words: 'Next record', press: 'a[rel=next]' },
  k: { words: 'Previous record', press: 'a[rel=prev]' },
  r: { words: 'Reply', press: '#reply-body' },
  e: { words: 'Done, then the next record in the list', press: '[data-move=completed] button' },
  n: { words: 'Note for colleagues', press: '#note-note' },
  u: { words: 'Undo the last change', press: '#undo button' },
  '/': { words: 'Search', press: '#inbox-search' },
}

/** The keys that work in the texts themselves. */
const ofTexts = {
  'Ctrl Enter': { words: 'Send the reply, or add the note' },
  'Ctrl Shift Enter': { words: 'Send the reply, then the next record in the list' },
}

const storageKey = 'desk-shortcuts'

export function Shortcuts() {
  // Only the browser knows whether they are off.
  return useHydrated() ? <KnownShortcuts /> : null
}

function KnownShortcuts() {
  const help = useRef<HTMLDialogElement>(null)
  const [isOff, setOff] = useState(() => stored() === 'off')
  // A layout effect starts listening as soon as the page is drawn, so that an early key is not lost.
  useLayoutEffect(() => {
    if (isOff) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target) || help.current?.open) return
      if (event.key === '?') help.current?.showModal()
      else if (press(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOff])

  const toggle = () => {
    store(isOff ? 'on' : 'off')
    setOff(!isOff)
  }
  return (
    <>
      <Button variant="ghost" size="s" className="shortcuts-button" onClick={() => help.current?.showModal()}>
        Keyboard shortcuts
      </Button>
      <dialog ref={help} className="shortcuts" aria-labelledby="shortcuts-heading">
        <h2 id="shortcuts-heading">Keyboard shortcuts</h2>
        <dl className="dl">
          {Object.entries({ ...keys, ...ofTexts, '?': { words: 'This help' } }).map(([key, { words }]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog" className="button-row">
          <Button type="submit" variant="outline" size="s">
            Close
          </Button>
          <Button variant="ghost" size="s" onClick={toggle}>
            {isOff ? 'Turn shortcuts on' : 'Turn shortcuts off'}
          </Button>
        </form>
      </dialog>
    </>
  )
}

/** @returns true if the page has a target for the key */
function press(key: string): boolean {
  const found = Object.hasOwn(keys, key) ? keys[key] : undefined
  if (!found) return false
  const row = key === 'j' || key === 'k' ? besideFocus(key === 'j' ? 1 : -1) : null
  const element = row ?? document.querySelector<HTMLElement>(`.staff-main ${found.press}`)
  if (row || element?.matches('input, textarea')) element?.focus()
  else element?.click()
  return element !== null
}

/** The row above or below the focused one. */
function besideFocus(step: 1 | -1): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>('.inbox-from')]
  const focused = document.activeElement
  const at = focused instanceof HTMLElement ? rows.indexOf(focused) : -1
  return rows[at < 0 ? 0 : at + step] ?? null
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

// The browser may refuse storage.
function stored() {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function store(value: string) {
  try {
    localStorage.setItem(storageKey, value)
  } catch {
    // The setting then applies to this page only.
  }
}
