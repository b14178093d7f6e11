// Where a script fetches the next page, nothing tells a screen reader so. This says the page's title and moves the
// focus to its heading, or to the part of it that the link names, as a browser does by itself without scripts.
import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useState } from 'react'

type Shown = { pathname: string; title: string; heading: string }

// They outlive the document's frame, which is drawn anew around an error page.
let shown: Shown | undefined
let lastFocused: EventTarget | null = null

export function PageAnnouncer() {
  const location = useLocation()
  const isFromHistory = useNavigationType() === 'POP'
  const [said, say] = useState({ title: '', language: '' })

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      lastFocused = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  // Runs after the effects of the page, in which a form's answer may have taken the focus.
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('#main h1')
    const now = { pathname: location.pathname, title: plainTitle(), heading: heading?.textContent ?? '' }
    const before = shown
    shown = now
    if (!before) return
    const isNew = Object.entries(now).some(([what, value]) => before[what as keyof Shown] !== value)
    if (isNew) say({ title: now.title, language: document.documentElement.lang })
    const part = isFromHistory ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)))
    const start = part ?? (isNew || isFocusLost(isFromHistory) ? (heading ?? document.getElementById('main')) : null)
    if (start && !isAnswered() && !start.contains(document.activeElement)) focus(start)
  }, [location, isFromHistory])

  return (
    <div className="visually-hidden" aria-live="polite" lang={said.language || undefined}>
      {said.title}
    </div>
  )
}

/** Without the mark of a form that was refused in place. */
const plainTitle = () => document.title.replace(/^Error: /, '')

const isAnswered = () => document.activeElement?.matches('[role=alert], [role=status]')

/** Whether what had the focus went away, or a link left it far below, as those to more pages of a list do. */
function isFocusLost(isFromHistory: boolean) {
  const focused = document.activeElement
  if (!focused || focused === document.body) return lastFocused instanceof Element && !lastFocused.isConnected
  const { top, bottom } = focused.getBoundingClientRect()
  return !isFromHistory && (bottom < 0 || top > innerHeight)
}

function focus(element: HTMLElement) {
  element.focus({ preventScroll: true })
  if (document.activeElement === element) return
  element.tabIndex = -1
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus({ preventScroll: true })
}
