// The preview is beside the text on a wide screen, where it stays open from post to post, and replaces it on a narrow one.
import { type RefObject, useEffect, useState } from 'react'

const isWide = () => matchMedia('(width >= 80rem)').matches

export function usePreviewToggle(place: RefObject<HTMLElement>) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isWide() && stored() === 'open') setOpen(true)
    const root = place.current
    // The answer may be about a field that a narrow preview hides.
    const onSubmit = () => {
      if (!isWide()) setOpen(false)
    }
    root?.addEventListener('submit', onSubmit)
    return () => root?.removeEventListener('submit', onSubmit)
  }, [place])
  const toggle = () => {
    setOpen(!isOpen)
    if (isWide()) store(isOpen ? 'closed' : 'open')
  }
  return { isOpen, toggle }
}

const storageKey = 'post-preview'

// The browser may refuse storage: the preview then begins closed.
function stored() {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function store(state: 'open' | 'closed') {
  try {
    localStorage.setItem(storageKey, state)
  } catch {}
}
