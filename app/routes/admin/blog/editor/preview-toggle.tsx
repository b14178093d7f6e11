import { type RefObject, useEffect, useState } from 'react'
import { useSay } from '#app/languages/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

type PreviewButtonProps = {
  isOpen: boolean
  onPress: () => void
  /** The page that draws the typed text without scripts. */
  page: string
}

/** Opens the preview beside the text; without scripts, in a new tab. */
export function PreviewButton({ isOpen, onPress, page }: PreviewButtonProps) {
  const say = useSay()
  if (useHydrated()) {
    return (
      <Button variant="outline" aria-pressed={isOpen} onClick={onPress}>
        {say('Preview')}
      </Button>
    )
  }
  return (
    <button
      type="submit"
      className="button button-outline"
      name="shown"
      value="page"
      formAction={page}
      formTarget="_blank"
      formNoValidate
    >
      {say('Preview')}
    </button>
  )
}

const isWide = () => matchMedia('(width >= 80rem)').matches

/**
 * The preview is beside the text on a wide screen, where it stays open from post to post, and replaces it on a narrow one.
 * @param of each kind of preview remembers by itself whether it is open; that of a mail begins open
 */
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
