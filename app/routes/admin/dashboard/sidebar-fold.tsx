import { useLocation } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { useSay } from '#app/languages/say.tsx'

type SidebarFoldProps = { isFolded: boolean; onFold: (isFolded: boolean) => void }

/** On a wide screen, folds the sidebar and keeps it so. With scripts the page stays, with what was typed on it. */
export function SidebarFold({ isFolded, onFold }: SidebarFoldProps) {
  const say = useSay()
  const { pathname, search } = useLocation()
  const asked = new URLSearchParams({ turn: isFolded ? 'wide' : 'folded', to: pathname + search })
  const fold = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onFold(!isFolded)
    // If the request fails, the choice is only forgotten on the next load.
    fetch(event.currentTarget.href, { redirect: 'manual', keepalive: true }).catch(() => undefined)
  }
  return (
    <a className="sidebar-fold" href={`/dashboard/sidebar?${asked}`} onClick={fold}>
      <span>{isFolded ? say('Expand menu') : say('Collapse menu')}</span>
    </a>
  )
}
