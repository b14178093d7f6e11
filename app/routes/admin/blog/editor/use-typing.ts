// The form of a long text while it is being typed into: unsaved changes, and the text as the server draws it.
import { useBlocker, useLocation } from '@remix-run/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSay } from '#app/languages/say.tsx'

type Place = RefObject<HTMLElement>

/**
 * Asks before the page is left with changes that were not sent.
 * @param savedAt the text's last change: a save ends the typing
 * @returns true with unsaved changes
 */
export function useIsChanged(place: Place, savedAt: number | null): boolean {
  const [changed, setChanged] = useState<number | null>()
  const isUnsent = useRef(false)
  useEffect(() => {
    const root = place.current
    if (!root) return
    const onInput = () => {
      setChanged(savedAt)
      isUnsent.current = true
    }
    const onSubmit = () => {
      isUnsent.current = false
    }
    // A discarded draft: its fields tell of their input afterwards.
    const onReset = () =>
      queueMicrotask(() => {
        setChanged(undefined)
        isUnsent.current = false
      })
    const onLeave = (event: BeforeUnloadEvent) => {
      if (isUnsent.current) event.preventDefault()
    }
    root.addEventListener('input', onInput)
    root.addEventListener('submit', onSubmit)
    root.addEventListener('reset', onReset)
    addEventListener('beforeunload', onLeave)
    return () => {
      root.removeEventListener('input', onInput)
      root.removeEventListener('submit', onSubmit)
      root.removeEventListener('reset', onReset)
      removeEventListener('beforeunload', onLeave)
    }
  }, [place, savedAt])
  useLeaveQuestion(isUnsent)
  return changed === savedAt
}

function useLeaveQuestion(isUnsent: RefObject<boolean>) {
  const { pathname } = useLocation()
  const question = useSay()('Your changes aren’t saved. Leave this page?')
  const blocker = useBlocker(
    // The router may still ask after another page is shown, until React has cleaned up this one.
    ({ currentLocation, nextLocation }) =>
      isUnsent.current === true && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    // The browser's own dialog, as for closing the tab.
    if (confirm(question)) blocker.proceed()
    else blocker.reset()
  }, [blocker, question])
}

const pause = 600
/** The site reads no more, and a longer text could not be saved either. */
const mostLetters = 200_000

/** Where typed fields are drawn, and which; the same object at each call. */
type Live = { to: string; fields: readonly string[] }

/** Draws the text on the server when the typing pauses, and at once when the preview is opened. */
export function useLivePreview<Drawn>(place: Place, isOpen: boolean, live: Live): Drawn | undefined {
  const [drawn, setDrawn] = useState<Drawn>()
  useEffect(() => {
    const root = place.current
    if (!root) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let last: AbortController | undefined
    const draw = async () => {
      const form = root.querySelector('form')
      last?.abort()
      last = new AbortController()
      const answer = form && (await drawnOf<Drawn>(form, live, last.signal))
      if (answer) setDrawn(answer)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(draw, pause)
    }
    if (isOpen) draw()
    root.addEventListener('input', wait)
    return () => {
      clearTimeout(timer)
      last?.abort()
      root.removeEventListener('input', wait)
    }
  }, [place, isOpen, live])
  return drawn
}

/** Null without a network or a session: the last drawing stays. */
async function drawnOf<Drawn>(form: HTMLFormElement, { to, fields }: Live, signal: AbortSignal): Promise<Drawn | null> {
  const typed = new FormData(form)
  const values = fields.map((name) => [name, String(typed.get(name) ?? '')] as const)
  if (values.reduce((sum, [, value]) => sum + value.length, 0) > mostLetters) return null
  const body = new FormData()
  for (const [name, value] of values) body.set(name, value)
  try {
    const response = await fetch(to, { method: 'POST', body, signal, redirect: 'error' })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
