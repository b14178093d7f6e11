// The layout of the staff area: sidebar, header, and the message of a redirect.
import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  Link,
  type MetaFunction,
  Outlet,
  type ShouldRevalidateFunction,
  useFetchers,
  useLocation,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { Fragment, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { db } from '#app/db.server.ts'
import { countAppointmentsToday } from '#app/features/appointments/coming.server.ts'
import { brandLabels } from '#app/features/brand/words.ts'
import { countLimit, countWords } from '#app/features/inbox/count-words.ts'
import { countToAnswer } from '#app/features/inbox/counts.server.ts'
import { countUndecided } from '#app/features/received-mail/received-mails.server.ts'
import { initialOf } from '#app/features/staff/accounts/initial.ts'
import { issueOwner, listKeptForms } from '#app/features/staff/kept-forms/kept-forms.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { roleNames } from '#app/features/staff/role-words.ts'
import '#app/forms/staff-drafts.ts'
import { shouldRevalidate as keepAfterNetworkError } from '#app/forms/network-safe-action.ts'
import { StaffNoticesProvider } from '#app/forms/notices/staff-notices.ts'
import { staffNotices } from '#app/forms/notices/staff-notices-drawn.tsx'
import { type Flash, useFlash } from '#app/http/browser/flash.ts'
import { isSidebarFolded } from '#app/http/browser/folded-sidebar.server.ts'
import { message } from '#app/languages/message.ts'
import { type Phrase, sayIn, staffPhrases } from '#app/languages/phrases.server.ts'
import { sayFrom, useSay } from '#app/languages/say.tsx'
import { BackToPage, ErrorPage, errorMeta, errorWords, RequestNumber, statusOf } from '#app/root/error-page.tsx'
import { SiteFrame } from '#app/routes/public/site-frame.tsx'
import { useBrandLook } from '#app/ui/brand-look.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Logo } from '#app/ui/frame/logo.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Popover } from '#app/ui/popover.tsx'
import '#app/ui/styles/staff.css'
import { documentTitle } from '#app/routes/page-meta.ts'
import { dismissToasts, Toasts } from '#app/ui/toasts/toasts.tsx'
import { troubleWords } from '#db/driver/trouble.ts'
import { knownTrouble } from '#db/driver/trouble-watch.ts'
import { PaletteKey } from '../search/palette-key.tsx'
import { UndoForm } from './already-changed.tsx'
import { areaAbove, currentHref, staffGroups } from './staff-nav.ts'

export const handle = { permission: 'own.account' } as const

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(db, request, handle.permission)
  const { name, role, language, timeZone } = staff
  const { pathname } = new URL(request.url)
  const trouble = knownTrouble(db)
  const now = Date.now()
  const [toAnswer, toFile, today, kept] = await Promise.all([
    can(role, 'inbox.read') ? countToAnswer(db, staff, now) : 0,
    can(role, 'received.read') ? countUndecided(db, countLimit) : 0,
    can(role, 'enquiries.read') ? countAppointmentsToday(db, now, timeZone) : 0,
    listKeptForms(db, staff.id, pathname, now),
  ])
  return {
    me: staff.id,
    owner: issueOwner(staff.id),
    name,
    role: roleNames(role, sayIn(language)),
    groups: staffGroups(role),
    counts: { 'to answer': toAnswer, today, 'to file': toFile } satisfies Counts,
    isFolded: isSidebarFolded(request.headers.get('Cookie')),
    kept,
    trouble: trouble && troubleWords[trouble].staff,
    staffLanguage: language,
    ...staffPhrases(language, pathname),
  }
}

/** Trouble with the database is reported on the next page. */
export const shouldRevalidate: ShouldRevalidateFunction = (next) =>
  keepAfterNetworkError({ ...next, defaultShouldRevalidate: true })

export default function StaffLayout() {
  return (
    <StaffFrame>
      <Outlet />
    </StaffFrame>
  )
}

export function ErrorBoundary() {
  const say = useSay()
  const status = statusOf(useRouteError())
  const { pathname } = useLocation()
  const data = useRouteLoaderData<typeof loader>('routes/admin/shared/staff-layout')
  // A stranger's invalid request fails before this layout has loaded, so it gets no staff frame.
  if (!data) {
    return (
      <SiteFrame>
        <ErrorPage status={status} />
      </SiteFrame>
    )
  }
  const area = status === 404 ? areaAbove(pathname, linksOf(data.groups)) : undefined
  return (
    <StaffFrame>
      <div className="cluster page-head">
        <h1>{say(errorWords(status).title)}</h1>
      </div>
      <div className="card question">
        <p>{say(explanations[status] ?? errorWords(status).text)}</p>
        {status >= 500 ? <RequestNumber /> : null}
        <div className="button-row">
          <BackToPage />
          {area ? (
            <LinkButton to={area.href}>{say('Back to {page}', { page: message(area.label) })}</LinkButton>
          ) : (
            <LinkButton to="/dashboard">{say('Go to Overview')}</LinkButton>
          )}
        </div>
      </div>
    </StaffFrame>
  )
}

const explanations: Record<number, Phrase> = {
  403: 'Your role does not include this. Nothing was changed. An admin can change your role.',
  404: 'There is no page at this address. It may have been moved or deleted.',
  409: 'This was changed while you were looking at it. Go back, reload the page and check it again.',
  503: 'The site is being moved, so nothing was stored. Go back and try again in a few minutes.',
}

function StaffFrame({ children }: { children: ReactNode }) {
  const say = useSay()
  // There is no data if this layout's own loader failed; the message must still be shown.
  const data = useRouteLoaderData<typeof loader>('routes/admin/shared/staff-layout')
  return (
    // Another account's page starts anew, without what was typed on this one.
    <div className="staff" key={data?.me}>
      <a className="skip-link" href="#main">
        {say('Skip to main content')}
      </a>
      <header className="cluster staff-header">
        <Brand />
        {data ? <HeaderSearch /> : null}
        <UserMenu name={data?.name ?? ''} role={data?.role} />
      </header>
      <Sidebar groups={data?.groups ?? []} counts={data?.counts} isFoldedAtFirst={data?.isFolded ?? false} />
      <main id="main" tabIndex={-1} className="staff-main">
        <StaffToasts />
        <LoadingNote />
        {data?.trouble ? (
          <div className="banner" data-kind="error">
            <p>{say(data.trouble)}</p>
          </div>
        ) : null}
        <StaffNoticesProvider value={staffNotices}>{children}</StaffNoticesProvider>
      </main>
      <PaletteKey links={linksOf(data?.groups ?? [])} />
    </div>
  )
}

/** A form that is sent removes what was said of an earlier change; a search or a refused press does not. */
function StaffToasts() {
  const flash = useFlash()
  const isPosting = [useNavigation(), ...useFetchers()].some(({ formMethod }) => formMethod === 'POST')
  useEffect(() => {
    if (isPosting) dismissToasts()
  }, [isPosting])
  return <Toasts message={flash} act={flash ? <FlashAct {...flash} /> : null} />
}

function FlashAct({ undo, link }: Pick<Flash, 'undo' | 'link'>) {
  if (undo) return <UndoForm undo={undo} />
  if (!link) return null
  return (
    <LinkButton to={link.to} variant="outline" size="s">
      {link.label}
    </LinkButton>
  )
}

/** The person's own pages, and the way out. */
function UserMenu({ name, role }: { name: string; role?: string }) {
  const say = useSay()
  const profile = '/dashboard/settings/profile'
  const label = (
    <>
      <span className="avatar" aria-hidden="true">
        {initialOf(name)}
      </span>
      <span className="staff-welcome">{say('Welcome, {name}', { name: name.trim() || 'Admin' })}</span>
    </>
  )
  return (
    <div className="staff-user">
      <Popover id="user-menu" label={label} opens="down" menu="page">
        <p className="staff-role">
          <strong dir="auto">{name}</strong>
          {role ? <span className="row-note">{role}</span> : null}
        </p>
        <LinkButton to={profile} variant="outline">
          {say('Profile')}
        </LinkButton>
        <LinkButton to={`${profile}#profile-language`} variant="outline">
          {say('Language')}
        </LinkButton>
        <form method="post" action="/logout">
          <Button type="submit" variant="outline">
            {say('Logout')}
          </Button>
        </form>
      </Popover>
    </div>
  )
}

/** What waits for the reader. */
type Counts = Record<'to answer' | 'today' | 'to file', number>

/** The entry that shows it, by its address; the received emails stand below the mail for those who may open that. */
const counted: Record<string, keyof Counts> = {
  '/dashboard/inbox': 'to answer',
  '/dashboard/appointments': 'today',
  '/dashboard/mail': 'to file',
  '/dashboard/mail/received': 'to file',
}

type Groups = ReturnType<typeof staffGroups>

const linksOf = (groups: Groups) => groups.flatMap(({ links }) => links)

type SidebarProps = {
  groups: Groups
  counts?: Counts
  isFoldedAtFirst: boolean
}

/** One navigation for all widths: the empty <details> before it opens it on a phone, a link folds it on a wide screen. */
function Sidebar({ groups, counts, isFoldedAtFirst }: SidebarProps) {
  const say = useSay()
  const [isFolded, setFolded] = useState(isFoldedAtFirst)
  return (
    <aside className="staff-sidebar" aria-label={say('Sidebar')} data-folded={isFolded || undefined}>
      <Brand />
      <details>
        <summary aria-controls="staff-panel">
          <span>{say('Menu')}</span>
        </summary>
      </details>
      <div className="staff-panel" id="staff-panel">
        <nav aria-label={say('Staff')}>
          <SidebarLinks groups={groups} counts={counts} />
        </nav>
        {/* A plain form, so that signing out leaves no pages in memory. */}
        <form method="post" action="/logout">
          <button type="submit">
            <Icon name="log-out" size={20} />
            <span>{say('Logout')}</span>
          </button>
        </form>
      </div>
      <SidebarFold isFolded={isFolded} onFold={setFolded} />
    </aside>
  )
}

function SidebarLinks({ groups, counts }: Pick<SidebarProps, 'groups' | 'counts'>) {
  const say = useSay()
  const current = currentHref(linksOf(groups), useLocation())
  return groups.map(({ title, links }, index) => (
    <Fragment key={title}>
      <p id={`staff-group-${index}`}>{say(title)}</p>
      <ul aria-labelledby={`staff-group-${index}`}>
        {links.map(({ label, href, icon }) => (
          <li key={href}>
            <Link to={href} aria-current={href === current ? 'page' : undefined}>
              <Icon name={icon} size={20} />
              <span>{say(label)}</span>
              {counts ? <Count counts={counts} href={href} /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </Fragment>
  ))
}

function Count({ counts, href }: { counts: Counts; href: string }) {
  const say = useSay()
  const of = counted[href]
  if (!of || counts[of] === 0) return null
  return (
    <span className="count">
      {countWords(counts[of])}
      <span className="visually-hidden"> {say(of)}</span>
    </span>
  )
}

/** Leads to the search page, which is the palette without scripts. */
function HeaderSearch() {
  const say = useSay()
  return (
    <Link to="/dashboard/search" className="header-search">
      <Icon name="search" size={18} />
      <span>{say('Find anything')}</span>
      <kbd>Ctrl K</kbd>
    </Link>
  )
}

/** Shown only while a page of the board is loading. */
function LoadingNote() {
  const say = useSay()
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location.pathname.startsWith('/admin/branding')
  return (
    <p className="staff-loading" role="status">
      {isLoading ? say(brandLabels.loading) : null}
    </p>
  )
}

function Brand() {
  const { name } = useBrandLook()
  return (
    <Link to="/" className="brand" aria-label={name}>
      <Logo />
      <span>{name}</span>
    </Link>
  )
}

type SidebarFoldProps = { isFolded: boolean; onFold: (isFolded: boolean) => void }

/** On a wide screen, folds the sidebar and keeps it so. With scripts the page stays, with what was typed on it. */
function SidebarFold({ isFolded, onFold }: SidebarFoldProps) {
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

// The head of every staff page, from the title in its handle, or in its data if the title names a record.

type Matches = Parameters<MetaFunction>[0]['matches']

/** Remix matches a page after its layout, so the title is read when the head is drawn. */
export const meta: MetaFunction = (args) => {
  if (args.error) return errorMeta(args)
  const title = {
    get title() {
      return documentTitle(args, titleOf(args.matches))
    },
  }
  return [title, { name: 'robots', content: 'noindex' }]
}

/** The title of the data is drawn already. */
function titleOf(matches: Matches): string {
  const page = matches.at(-1)
  const data = page?.data as { pageTitle?: string } | null | undefined
  const handle = page?.handle as { title?: Phrase } | undefined
  return data?.pageTitle ?? sayFrom(matches)(handle?.title ?? 'Staff')
}
