// Enquiries and applications in one list.
import { Link, useLoaderData, useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { db } from '#app/db.server.ts'
import { countLimit, countWords } from '#app/features/inbox/count-words.ts'
import { allStatuses, nobody, type View, views } from '#app/features/inbox/filter.ts'
import { listSavedViews } from '#app/features/inbox/saved-views.server.ts'
import { type Colleague, listColleagues } from '#app/features/records/colleagues.server.ts'
import { recordKinds } from '#app/features/records/kinds.ts'
import { isStatus } from '#app/features/records/statuses.ts'
import { can } from '#app/features/staff/permissions.ts'
import { type Flash, useFlash } from '#app/http/browser/flash.ts'
import { drawn, message } from '#app/languages/message.ts'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Download } from '#app/routes/admin/shared/download.tsx'
import { Choice, DayField, FilterForm, SearchButton } from '#app/routes/admin/shared/list-filters.tsx'
import { LinkLine } from '#app/routes/admin/shared/part-links.tsx'
import { ListPager } from '#app/routes/admin/shared/record-list.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Menu, Popover } from '#app/ui/popover.tsx'
import { useEarlyEffect } from '#app/ui/use-hydrated.ts'
import type { RecordKind } from '#db/tables/records.ts'
import type { Roles } from '#db/tables/staff.ts'
import { UndoForm } from '../shared/already-changed.tsx'
import { referenceOfTarget } from './bulk-choices.ts'
import { readInboxPage } from './inbox-page.server.ts'
import { InboxTable } from './inbox-table.tsx'
import { linkOf, rowLinks } from './keys/shortcut-keys.ts'
import { Shortcuts } from './keys/shortcuts.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { type InboxQuery, inboxPath, inboxUrl, inboxValues, isFiltered, listQuery, viewsPath } from './query.ts'
import { NoteRow, useNotedRows } from './row-notes.ts'

export const handle = { permission: 'inbox.read', title: 'Inbox' } as const

export const loader = staffLoader(handle.permission, async ({ request, staff, now, say }) => {
  const [page, colleagues, savedViews] = await Promise.all([
    readInboxPage(request, staff, now),
    listColleagues(db),
    listSavedViews(db, staff.id),
  ])
  const { todo } = page.counts
  const pageTitle = todo > 0 ? `(${countWords(todo)}) ${say('Inbox')}` : say('Inbox')
  return { pageTitle, ...page, colleagues, savedViews, ...mayOf(staff.role), timeZone: staff.timeZone }
})

const mayOf = (role: Roles) => ({ mayWrite: can(role, 'inbox.write'), mayEnter: can(role, 'enquiries.write') })

export { readOnly as action } from '#app/routes/admin/shared/staff-action.server.ts'

export default function InboxPage() {
  const say = useSay()
  const page = useLoaderData<typeof loader>()
  const { query, counts, first, more, spamHits, kinds, colleagues, now, timeZone } = page
  const { rows, note } = useNotedRows(page.rows, now)
  const all = isFiltered(query) ? (first === null && more === null ? rows.length : Infinity) : counts[query.view]
  /** Of the messages in the list; null for more than are counted. */
  const count = all > countLimit ? null : all
  const listed = inboxUrl(query).slice(inboxPath.length)
  useKeptCursor()
  return (
    <>
      <div className="cluster inbox-head">
        <h1>{say('Inbox')}</h1>
        <InboxFilters query={query} kinds={kinds} offices={page.offices} colleagues={colleagues} />
        {page.mayWrite ? (
          <Menu id="inbox-more">
            {page.mayEnter ? (
              <LinkButton to={`${inboxPath}/new`} variant="outline">
                <Icon name="phone" size={18} />
                {say('Log a call or visit')}
              </LinkButton>
            ) : null}
            {(['CSV', 'JSON'] as const).map((format) => (
              <Download key={format} href={`${inboxPath}.${format.toLowerCase()}${listed}`}>
                {count === null
                  ? say('Export all messages of this list as {format}', { format })
                  : say(exportWords, { count, format })}
              </Download>
            ))}
          </Menu>
        ) : null}
      </div>
      <SavedViews query={query} views={page.savedViews} />
      <InboxTabs query={query} counts={counts} found={first === null ? { count: rows.length, more } : null} />
      {rows.length > 0 ? (
        <div className="inbox-split">
          <InboxTable
            rows={rows}
            query={query}
            now={now}
            zone={timeZone}
            colleagues={page.mayWrite ? colleagues : null}
            tagsInUse={page.tagsInUse}
          />
          <NoteRow.Provider value={note}>
            <PreviewPane rows={rows} query={query} />
          </NoteRow.Provider>
        </div>
      ) : (
        <InboxEmpty query={query} spamHits={spamHits} isEnd={first !== null} />
      )}
      <ListPager label={say('Inbox pages')} newest={first} older={more} words={pagerWords} />
      <LastUndo />
      <Shortcuts />
    </>
  )
}

const exportWords = '{count, plural, one {Export this message} other {Export these # messages}} as {format}'

const pagerWords = { first: 'Back to the first page', atFirst: 'First page', more: 'More' } as const

type InboxEmptyProps = { query: InboxQuery; spamHits: number; isEnd: boolean }

/** Explains an empty inbox and links to where records may be. */
function InboxEmpty({ query, spamHits, isEnd }: InboxEmptyProps) {
  const say = useSay()
  const { search, view } = query
  const action = <LinkButton to={inboxPath}>{say('Show records to answer')}</LinkButton>
  if (isEnd)
    return <EmptyState title={say('Nothing more')} hint={say('This is the end of the list.')} action={action} />
  if (!search) {
    const { title, hint }: EmptyTitle = titles[view] ?? {
      title: message('Nothing in “{view}”', { view: message(views[view]) }),
    }
    return <EmptyState title={say(title)} hint={hint && say(hint)} action={action} />
  }
  return (
    <>
      <EmptyState
        title={say('Nothing found')}
        hint={say(
          'Try fewer or shorter words. All words must match; capitals and accents don’t matter. A reference finds its record in any status.',
        )}
        action={<LinkButton to={inboxUrl({ ...query, search: '' })}>{say('Clear search')}</LinkButton>}
      />
      {spamHits > 0 ? (
        <p className="banner" data-kind="info">
          <Said
            phrase="Spam contains {count} that match: {link}"
            values={{
              count: countWords(spamHits),
              link: <Link to={inboxUrl({ ...query, status: undefined, view: 'spam' })}>{say('search in spam')}</Link>,
            }}
          />
        </p>
      ) : null}
    </>
  )
}

type EmptyTitle = { title: Message; hint?: Phrase }

const titles: Partial<Record<View, EmptyTitle>> = {
  todo: { title: 'All caught up', hint: 'Messages from the site’s forms appear here.' },
  overdue: { title: 'Nothing is overdue', hint: 'Every reply has gone out in time.' },
  unread: { title: 'Everything has been read' },
  mine: { title: 'Nothing is assigned to you', hint: 'Select records in another view and assign them to yourself.' },
}

type InboxTabsProps = {
  query: InboxQuery
  counts: Record<View, number>
  /** The number of records on the list's first page; null on a later one. */
  found: { count: number; more: string | null } | null
}

/**
 * The views of the inbox; switching views keeps the filters. With a search or a filter, only the open view has a number:
 * that of the records found.
 */
function InboxTabs({ query, counts, found }: InboxTabsProps) {
  const say = useSay()
  const shown = isFiltered(query)
    ? { [query.view]: found && `${found.count}${found.more === null ? '' : '+'}` }
    : shownCounts(counts)
  return (
    <LinkLine className="tabs inbox-views" label={say('Views of the inbox')} current={query.view}>
      {(Object.keys(views) as View[]).map((view) => (
        <Link key={view} to={inboxUrl({ ...query, view })} aria-current={view === query.view || undefined}>
          {say(views[view])}
          {shown[view] ? <span className="tab-count">{shown[view]}</span> : null}
        </Link>
      ))}
    </LinkLine>
  )
}

/** The views whose counts the database maintains without a limit. */
const kept: readonly View[] = ['done', 'spam', 'all']

const shownCounts = (counts: Record<View, number>) =>
  Object.fromEntries(
    Object.entries(counts).map(([view, count]) => [
      view,
      kept.includes(view as View) ? String(count) : countWords(count),
    ]),
  ) as Record<View, string>

type SavedViewsProps = { query: InboxQuery; views: readonly { id: string; name: string; query: string }[] }

/** The reader's own views, in one line above the list's. */
function SavedViews({ query, views }: SavedViewsProps) {
  const say = useSay()
  if (views.length === 0) return null
  const here = inboxUrl(query)
  const current = views.find((view) => `${inboxPath}?${view.query}` === here)
  return (
    <LinkLine className="manager-links" label={say('Saved views')} current={current?.name}>
      {views.map((view) => (
        <Link
          key={view.id}
          to={`${inboxPath}?${view.query}`}
          aria-current={view === current ? 'page' : undefined}
          dir="auto"
        >
          {view.name}
        </Link>
      ))}
      <Link to={viewsPath}>{say('Edit views')}</Link>
    </LinkLine>
  )
}

type InboxFiltersProps = {
  query: InboxQuery
  kinds: readonly RecordKind[]
  /** The id and the title of each. */
  offices: readonly (readonly [string, Phrase])[]
  colleagues: readonly Colleague[]
}

/** The search and the filters. */
function InboxFilters({ query, kinds, offices, colleagues }: InboxFiltersProps) {
  const say = useSay()
  const { view, search, kind = '', status = '', office = '', assignee = '', from = '', to = '' } = query
  const count = [kind, status, office, assignee, from, to].filter(Boolean).length
  const statuses = allStatuses.filter(([known]) => kinds.some((each) => isStatus(each, known)))
  return (
    <FilterForm name={say('Inbox')} path={inboxPath} chosen={stringsOf(inboxValues(query))}>
      {/* A search from the first view covers all records. */}
      {view === 'todo' ? null : <input type="hidden" name="view" value={view} />}
      <div className="list-search">
        <label className="visually-hidden" htmlFor="inbox-search">
          {say('Search in reference, name, email, company, subject, tags and message')}
        </label>
        <input
          className="input"
          id="inbox-search"
          name="q"
          type="search"
          placeholder={say('Search')}
          maxLength={100}
          defaultValue={search}
          enterKeyHint="search"
          dir="auto"
        />
        <SearchButton />
      </div>
      <Popover id="inbox-filters" label={count > 0 ? say('Filters ({count})', { count }) : say('Filters')} opens="down">
        {kinds.length > 1 ? (
          <Choice
            name="kind"
            label={say('Kind')}
            all={say('All kinds')}
            chosen={kind}
            options={kinds.map((each) => [each, recordKinds[each].label])}
          />
        ) : null}
        <Choice name="status" label={say('Status')} all={say('Any status')} chosen={status} options={statuses} />
        <Choice name="office" label={say('Office')} all={say('Both offices')} chosen={office} options={offices} />
        <Choice
          name="assignee"
          label={say('Assigned to')}
          all={say('Anyone')}
          chosen={assignee}
          options={[[nobody, 'Unassigned'], ...colleagues.map(({ id, name }) => [id, drawn(name)] as const)]}
        />
        <DayField name="from" label={say('Received from')} chosen={from} />
        <DayField name="to" label={say('Received to')} chosen={to} />
        <Button type="submit" variant="outline" size="s">
          {say('Apply')}
        </Button>
      </Popover>
      {count > 0 ? (
        <LinkButton to={viewsPath + listQuery(query)} variant="ghost">
          {say('Save view')}
        </LinkButton>
      ) : null}
      {count > 0 || search ? (
        <LinkButton to={inboxPath} variant="ghost">
          {say('Clear')}
        </LinkButton>
      ) : null}
    </FilterForm>
  )
}

const stringsOf = (values: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']))

/** Takes back the last change to records until it is undone: the messages of later acts do not take it away. */
function LastUndo() {
  const flash = useFlash()
  const [last, setLast] = useState<Flash['undo']>()
  useEffect(() => {
    if (typeof flash?.undo === 'string') setLast(flash.undo)
  }, [flash?.undo])
  useEffect(() => {
    const onSubmit = ({ target }: SubmitEvent) => {
      if (target instanceof Element && target.id === 'undo') setLast(undefined)
    }
    document.addEventListener('submit', onSubmit)
    return () => document.removeEventListener('submit', onSubmit)
  }, [])
  // The message of the change has the same form.
  if (!last || flash?.undo) return null
  return (
    <div className="until-focus">
      <UndoForm undo={last} />
    </div>
  )
}

type Sent = {
  /** The records as they were sent. */
  targets: string[]
  /** The row to return to is the first of these that is in the list; none after an act in the pane, which has its own place. */
  ids: string[]
  at: number
}

const targetsOf = (form: Element) =>
  [...form.querySelectorAll<HTMLInputElement>('[name=record]:is(:checked, [type=hidden])')].map(({ value }) => value)

/**
 * After an act on rows of the list, the cursor is at its row, or at the one in its place, and the rows are no longer ticked;
 * once the act is undone, the cursor is at the row that is back.
 */
function useKeptCursor() {
  const sent = useRef<Sent | null>(null)
  /** The records of the last act that changed any. */
  const acted = useRef<string[]>([])
  const answered = useRef<Sent | null>(null)
  const { key } = useLocation()
  useEffect(() => {
    const onSubmit = ({ target }: SubmitEvent) => {
      if (!(target instanceof Element)) return
      const targets = targetsOf(target)
      const isUndo = target.id === 'undo'
      if (targets.length === 0 && !isUndo) return
      const link = linkOf(document.activeElement) ?? linkOf(target.querySelector('[name=record]:checked'))
      const own = target.id === 'bulk' || isUndo ? (link?.id ?? []) : []
      const ids = [isUndo ? acted.current : [], own].flat()
      sent.current = { targets, ids, at: link ? rowLinks().indexOf(link) : 0 }
    }
    document.addEventListener('submit', onSubmit)
    return () => document.removeEventListener('submit', onSubmit)
  }, [])
  // Early, because the next key may already be that of the undo.
  useEarlyEffect(() => {
    answered.current = sent.current
    sent.current = null
    if (!answered.current || !isChanged(answered.current.targets)) return
    acted.current = answered.current.targets.map(referenceOfTarget)
    clearTicks(acted.current)
  }, [key])
  // After the page's own effects, which lead to its heading.
  useEffect(() => {
    const { current } = answered
    answered.current = null
    if (!current) return
    const focused = document.activeElement
    if (current.ids.length === 0 || focused?.closest('details[open]')) return
    if (!focused?.matches('body, #bulk *, #undo *, .inbox-preview h2, h1')) return
    const place = rowLinks().slice(0, current.at + 1)
    const link = current.ids.flatMap((id) => document.getElementById(id) ?? [])[0] ?? place.at(-1)
    // So that the new title does not lead to the heading.
    link?.setAttribute('data-now-shown', '')
    link?.focus()
  })
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('#bulk [name=record]')]

/** An act that changed no record leaves the ticks, so that it can be corrected. */
const isChanged = (targets: readonly string[]) => {
  const left = boxes().map(({ value }) => value)
  return targets.some((target) => !left.includes(target))
}

/** Pressed, so that the bar of the selection follows. */
function clearTicks(references: readonly string[]) {
  for (const box of boxes()) if (box.checked && references.includes(referenceOfTarget(box.value))) box.click()
}
