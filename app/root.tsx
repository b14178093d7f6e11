// The document around every page. Headers and footers belong to the layouts: see routes.ts.
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import {
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useFetchers,
  useMatches,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { defaultLook } from '#app/features/brand/defaults.ts'
import { closedLanguages, launchSettings } from '#app/features/company/company-settings.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { draftAskedFor } from '#app/http/browser/draft-address.ts'
import { takeFlash } from '#app/http/browser/flash.server.ts'
import { PhrasesProvider, useLanguage } from '#app/languages/say.tsx'
import type { RootData } from '#app/root/data.ts'
import { ErrorPage, errorMeta, statusOf } from '#app/root/error-page.tsx'
import { NetworkNotice } from '#app/root/network-notice.tsx'
import { useRendering } from '#app/root/rendering.ts'
import { useStyleFiles } from '#app/root/style-files.ts'
import { SiteFrame } from '#app/routes/public/site-frame.tsx'
import { type BrandLook, BrandLookContext, brandStyles, iconPath } from '#app/ui/brand-look.ts'
import { FontPreloads } from '#app/ui/fonts/font-preloads.tsx'
import { PageAnnouncer } from '#app/ui/frame/page-announcer.tsx'
import { db } from './db.server.ts'
import { env, hasMailService } from './env.server.ts'
import '#app/ui/styles/site.css'
import { useLate } from '#app/ui/use-hydrated.ts'

export const meta: MetaFunction = errorMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ flash, headers }, { look }, { signedOff }, closed] = await Promise.all([
    takeFlash(request),
    textSource(db, request).then(currentBrand),
    launchSettings(db),
    closedLanguages(db),
  ])
  const root: RootData = {
    appUrl: env.APP_URL,
    flash,
    refused: context.refused ?? false,
    ...(closed.length > 0 ? { closed } : {}),
    ...(hasMailService ? {} : { mailHeld: true }),
    lite: request.headers.get('Save-Data') === 'on',
    ...(signedOff && draftAskedFor(request.url) === null ? {} : { unlisted: true }),
    ...(look.version > 0 || look.email || look.phone || look.whatsapp ? { brand: look } : {}),
  }
  return data(root, { headers })
}

/** This data does not depend on the query, so choosing a tab sends no request. */
export { sameDataForEveryQuery as shouldRevalidate } from './http/browser/same-page.ts'

export function Layout({ children }: { children: ReactNode }) {
  const { nonce } = useRendering()
  const root = useRouteLoaderData<RootData>('root')
  const lite = root?.lite
  const look = root?.brand ?? defaultLook
  return (
    // Reduced data: system fonts and no motion.
    <html lang={usePageLanguage()} data-lite={lite ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        {lite ? null : <FontPreloads nonce={nonce} />}
        <Links />
        <BrandHead {...look} />
      </head>
      <body lang={useLanguage()}>
        <PhrasesProvider>
          <BrandLookContext.Provider value={look}>{children}</BrandLookContext.Provider>
          <NetworkNotice />
        </PhrasesProvider>
        <PageAnnouncer />
        <ProgressLine />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

/** The language of the page's content; the frame around it has the language of the address. */
function usePageLanguage() {
  const own = useLanguage()
  const languages = useMatches().map(({ data }) => (data as { pageLanguage?: string } | undefined)?.pageLanguage)
  return languages.find(Boolean) ?? own
}

export default function Root() {
  useStyleFiles()
  return <Outlet />
}

/** Errors outside any layout: on the sign-in pages, and when no layout matched. */
export function ErrorBoundary() {
  return (
    <SiteFrame>
      <ErrorPage status={statusOf(useRouteError())} />
    </SiteFrame>
  )
}

/** The saved brand's part of the head: icons, the manifest, and colours that differ from the stylesheet's. */
function BrandHead({ version, themeColor }: BrandLook) {
  const search = version > 0 ? `?v=${version}` : ''
  return (
    <>
      <meta name="theme-color" content={themeColor} />
      <link rel="icon" href={iconPath('favicon.svg', version)} type="image/svg+xml" />
      <link rel="icon" href={iconPath('favicon.ico', version)} sizes="32x32" />
      <link rel="apple-touch-icon" href={iconPath('apple-touch-icon.png', version)} />
      <link rel="manifest" href={`/site.webmanifest${search}`} />
      {version > 0 ? <link rel="stylesheet" href={brandStyles(version)} /> : null}
    </>
  )
}

const patience = 150

/** A line at the top of the window while a page or a form's answer loads. Buttons say the same in words. */
function ProgressLine() {
  const isLoading = useNavigation().state !== 'idle'
  const isSending = useFetchers().some(({ formMethod }) => formMethod === 'POST')
  const isLate = useLate(isLoading || isSending, patience)
  return isLate ? <div className="progress-line" aria-hidden="true" /> : null
}
