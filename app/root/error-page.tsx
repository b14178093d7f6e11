// Error pages: not found, refused, or an internal error.

import { isRouteErrorResponse, type MetaFunction, useRouteError } from '@remix-run/react'
import { type ComponentType, lazy, Suspense } from 'react'
import { failedRequest, isUnreachable } from '#app/http/browser/lost-network.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { sayFrom, useHrefIn, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Hero } from '#app/ui/section.tsx'
import { useRendering } from './rendering.ts'

/** Only missing pages load it; where it cannot be loaded, they do without. */
const ofMissingPage = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => load().catch(() => ({ default: () => null })))

const BrokenArc = ofMissingPage(() => import('./broken-arc.tsx'))
const WaysOn = ofMissingPage(() => import('./ways-on.tsx'))

type Words = { title: Phrase; text: Phrase }

/** The status of a missing answer. */
const noAnswer = 0

const words: Record<number, Words> = {
  [noAnswer]: {
    title: 'Network Error',
    text: 'We could not be reached, so this may not have gone through. Go back and check before you try again.',
  },
  400: {
    title: 'Bad Request',
    text: 'The browser sent something that this site cannot read. Please go back and try again.',
  },
  403: {
    title: 'Not Allowed',
    text: 'This was refused: you may not have permission, or the request came from another site. Nothing was changed.',
  },
  404: {
    title: 'Page Not Found',
    text: 'There is no page at this address. It may have moved, or the link may be mistyped.',
  },
  405: { title: 'Method Not Allowed', text: 'This address does not accept this kind of request.' },
  409: {
    title: 'Already changed',
    text: 'This was changed while you were looking at it. Go back, reload and check again.',
  },
  410: { title: 'No Longer Here', text: 'This page has been removed.' },
  411: { title: 'Length Required', text: 'The request did not say how long it is.' },
  413: {
    title: 'Too Large',
    text: 'What you sent is larger than this site accepts (256 kB of text, 5 MB for a CV). Nothing was stored: please go back and shorten it.',
  },
  415: { title: 'Unsupported Format', text: 'This address accepts forms only.' },
}

const ourMistake: Words = {
  title: 'Something Went Wrong',
  text: 'This is our mistake, not yours. Please try again in a moment.',
}

export function statusOf(error: unknown) {
  if (isUnreachable(error)) return noAnswer
  return isRouteErrorResponse(error) ? error.status : 500
}

export const errorWords = (status: number) => words[status] ?? ourMistake

/** A layout's head when a page inside it failed; otherwise pages have their own. */
export const errorMeta: MetaFunction = (args) =>
  args.error
    ? pageMeta(args, { title: sayFrom(args.matches)(errorWords(statusOf(args.error)).title), noindex: true })
    : []

export function ErrorPage({ status, detail }: { status: number; detail?: string }) {
  const { title, text } = errorWords(status)
  const english = useEnglishPage()
  const say = useSay()
  const hrefIn = useHrefIn()
  const hero = (
    <Hero
      kind="idea"
      kicker={status === noAnswer ? undefined : say('Error {status}', { status })}
      title={say(english ? 'Not yet in English' : title)}
      behind={
        status === 404 ? (
          <Suspense>
            <BrokenArc />
          </Suspense>
        ) : null
      }
      lead={detail ?? say(english ? 'This page is in English only.' : text)}
      actions={
        <>
          <BackToPage />
          <InEnglish />
          <LinkButton to={hrefIn('/')} variant={english ? 'outline' : 'primary'}>
            {say('Go to the home page')}
          </LinkButton>
          <LinkButton to={hrefIn('/contact')} variant="outline">
            {say('Contact us')}
          </LinkButton>
        </>
      }
    >
      {status >= 500 ? <RequestNumber className="hero-lead" /> : null}
      {status === 404 ? <div className="arc-room" /> : null}
    </Hero>
  )
  if (status !== 404) return hero
  return (
    <>
      {hero}
      <Suspense>
        <WaysOn />
      </Suspense>
    </>
  )
}

/** Links to the page with the form that got no answer. */
export function BackToPage() {
  const error = useRouteError()
  const say = useSay()
  return isRouteErrorResponse(error) && isUnreachable(error) ? (
    <LinkButton to={error.data}>{say('Go back')}</LinkButton>
  ) : null
}

/** The address of a missing page that exists in English. */
function useEnglishPage(): string | undefined {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404
    ? (error.data as { english?: string } | null)?.english
    : undefined
}

function InEnglish() {
  const english = useEnglishPage()
  const say = useSay()
  return english ? (
    <LinkButton to={english} hrefLang="en">
      {say('Read it in English')}
    </LinkButton>
  ) : null
}

/** Only the server knows the id of a page that it rendered, and hydration keeps it. */
export function RequestNumber({ className }: { className?: string }) {
  const { requestId = failedRequest() } = useRendering()
  const say = useSay()
  return (
    <p className={className} suppressHydrationWarning>
      {requestId ? say('If it keeps happening, tell us this request number: {number}', { number: requestId }) : ''}
    </p>
  )
}
