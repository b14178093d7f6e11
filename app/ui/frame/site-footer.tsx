import { Link, useLocation, useRouteLoaderData } from '@remix-run/react'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useHrefIn, useSay } from '#app/languages/say.tsx'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { FactText } from '#app/ui/text/fact-text.tsx'
import { LanguageLinks } from './language-links.tsx'
import { Logo } from './logo.tsx'
import { PageLink } from './page-link.tsx'
import type { NavItem } from './site-header.tsx'

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

/** Says whether the page is the lite version, and leads to the same page in the other one. */
function LiteLink() {
  const say = useSay()
  const { pathname, search } = useLocation()
  const isLite = useRouteLoaderData<{ lite: boolean }>('root')?.lite
  const query = new URLSearchParams({ turn: isLite ? 'off' : 'on', to: pathname + search })
  return (
    <p className="footer-lite">
      {isLite ? say('This is the lite version.') : null}{' '}
      <a href={`/lite?${query}`} rel="nofollow">
        {say(isLite ? 'Show the full version' : 'Lite version: no web fonts, no animation')}
      </a>
    </p>
  )
}

// Our own neutral glyphs of one stroke width: the icon library has no brands.
const glyphs: Record<string, string> = {
  linkedin: 'M4 4h16v16H4zM8 11v6M8 7.5v.01M12 17v-6M12 13.5c0-3.2 4.5-3.2 4.5 0V17',
  twitter: 'M4.5 4.5 19.5 19.5M19 4.5l-6 6.6M10.6 13 5 19.5M4.5 4.5h4l11 15h-4z',
  facebook: 'M4 4h16v16H4zM13 20v-8.5C13 9.5 14 8.5 16.5 8.5M10.5 13h5',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.5 7.5v.01',
  tiktok: 'M13 4v11.2A3.4 3.4 0 1 1 9.6 12M13 4c.3 3 2.2 4.8 5 5',
}

/** Decoration beside a name; the link itself must name its target. */
function SocialIcon({ network, size = 22 }: { network: string; size?: number }) {
  const glyph = glyphs[network.toLowerCase()] ?? 'M12 12v.01M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14z'
  return (
    <LineArt size={size}>
      <path d={glyph} />
    </LineArt>
  )
}
