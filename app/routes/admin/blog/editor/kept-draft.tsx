// Keeps unsaved changes of a long text in this browser, and asks before leaving with them.
import { useBlocker, useLocation } from '@remix-run/react'
import { type MutableRefObject, type RefObject, useEffect, useRef, useState } from 'react'
import { readFields, replaceFields, type Typed } from '#app/forms/fields/form-fields.ts'
import { useFlash } from '#app/http/browser/flash.ts'
import { useSay } from '#app/languages/say.tsx'
import { Button } from '#app/ui/button.tsx'

const place = (key: string) => `post-draft:${key}`
const pause = 800

export function KeptDraft({ place: home, draftKey }: { place: RefObject<HTMLElement>; draftKey: string }) {
  const say = useSay()
  const [found, setFound] = useState<Typed[] | null>(null)
  const isChanged = useKeeping(home, draftKey)
  const flash = useFlash()
  useLeaveQuestion(isChanged)

  useEffect(() => {
    // A new post moves to its own page once it is saved.
    if (flash?.kind === 'success') forget(sentFrom() ?? draftKey)
    const kept = read(draftKey)
    const form = home.current?.querySelector('form')
    // A save may have led to another page, where nothing was forgotten.
    const isSaved = kept && form && wordsOf(kept) === wordsOf(readFields(form))
    if (isSaved) forget(draftKey)
    setFound(isSaved ? null : kept)
  }, [draftKey, flash, home])

  if (!found) return null
  return (
    <div className="banner" data-kind="info" role="status">
      <p>{say('This browser has kept unsaved changes to this text.')}</p>
      <div className="button-row">
        <Button
          size="s"
          onClick={() => {
            const form = home.current?.querySelector('form')
            if (form) replaceFields(form, found)
            isChanged.current = true
            setFound(null)
          }}
        >
          {say('Restore them')}
        </Button>
        <Button
          size="s"
          variant="outline"
          onClick={() => {
            forget(draftKey)
            setFound(null)
          }}
        >
          {say('Discard them')}
        </Button>
      </div>
    </div>
  )
}

const wordsOf = (typed: Typed[]) => JSON.stringify(typed.map(([name, value]) => [name, value.trim()]))

/** Keeps the form in this browser as it is typed into. @returns whether it has unsaved changes */
function useKeeping(home: RefObject<HTMLElement>, draftKey: string) {
  const isChanged = useRef(false)
  useEffect(() => {
    const root = home.current
    if (!root) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      const form = root.querySelector('form')
      if (form) write(draftKey, readFields(form))
    }
    const onInput = () => {
      isChanged.current = true
      clearTimeout(timer)
      timer = setTimeout(keep, pause)
    }
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!isChanged.current) return
      keep()
      event.preventDefault()
    }
    const onSubmit = () => {
      isChanged.current = false
      clearTimeout(timer)
      rememberSent(draftKey)
    }
    root.addEventListener('input', onInput)
    root.addEventListener('submit', onSubmit)
    addEventListener('beforeunload', onLeave)
    return () => {
      clearTimeout(timer)
      root.removeEventListener('input', onInput)
      root.removeEventListener('submit', onSubmit)
      removeEventListener('beforeunload', onLeave)
    }
  }, [home, draftKey])
  return isChanged
}

function useLeaveQuestion(isChanged: MutableRefObject<boolean>) {
  const { pathname } = useLocation()
  const question = useSay()('Your changes aren’t saved. Leave this page?')
  const blocker = useBlocker(
    // The router may still ask after another page is shown, until React has cleaned up this one.
    ({ currentLocation, nextLocation }) =>
      isChanged.current && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    // The browser's own dialog, as for closing the tab.
    if (confirm(question)) blocker.proceed()
    else blocker.reset()
  }, [blocker, question])
}

function read(key: string): Typed[] | null {
  try {
    const values: unknown = JSON.parse(localStorage.getItem(place(key)) ?? 'null')
    return Array.isArray(values) && values.length > 0 ? values : null
  } catch {
    return null
  }
}

/** The browser may refuse storage or have none left; then nothing is kept. */
function write(key: string, values: Typed[]) {
  try {
    localStorage.setItem(place(key), JSON.stringify(values))
  } catch {}
}

const sentPlace = 'post-draft-sent'

function rememberSent(key: string) {
  try {
    sessionStorage.setItem(sentPlace, key)
  } catch {}
}

function sentFrom(): string | null {
  try {
    return sessionStorage.getItem(sentPlace)
  } catch {
    return null
  }
}

function forget(key: string) {
  try {
    localStorage.removeItem(place(key))
  } catch {}
}
