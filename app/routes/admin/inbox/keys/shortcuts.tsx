// Keyboard shortcuts for the inbox. Each one presses a link or a button of the page. They can be turned off, because
// speech control can type the letters by accident.
import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { everywhere, keys, leaveText, ofTexts, press } from './shortcut-keys.ts'

const storageKey = 'desk-shortcuts'

export function Shortcuts() {
  // Only the browser knows whether they are off.
  return useHydrated() ? <KnownShortcuts /> : null
}

function KnownShortcuts() {
  const say = useSay()
  const help = useRef<HTMLDialogElement>(null)
  const [isOff, setOff] = useState(() => stored() === 'off')
  // A layout effect starts listening as soon as the page is drawn, so that an early key is not lost.
  useLayoutEffect(() => {
    if (isOff) return
    const onKeyDown = (event: KeyboardEvent) => {
      // Escape and letters then belong to the syllable that is being composed, or to the menu that Escape closes.
      if (event.isComposing || event.defaultPrevented) return
      if (event.altKey || event.ctrlKey || event.metaKey || help.current?.open) return
      if (keepsLetters(event.target)) {
        if (event.key === 'Escape' && leaveText(event.target)) event.preventDefault()
      } else if (event.key === '?') help.current?.showModal()
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
        {say('Keyboard shortcuts')}
      </Button>
      <dialog ref={help} className="shortcuts" aria-labelledby="shortcuts-heading">
        {/* The first button gets the focus: at the head, so that the dialog opens there. */}
        <form method="dialog" className="toolbar">
          <h2 id="shortcuts-heading">{say('Keyboard shortcuts')}</h2>
          <Button type="submit" variant="outline" size="s">
            {say('Close')}
          </Button>
        </form>
        <Keys />
        <Button variant="ghost" size="s" onClick={toggle}>
          {isOff ? say('Turn shortcuts on') : say('Turn shortcuts off')}
        </Button>
      </dialog>
    </>
  )
}

const { n, ...inLists } = keys

const groups: readonly (readonly [Phrase, Record<string, { words: Phrase } | undefined>])[] = [
  ['In the list and on a record', { ...inLists, '?': { words: 'This help' } }],
  ['On a record', { n }],
  ['While you write', ofTexts],
  ['On every page', everywhere],
]

function Keys() {
  const say = useSay()
  return (
    <div className="shortcut-groups">
      {groups.map(([title, group]) => (
        <section key={title}>
          <h3>{say(title)}</h3>
          <dl className="dl">
            {Object.entries(group).map(([key, shortcut]) => (
              <div key={key} className="fact">
                <dt>
                  {key.split(' ').map((cap) => (
                    <Fragment key={cap}>
                      <kbd>{cap}</kbd>{' '}
                    </Fragment>
                  ))}
                </dt>
                <dd>{shortcut && say(shortcut.words)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

/** Letters are for fields, and for the reply beside the list, also while one of its buttons or its errors have the focus. */
const keepsLetters = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.matches('input, textarea, select, [contenteditable], .error-summary') ||
    target.closest('.inbox-preview .composer') !== null)

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
