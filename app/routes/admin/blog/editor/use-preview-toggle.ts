// The preview is beside the text on a wide screen, where it stays open from post to post, and replaces it on a narrow one.
import { type RefObject, useEffect, useState } from 'react'

const isWide = () => matchMedia('(width >= 80rem)').matches

/** @param of each kind of preview remembers by itself whether it is open; that of a mail begins open */
export function usePreviewToggle(place: RefObject<HTMLElement>, of: 'post' | 'mail') {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isWide() && (stored(of) ?? (of === 'mail' ? 'open' : 'closed')) === 'open') setOpen(true)
    const root = place.current
    // The answer may be about a field that a narrow preview hides.
    const onSubmit = () => {
      if (!isWide()) setOpen(false)
    }
    root?.addEventListener('submit', onSubmit)
    return () => root?.removeEventListener('submit', onSubmit)
  }, [place, of])
  const toggle = () => {
    setOpen(!isOpen)
    if (isWide()) store(of, isOpen ? 'closed' : 'open')
  }
  return { isOpen, toggle }
}

const storageKey = (of: 'post' | 'mail') => `${of}-preview`

// The browser may refuse storage: the preview then begins as it does at first.
function stored(of: 'post' | 'mail') {
  try {
    return localStorage.getItem(storageKey(of))
  } catch {
    return null
  }
}

function store(of: 'post' | 'mail', state: 'open' | 'closed') {
  try {
    localStorage.setItem(storageKey(of), state)
  } catch {}
}
