import { Link, useLocation } from '@remix-run/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { englishPath } from '#app/languages/pages.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useHrefIn, useSay } from '#app/languages/say.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { LanguageLinks } from './language-links.tsx'
import { Logo } from './logo.tsx'
import { PageLink } from './page-link.tsx'

export type NavItem = { label: Phrase; href: string }

type SiteHeaderProps = {
  companyName: string
  nav: readonly NavItem[]
  user: { edit?: string } | null
  pathname: string
}

const isHere = (href: string, pathname: string) =>
  href === '/' ? englishPath(pathname) === '/' : pathname === href || pathname.startsWith(`${href}/`)

const panel = 'site-panel'

/** One nav for all widths: on a phone the empty <details> before it controls its visibility. */
export function SiteHeader({ companyName, nav, user, pathname }: SiteHeaderProps) {
  const { key, search } = useLocation()
  const isScrolled = useSyncExternalStore(onScroll, isBelowTop, isAtTop)
  const say = useSay()
  const hrefIn = useHrefIn()
  return (
    <header className="site-header" data-scrolled={isScrolled ? '' : undefined}>
      <div className="site-bar">
        <Link to={hrefIn('/')} className="brand">
          <Logo />
          <span>{companyName}</span>
        </Link>
        <Menu key={key} panel={panel} />
        <div className="site-panel" id={panel}>
          <nav className="site-nav" aria-label={say('Main')}>
            <ul>
              {nav.map(({ label, href }) => (
                <li key={href}>
                  <PageLink
                    href={href}
                    aria-current={isHere(href === '/' ? href : hrefIn(href), pathname) ? 'page' : undefined}
                  >
                    {say(label)}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <LanguageLinks as="nav" />
          <div className="site-actions">
            {user ? (
              <>
                {user.edit ? (
                  <LinkButton to={`${pathname}${search ? `${search}&` : '?'}edit`} size="s" reloadDocument>
                    {user.edit}
                  </LinkButton>
                ) : null}
                <LinkButton to="/dashboard" size="s">
                  {say('Dashboard')}
                </LinkButton>
                <form action="/logout" method="post">
                  <Button type="submit" variant="outline" size="s">
                    {say('Logout')}
                  </Button>
                </form>
              </>
            ) : (
              <LinkButton to="/careers" size="s">
                {say('Career')}
              </LinkButton>
            )}
          </div>
        </div>
      </div>
    </header>
  )
}

const isBelowTop = () => scrollY > 50
const isAtTop = () => false

function onScroll(tell: () => void) {
  addEventListener('scroll', tell, { passive: true })
  return () => removeEventListener('scroll', tell)
}

/** Works without scripts. Scripts add closing with Escape, on following a link, on touching the page, and when the focus leaves it. */
function Menu({ panel }: { panel: string }) {
  const alive = useHydrated()
  const menu = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // The user may have opened it before hydration.
    if (menu.current) setOpen(menu.current.open)
  }, [])
  useEffect(() => {
    const details = menu.current
    if (!details || !isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    const onClick = ({ target }: MouseEvent) => {
      const inside = target instanceof Element && target.closest(`.menu, #${panel}`)
      if (!inside || (target as Element).closest('a')) details.open = false
    }
    // Open, it would cover what has the focus.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest(`.menu, #${panel}`)) details.open = false
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('click', onClick)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('click', onClick)
    }
  }, [isOpen, panel])
  return (
    <details className="menu" ref={menu} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-controls={panel} {...(alive ? { 'aria-expanded': isOpen } : undefined)}>
        {useSay()('Menu')}
      </summary>
    </details>
  )
}
