// Announces client-side navigations to screen readers: it reads out the page's title and moves the focus to the heading,
// or to the link's target, as a browser does on a full page load.

import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { withoutErrorMark } from '#app/languages/pages.ts'

type Shown = { pathname: string; title: string; heading: string }

// Outside the component, because an error page mounts a new frame.
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

  // Runs after the page's effects, in which a form's answer may have taken the focus.
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

/** The title without the prefix of a refused form. */
const plainTitle = () => withoutErrorMark(document.title)

const isAnswered = () => document.activeElement?.matches('[role=alert], [role=status], [data-now-shown]')

/** True if the focused element was removed, or if a link left the focus far down the page, as pagers do. */
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
