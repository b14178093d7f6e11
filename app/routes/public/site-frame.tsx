// The header and footer around every public page, and around an error page that has no layout.
import { useLocation, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useFlash } from '#app/http/browser/flash.ts'
import { englishPath } from '#app/languages/pages.ts'
import { type BroughtLanguages, useSay } from '#app/languages/say.tsx'
import { useLostNetwork } from '#app/root/network-notice.tsx'
import { footerBaseLinks, footerGroups, headerNav } from '#app/routes/site-links.ts'
import type { DrawingName } from '#app/ui/art/drawing.tsx'
import { useBrandLook } from '#app/ui/brand-look.ts'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { SiteFooter, type SocialLink } from '#app/ui/frame/site-footer.tsx'
import { SiteHeader } from '#app/ui/frame/site-header.tsx'
import { Motion } from '#app/ui/motion/motion.tsx'
import { type HeroKind, HeroKindContext } from '#app/ui/section.tsx'
import { Toasts } from '#app/ui/toasts/toasts.tsx'
import { useLate } from '#app/ui/use-hydrated.ts'
import type { Language } from '#db/tables/records.ts'

export type FrameData = {
  /** @property edit the link's word, for staff who may edit the texts of the page */
  user: { name: string; edit?: string } | null
  socials: readonly SocialLink[]
  address: string
  year: number
  /** The page shows a draft: see features/texts/drafts. */
  isDraft?: boolean
  /** For staff: the way to the review of the translation that the page shows, in their language. */
  review?: { to: string; words: string; language: Language }
  /** Links of the footer whose service staff have hidden. */
  hiddenLinks: readonly string[]
} & Pick<BroughtLanguages, 'reviewed'>

const footerWithout = (hidden: readonly string[]) =>
  footerGroups.map((group) => ({ ...group, links: group.links.filter(({ href }) => !hidden.includes(href)) }))

/** @param data undefined if its loader failed: the page must still be shown */
export function SiteFrame({ data, children }: { data?: FrameData; children: ReactNode }) {
  const say = useSay()
  const flash = useFlash()
  const { name, slogan } = useBrandLook()
  const { pathname } = useLocation()
  const isHeld = useLostNetwork() !== null
  return (
    <>
      <a className="skip-link" href="#main">
        {say('Skip to main content')}
      </a>
      <SiteHeader companyName={name} nav={headerNav} user={data?.user ?? null} pathname={pathname} />
      <main id="main" tabIndex={-1}>
        <Toasts
          message={flash}
          act={flash?.link ? <PageLink href={flash.link.to}>{flash.link.label}</PageLink> : null}
        />
        <HeroKindContext.Provider value={heroOf(pathname)}>{children}</HeroKindContext.Provider>
      </main>
      <SiteFooter
        companyName={name}
        slogan={slogan}
        groups={footerWithout(data?.hiddenLinks ?? [])}
        baseLinks={footerBaseLinks}
        socials={data?.socials ?? []}
        addressPill={data?.address}
        search={{ action: '/search', label: say('Search the site'), button: say('Search') }}
        year={data?.year ?? new Date().getUTCFullYear()}
      />
      <Motion />
      {isHeld ? null : <LoadingScreen path="/industries" />}
    </>
  )
}

/** By address, with a star for any last part; all others are lists or forms. */
const heroes = {
  idea: ['/', '/about', '/industries'],
  object: ['/technologies', '/products/*', '/services/*', '/careers/*'],
  story: [
    '/spotlight',
    '/case-studies/*',
    '/resources/whitepapers/*',
    '/docs/*',
    '/blog/*',
    '/blog/preview/*',
    '/newsletter/issues/*',
    '/privacy',
    '/terms',
    '/cookies',
  ],
  form: [
    '/status',
    '/your-data',
    '/newsletter',
    '/newsletter/unsubscribe',
    '/newsletter/unsubscribe/*',
    '/newsletter/confirm/*',
    '/newsletter/preferences/*',
    '/careers/discount',
  ],
  index: ['/blog/archive'],
} satisfies Record<HeroKind, readonly string[]>

const kinds = Object.keys(heroes) as HeroKind[]
const kindOf = (path: string) => kinds.find((kind) => (heroes[kind] as readonly string[]).includes(path))

/** Work is a line with stations, texts are sheets, and elsewhere two cities answer. */
const drawingOf = (path: string): DrawingName | undefined =>
  /^.(ser|pro|car)/.test(path) ? 'flow' : /^.(doc|res|blo|med|sea|sit)/.test(path) ? 'sheets' : undefined

/** Chooses the hero of each page. No two neighbours of the menu have the same. */
function heroOf(pathname: string): { kind: HeroKind; drawing?: DrawingName } {
  const path = englishPath(pathname)
  const kind = kindOf(path) ?? kindOf(`${path.slice(0, path.lastIndexOf('/'))}/*`) ?? 'index'
  return { kind, drawing: drawingOf(path) }
}

type LoadingScreenProps = { path: string; patience?: number }

/** Covers the screen when loading the page at `path` takes noticeable time. Never rendered on the server. */
function LoadingScreen({ path, patience = 200 }: LoadingScreenProps) {
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const isComing = navigation.state === 'loading' && navigation.location.pathname === path && pathname !== path
  const isLate = useLate(isComing, patience)
  if (!isComing) return null
  return (
    <div role="status" className={isLate ? 'loading-screen' : undefined}>
      {isLate ? <span>LOADING</span> : null}
    </div>
  )
}
