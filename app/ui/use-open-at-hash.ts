// Opens the closed <details> around a link's target: browsers do so for links within a page, the router does not.
import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

export function useOpenAtHash() {
  const place = useLocation()
  useEffect(() => {
    const hash = place.hash
    const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    const closed = part?.closest<HTMLDetailsElement>('details:not([open])')
    if (!part || !closed) return
    closed.open = true
    part.scrollIntoView()
  }, [place])
}
