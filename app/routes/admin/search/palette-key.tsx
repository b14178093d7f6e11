// Ctrl+K, or Cmd+K, opens a list of commands, pages and records. The list is loaded with the first press; what is typed
// before it arrives stands in the field, and Enter then opens the search page.
import { lazy, Suspense, useRef, useState } from 'react'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { useEarlyEffect } from '#app/ui/use-hydrated.ts'

const NotLoaded = () => {
  const say = useSay()
  return <p role="alert">{say('We couldn’t load the list. Press Enter to search.')}</p>
}
const Palette = lazy(() => import('./palette.tsx').catch(() => ({ default: NotLoaded })))

/** The second is the letter of the same key on a Korean keyboard. */
const isK = /^[kㅏ]$/i

/** On these systems Ctrl+K in a text deletes to the end of the line. */
const isApple = () => /^(Mac|iP)/.test(navigator.platform)

const open = (dialog: HTMLDialogElement | null) => dialog?.open || dialog?.showModal()

/** @param links the navigation, listed until all pages are known */
export function PaletteKey({ links }: { links: readonly { label: Phrase; href: string }[] }) {
  const say = useSay()
  /** The element that had the focus; null while it is closed. */
  const [from, setFrom] = useState<Element | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useEarlyEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
      // In the text of a post, the key makes a link.
      if (!isK.test(key) || ctrlKey === metaKey || (ctrlKey && isApple()) || altKey || shiftKey || defaultPrevented)
        return
      event.preventDefault()
      // A dialog that has just closed may not have said so yet, and would swallow the key.
      open(document.querySelector<HTMLDialogElement>('.palette'))
      setFrom((before) => before ?? document.activeElement ?? document.body)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  if (!from) return null
  return (
    <dialog
      ref={open}
      className="palette"
      aria-label={say('Search and commands')}
      onClose={({ currentTarget }) => currentTarget.open || setFrom(null)}
    >
      <form action="/dashboard/search">
        <input
          ref={field}
          className="input"
          name="q"
          aria-label={say('Search or type a command')}
          placeholder={say('Search or type a command')}
          autoComplete="off"
          maxLength={100}
          dir="auto"
        />
      </form>
      <Suspense fallback={<p>{say('Loading…')}</p>}>
        <Palette field={field} from={from} links={links} />
      </Suspense>
    </dialog>
  )
}
