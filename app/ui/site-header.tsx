import { Link } from '@remix-run/react'
import { Button, LinkButton } from './button.tsx'
import { Logo } from './logo.tsx'

export type NavItem = { label: string; href: string }

type SiteHeaderProps = { companyName: string; nav: readonly NavItem[]; user: { name: string } | null; pathname: string }

const isHere = (href: string, pathname: string) =>
  href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`)

/** One nav for all widths: on a phone the empty <details> in front of it decides whether it shows. */
export function SiteHeader({ companyName, nav, user, pathname }: SiteHeaderProps) {
  return (
    <header className="site-header" data-site-header="">
      <div className="site-bar">
        <Link to="/" className="brand">
          <Logo />
          <span>{companyName}</span>
        </Link>
        <details className="menu" data-menu="" key={pathname}>
          <summary aria-controls="site-panel">Menu</summary>
        </details>
        <div className="site-panel" id="site-panel">
          <nav className="site-nav" aria-label="Main">
            <ul>
              {nav.map(({ label, href }) => (
                <li key={href}>
                  <Link to={href} aria-current={isHere(href, pathname) ? 'page' : undefined}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="site-actions">
            {user ? (
              <>
                <LinkButton to="/dashboard" size="s">
                  Dashboard
                </LinkButton>
                <form action="/logout" method="post">
                  <Button type="submit" variant="outline" size="s">
                    Logout
                  </Button>
                </form>
              </>
            ) : (
              <LinkButton to="/careers" size="s">
                Career
              </LinkButton>
            )}
          </div>
        </div>
      </div>
    </header>
  )
}
