// The document around every page: head, header, footer, and the page for what went wrong.
import { data, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/node'
import {
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { company } from '#app/content/company.ts'
import { findOffice, offices } from '#app/content/offices.ts'
import { searchPage } from '#app/content/search.ts'
import { footerBaseLinks, footerGroups, headerNav } from '#app/content/site-map.ts'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { companySettings, profilesOf } from '#app/features/company/company-settings.server.ts'
import { findStaff } from '#app/features/staff/require-staff.server.ts'
import { takeFlash } from '#app/http/flash.server.ts'
import { useFlash } from '#app/http/flash.ts'
import { useRendering } from '#app/http/rendering.ts'
import displayFont from '#app/ui/fonts/bricolage-grotesque.woff2?url'
import textFont from '#app/ui/fonts/hanken-grotesk.woff2?url'
import { LoadingScreen } from '#app/ui/motion/loading-screen.tsx'
import { Motion } from '#app/ui/motion/motion.tsx'
import { PageAnnouncer } from '#app/ui/page-announcer.tsx'
import { SiteFooter } from '#app/ui/site-footer.tsx'
import { SiteHeader } from '#app/ui/site-header.tsx'
import { Toasts } from '#app/ui/toasts.tsx'
import { ErrorPage, errorWords, statusOf } from './error-page.tsx'
import { NetworkNotice, useLostNetwork } from './network-notice.tsx'
import { pageMeta } from './routes/page-meta.ts'
import './ui/styles/site.css'

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

/** Pages say their own; where one could not be made, its head says what the page says. */
export const meta: MetaFunction = (args) =>
  args.error ? pageMeta(args, { title: errorWords(statusOf(args.error)).title, noindex: true }) : []

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { flash, headers } = await takeFlash(request)
  const [staff, settings] = await Promise.all([findStaff(db, request), companySettings(db)])
  return data(
    {
      user: staff && { name: staff.name },
      flash,
      refused: context.refused ?? false,
      appUrl: env.APP_URL,
      year: new Date().getUTCFullYear(),
      lite: request.headers.get('Save-Data') === 'on',
      socials: profilesOf(settings),
      primaryOffice: settings.primaryOffice,
    },
    { headers },
  )
}

/** Nothing here depends on the query: choosing a tab costs no request. */
export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/same-page.ts'

export type RootData = Awaited<ReturnType<typeof loader>>['data']

export function Layout({ children }: { children: ReactNode }) {
  const { nonce } = useRendering()
  const lite = useRouteLoaderData<RootData>('root')?.lite
  return (
    // For who asks to save data: the system's own typefaces, and nothing that moves.
    <html lang={usePageLanguage()} data-lite={lite ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#0a192f" />
        <Meta />
        {lite ? null : <FontPreloads />}
        <Links />
      </head>
      <body lang="en">
        {children}
        <NetworkNotice />
        <PageAnnouncer />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

function FontPreloads() {
  return (
    <>
      {[displayFont, textFont].map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
    </>
  )
}

/** What the page itself is written in; the frame around it is English everywhere. */
function usePageLanguage() {
  const languages = useMatches().map(({ data }) => (data as { pageLanguage?: string } | undefined)?.pageLanguage)
  return languages.find(Boolean) ?? 'en'
}

export default function Root() {
  const isStaffArea = useMatches().some((match) => (match.handle as { frame?: string } | undefined)?.frame === 'staff')
  if (isStaffArea) return <Outlet />
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  const status = statusOf(useRouteError())
  return (
    <Frame>
      <ErrorPage status={status} />
    </Frame>
  )
}

/** The header and footer that every page shares, but for the staff area's. */
function Frame({ children }: { children: ReactNode }) {
  // Where the root loader itself failed there is no data; the page must still stand.
  const root = useRouteLoaderData<RootData>('root')
  const flash = useFlash()
  const { pathname } = useLocation()
  const isHeld = useLostNetwork() !== null
  const office = findOffice(root?.primaryOffice ?? company.primaryOffice) ?? offices[0]
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <SiteHeader companyName={company.name} nav={headerNav} user={root?.user ?? null} pathname={pathname} />
      <main id="main" tabIndex={-1}>
        <Toasts message={flash} />
        {children}
      </main>
      <SiteFooter
        companyName={company.copyrightHolder}
        slogan={company.slogan}
        groups={footerGroups}
        baseLinks={footerBaseLinks}
        socials={root?.socials ?? []}
        addressPill={[...office.addressLines, office.city, office.country].join(', ')}
        search={{ action: '/search', label: searchPage.label, button: searchPage.button }}
        year={root?.year ?? new Date().getUTCFullYear()}
      />
      <Motion />
      {isHeld ? null : <LoadingScreen path="/industries" />}
    </>
  )
}
