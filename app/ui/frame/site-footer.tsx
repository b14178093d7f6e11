import { Link } from '@remix-run/react'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useHrefIn, useSay } from '#app/languages/say.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { FactText } from '#app/ui/text/fact-text.tsx'
import { LanguageLinks } from './language-links.tsx'
import { LiteLink } from './lite-link.tsx'
import { Logo } from './logo.tsx'
import { PageLink } from './page-link.tsx'
import type { NavItem } from './site-header.tsx'
import { SocialIcon } from './social-icon.tsx'

type FooterGroup = { title: Phrase; href?: string; links: readonly NavItem[] }
export type SocialLink = { label: string; href: string }

type SiteFooterProps = {
  companyName: string
  slogan?: string
  groups: readonly FooterGroup[]
  /** Beside the copyright line. */
  baseLinks: readonly NavItem[]
  socials: readonly SocialLink[]
  addressPill?: string
  /** The site search, if a page answers it. */
  search?: { action: string; label: string; button: string }
  year: number
}

export function SiteFooter(props: SiteFooterProps) {
  const { companyName, slogan, groups, baseLinks, socials, addressPill, search, year } = props
  const say = useSay()
  const hrefIn = useHrefIn()
  return (
    <footer className="site-footer">
      <div className="container">
        <div className="footer-top">
          <div>
            <Link to={hrefIn('/')} className="brand">
              <Logo />
              <span>{companyName}</span>
            </Link>
            {slogan ? <p className="footer-slogan">{slogan}</p> : null}
            {addressPill ? (
              <address className="address-pill">
                <Icon name="map-pin" size={16} />
                <span>
                  <FactText>{addressPill}</FactText>
                </span>
              </address>
            ) : null}
            {search ? (
              <SearchBox {...search} action={hrefIn(search.action)} id="footer-search" className="footer-search" />
            ) : null}
          </div>
          <nav className="footer-groups" aria-label={say('Footer')}>
            {groups.map((group) => (
              <div key={group.title}>
                <h2>{group.href ? <PageLink href={group.href}>{say(group.title)}</PageLink> : say(group.title)}</h2>
                <LinkList links={group.links} />
              </div>
            ))}
          </nav>
        </div>
        <div className="footer-bottom">
          <p>
            © {year} {companyName}
          </p>
          <LinkList links={baseLinks} className="footer-base" />
          <LanguageLinks as="div" />
          <LiteLink />
          <SocialList socials={socials} />
        </div>
      </div>
    </footer>
  )
}

function LinkList({ links, className }: { links: readonly NavItem[]; className?: string }) {
  const say = useSay()
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <PageLink href={href}>{say(label)}</PageLink>
        </li>
      ))}
    </ul>
  )
}

export function SocialList({ socials }: { socials: readonly SocialLink[] }) {
  if (socials.length === 0) return null
  return (
    <ul className="social-list">
      {socials.map(({ label, href }) => (
        <li key={label}>
          <a href={href} rel="noopener me">
            <SocialIcon network={label} />
            <span className="visually-hidden">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
