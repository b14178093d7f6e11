// On a wide window the focused record's messages and its reply stand beside the list; on a narrow one the pane is not there.
import { Form, Link, useFetcher, useLocation, useNavigation } from '@remix-run/react'
import { type FormEvent, useContext, useEffect, useRef, useState } from 'react'
import { recordPath } from '#app/features/records/kinds.ts'
import { isSnoozed } from '#app/features/records/overdue.ts'
import { isOpen, nextMoves, statusLabel } from '#app/features/records/statuses.ts'
import { shownTags } from '#app/features/records/tags/tags.ts'
import { keepInHistory } from '#app/http/remix/history-state.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { ReceivedFiles } from '#app/routes/admin/mail/received/files.tsx'
import { EndSnooze, Moves, markAsRead, useSnoozeTimes } from '#app/routes/admin/records/desk-card.tsx'
import { answerFact } from '#app/routes/admin/records/record-facts.tsx'
import { ReplyForm } from '#app/routes/admin/records/reply/reply-form.tsx'
import { OthersReplying } from '#app/routes/admin/records/reply/tell-replying.tsx'
import { By, Quarantined } from '#app/routes/admin/records/thread/thread.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { wakeNow } from '#app/time/snooze-times.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Popover } from '#app/ui/popover.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { targetText } from './bulk-choices.ts'
import type { ShownRow } from './inbox-page.server.ts'
import { nextReplyInPane, typeAheadInto } from './keys/typed-ahead.ts'
import type { loader } from './peek.ts'
import { besideQuery, type InboxQuery, inboxPath, inList, listQuery } from './query.ts'
import { NoteRow } from './row-notes.ts'
import { Choices } from './selection-bar.tsx'

const wide = '(width >= 80rem)'
/** So that holding j down does not ask for every record on the way. */
const restMs = 120
const readingMs = 2_000

type PreviewPaneProps = {
  rows: readonly Pick<ShownRow, 'reference' | 'name' | 'about' | 'read_at'>[]
  query: InboxQuery
}

export function PreviewPane({ rows, query }: PreviewPaneProps) {
  const say = useSay()
  const { load, data } = useFetcher<typeof loader>()
  const { search } = useLocation()
  const beside = besideQuery(search)
  const list = listQuery(query) + (new URLSearchParams(search).get('before') ?? '')
  const { shown, isChosen } = useFocusedRecord(
    rows.map(({ reference }) => reference),
    list,
  )
  const row = rows.find(({ reference }) => reference === shown)
  /** The first record is asked for at once. */
  const rest = useRef(0)
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => load(`${inboxPath}/${shown}/peek${beside}`), rest.current)
    rest.current = restMs
    return () => clearTimeout(timer)
  }, [shown, beside, load])
  const peek = data?.peek.reference === shown ? data.peek : null
  useReading(peek?.mayMove && isChosen && row?.read_at === null ? row.reference : null)
  const { heading, rememberAct } = useHeadingAfterAct()
  if (!row) return null
  return (
    <aside
      className="inbox-preview card"
      aria-label={say('Preview')}
      aria-busy={peek === null}
      data-shown={row.reference}
      onSubmitCapture={(event) => {
        writeNext(event)
        rememberAct(event)
      }}
    >
      <div className="toolbar">
        <h2 ref={heading} className="typed" dir="auto" tabIndex={-1} data-now-shown="">
          {row.name}
        </h2>
        {peek && data ? (
          <>
            <LinkButton to={inList(recordPath(peek), query)} variant="outline" size="s">
              {say('Open')}
            </LinkButton>
            <PreviewActs key={peek.reference} {...peek} query={query} now={data.now} />
          </>
        ) : null}
      </div>
      {peek && data ? (
        <Preview key={peek.reference} {...data} query={query} />
      ) : (
        <>
          <p className="soft">{say('Loading {reference}…', { reference: row.reference })}</p>
          <About about={row.about} />
        </>
      )}
    </aside>
  )
}

type Data = NonNullable<ReturnType<typeof useFetcher<typeof loader>>['data']>

function Preview({ peek, composer, replying, application, now, zone, query }: Data & Pick<PreviewPaneProps, 'query'>) {
  const say = useSay()
  const { kind, reference, status, name, email, about, tags, messages } = peek
  const path = inList(recordPath(peek), query)
  const newest = useNewestInView(messages)
  useKeptOnReload(reference)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long messages are scrolled by keys, too. */}
      <div className="stack preview-text" data-gap="s" tabIndex={0}>
        <p className="soft typed" dir="auto">
          <Pill status={status} label={statusLabel(kind, status)} />{' '}
          {[email, shownTags({ tags })].filter(Boolean).join('\u00a0· ')}
        </p>
        <Quarantined reasons={peek.spam_reasons} />
        {application ? (
          <Facts
            of={{
              Course: application.course,
              Experience: application.experience,
              CV:
                application.files.length > 0 ? (
                  <ReceivedFiles files={application.files} path={recordPath(peek)} />
                ) : null,
              ...answerFact({ record: application, zone, now, snoozedUntil: peek.snoozed_until }),
            }}
          />
        ) : (
          <About about={about} />
        )}
        {messages.map((message) => (
          <div
            key={message.id}
            ref={message.id === messages.at(-1)?.id ? newest : null}
            className="preview-message"
            data-from={message.writer}
          >
            <p className="cluster thread-head" data-align="ends">
              <span>
                <Who {...message} name={name} />
              </span>{' '}
              <Moment at={message.at} zone={zone} />
            </p>
            {message.text ? (
              <p className="typed" dir="auto">
                {message.text}
              </p>
            ) : null}
            {message.isCut ? <Link to={path}>{say('Read all')}</Link> : null}
            <ReceivedFiles files={message.files} path={recordPath(peek)} />
          </div>
        ))}
      </div>
      {composer ? (
        <>
          <OthersReplying reference={reference} names={replying} except={composer.writers.map(({ name }) => name)} />
          <ReplyForm {...composer} isBrief />
        </>
      ) : null}
    </>
  )
}

/** @param name the person whose record it is */
function Who({ writer, actor, isAutomatic, name }: Data['peek']['messages'][number] & { name: string }) {
  if (writer === 'staff') return <By label="Reply by email" actor={actor} />
  if (writer === 'note') return <By label="Note" actor={actor} />
  const person = (
    <span className="typed" dir="auto">
      {actor ?? name}
    </span>
  )
  if (actor !== null) return <Said phrase="Logged by {name}" values={{ name: person }} />
  return isAutomatic ? <Said phrase="Automatic reply from {name}" values={{ name: person }} /> : person
}

const About = ({ about }: { about: string | null }) =>
  about ? (
    <h3 className="typed" dir="auto">
      {about}
    </h3>
  ) : null

/** After "Send and next", which leads to the row of the next record, the cursor is in the text of its reply. */
function writeNext({ nativeEvent }: FormEvent) {
  const { submitter } = nativeEvent as SubmitEvent
  if (submitter?.getAttribute('value') === 'next') typeAheadInto(nextReplyInPane())
}

/** The newest message is in sight, if there are several, also above the reply. */
function useNewestInView(messages: readonly unknown[]) {
  const newest = useRef<HTMLDivElement>(null)
  const isConversation = messages.length > 1
  useEffect(() => {
    const { current } = newest
    const text = current?.parentElement
    if (!isConversation || !current || !text) return
    const sized = new ResizeObserver(() => {
      text.scrollTop = current.offsetTop
    })
    sized.observe(text)
    return () => sized.disconnect()
  }, [isConversation])
  return newest
}

/** Each entry of the browser's history has the record that was shown last. */
function useKeptOnReload(shownRecord: string) {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: an act leads to a new entry.
  useEffect(() => keepInHistory({ shownRecord }), [shownRecord, key])
}

/** A move or Snooze takes its button away: the heading of the record that is shown then gets the focus. */
function useHeadingAfterAct() {
  const heading = useRef<HTMLHeadingElement>(null)
  const hasActed = useRef(false)
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (!isIdle || !hasActed.current) return
    hasActed.current = false
    heading.current?.focus({ preventScroll: true })
    // Above the message of the act.
    document.querySelector('.inbox-from[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [isIdle])
  const rememberAct = ({ target }: FormEvent) => {
    hasActed.current = target instanceof Element && target.closest('.inbox-preview > .toolbar') !== null
  }
  return { heading, rememberAct }
}

/**
 * A click in a row, also on its name, does what the keys do: its link gets the focus. The second click of a double one opens
 * the record, as Enter and a click with a key do.
 */
function focusRow(event: MouseEvent) {
  const { target, detail, ctrlKey, metaKey, shiftKey, altKey } = event
  if (!(target instanceof Element) || target.closest('a:not(.inbox-from), input, summary, button, label, details'))
    return
  const link = target.closest('.inbox-split tbody tr')?.querySelector<HTMLElement>('.inbox-from')
  if (!link?.contains(target)) {
    if (detail === 2) link?.click()
  } else if (detail === 1 && !(ctrlKey || metaKey || shiftKey || altKey)) event.preventDefault()
  else return
  link?.focus({ preventScroll: true })
}

/** The browser may have scrolled elsewhere. */
function showRow(reference: string) {
  const row = document.querySelector(`[data-reference="${reference}"]`)
  const { top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {}
  if (top < 0 || bottom > innerHeight) row?.scrollIntoView({ block: 'nearest' })
}

/**
 * The record of the list that has the focus, at first the first one; null on a narrow window. Once it has left the list, the
 * one in its place.
 * @param list another one begins with its first record again
 */
function useFocusedRecord(references: readonly string[], list: string) {
  const [focused, setFocused] = useState<string | null>(null)
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const media = matchMedia(wide)
    const onChange = () => setWide(media.matches)
    onChange()
    media.addEventListener('change', onChange)
    return () => media.removeEventListener('change', onChange)
  }, [])
  const { key } = useLocation()
  // After a reload, and on the way back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has its own record.
  useEffect(() => {
    const { shownRecord } = history.state ?? {}
    if (!shownRecord) return
    setFocused(shownRecord)
    showRow(shownRecord)
  }, [key])
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof HTMLElement ? target.closest('tr')?.querySelector('[data-reference]') : null
      if (row instanceof HTMLElement && row.dataset.reference) setFocused(row.dataset.reference)
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  useEffect(() => {
    if (!isWide) return
    // Before the link's own handler.
    document.addEventListener('click', focusRow, true)
    return () => document.removeEventListener('click', focusRow, true)
  }, [isWide])
  const last = useRef({ list, place: 0 })
  const found = focused === null ? -1 : references.indexOf(focused)
  const place = last.current.list === list ? last.current.place : 0
  const shown = references[found < 0 ? Math.min(place, references.length - 1) : found] ?? null
  useEffect(() => {
    last.current = { list, place: Math.max(0, references.indexOf(shown ?? '')) }
  })
  // Marks the row whose record the pane shows.
  useEffect(() => {
    const row = isWide && shown ? document.querySelector(`[data-reference="${shown}"]`) : null
    row?.setAttribute('aria-current', 'true')
    return () => row?.removeAttribute('aria-current')
  }, [isWide, shown])
  return { shown: isWide ? shown : null, isChosen: isWide && found >= 0 }
}

/** A record that was chosen in the list is read once it has been shown for a while. */
function useReading(unread: string | null) {
  const noteRow = useContext(NoteRow)
  useEffect(() => {
    if (unread === null) return
    const timer = setTimeout(() => markAsRead(unread).then((isRead) => noteRow(unread, { isRead })), readingMs)
    return () => clearTimeout(timer)
  }, [unread, noteRow])
}

// The acts for the record in the pane beside the inbox: as for a selected one, and those that ask first have their page.
type Peek = NonNullable<Awaited<ReturnType<typeof loader>>>['peek']

type PreviewActsProps = Pick<Peek, 'kind' | 'reference' | 'version' | 'status' | 'snoozed_until' | 'mayMove'> & {
  query: InboxQuery
  now: number
}

function PreviewActs({ query, now, mayMove, ...record }: PreviewActsProps) {
  const say = useSay()
  const times = useSnoozeTimes()
  const isBusy = useNavigation().state !== 'idle'
  const { kind, status, version } = record
  if (!mayMove) return null
  const action = `${inboxPath}/bulk${listQuery(query)}`
  const target = targetText(record)
  return (
    <div className="button-row">
      <Moves
        path={recordPath(record)}
        moves={nextMoves(kind, status)}
        version={version}
        isSecondary
        size="s"
        post={(to) => ({ action, values: { record: target, do: `move:${to}` }, preventScrollReset: true })}
      />
      {isSnoozed(record, now) ? (
        <EndSnooze action={action} values={{ record: target, do: `snooze:${wakeNow}` }} preventScrollReset />
      ) : null}
      {isOpen(kind, status) ? (
        <Form
          method="post"
          action={action}
          preventScrollReset
          onSubmit={(event) => {
            if (isBusy) event.preventDefault()
          }}
        >
          <input type="hidden" name="record" value={target} />
          <Popover id="preview-snooze" label={say('Snooze')} opens="down">
            <Choices verb="snooze" options={times} />
            <LinkButton to={`${inboxPath}/${record.reference}/snooze${listQuery(query)}`} variant="ghost" size="s">
              {say('Another day')}
            </LinkButton>
          </Popover>
        </Form>
      ) : null}
    </div>
  )
}
