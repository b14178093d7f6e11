import { Link } from '@remix-run/react'
import { type ReactNode, useEffect } from 'react'
import { recordKinds, recordPath } from '#app/features/records/kinds.ts'
import { isSnoozed, isUnanswered } from '#app/features/records/overdue.ts'
import { isOpen, movesFrom, statusLabel } from '#app/features/records/statuses.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { recordFormKey } from '#app/forms/form-answer.ts'
import { PostButton, TypedForm } from '#app/forms/post-button.tsx'
import { hasDraft } from '#app/forms/staff-drafts.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Shortcuts } from '#app/routes/admin/inbox/keys/shortcuts.tsx'
import { inboxPath } from '#app/routes/admin/inbox/query.ts'
import { ReplyForm } from '#app/routes/admin/records/reply/reply-form.tsx'
import { Refusal } from '#app/routes/admin/shared/already-changed.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Menu } from '#app/ui/popover.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { notify } from '#app/ui/toasts/toasts.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { RecordKind, StatusOf } from '#db/tables/records.ts'
import { DeskCard, MarkRead, Moves } from './desk-card.tsx'
import { LinkOn, Mentioned, NoteField, SendKeys } from './record-fields.tsx'
import type { BesideRecord } from './record-parts.server.ts'
import { OthersReplying } from './reply/tell-replying.tsx'
import { Quarantined } from './thread/thread.tsx'

type RecordPageProps<Kind extends RecordKind> = {
  kind: Kind
  record: {
    reference: string
    status: StatusOf<Kind>
    version: number
    spam_reasons: string | null
    answered_at: number | null
    closed_at: number | null
  }
  name: string
  /** The reason for a refused move. */
  refusal?: string
  replyTo: { email: string; subject: string }
  beside: BesideRecord
  /** The next step, which is the page's main button: its address, and its confirmation page as the moves name it. */
  next?: { label: Phrase; to: string; asks: string } | null
  /** Drawn above the conversation. */
  above?: ReactNode
  thread: ReactNode
  /** Data that came with the message, in the rail. */
  facts?: ReactNode
  /** Further cards of the rail. */
  children?: ReactNode
}

/** A record as a conversation, with the reply at its foot and the facts in a rail beside it. */
export function RecordPage<Kind extends RecordKind>(props: RecordPageProps<Kind>) {
  const say = useSay()
  const { kind, record, name, refusal, replyTo, beside, next = null, ...rest } = props
  const { reference, status, version, spam_reasons } = record
  const { around, desk, may, composer } = beside
  const path = recordPath({ kind, reference }) + around.query
  const pill = <Pill status={status} label={statusLabel(kind, status)} />
  const isUnread = desk.read_at === null && record.closed_at === null
  const mayMerge = kind === 'enquiry' && may.move && isOpen(kind, status)
  const mergePath = mayMerge ? `${inboxPath}/${reference}/merge${around.query}` : null
  const moves = movesFrom(kind, status).map((move) =>
    move.to === 'completed' && around.next ? { ...move, label: 'Done and next' as const } : move,
  )
  const typed = composer && { id: 'reply', keepsAt: `${composer.path}/draft${composer.query}` }
  const shown = (
    <div className="stack record">
      {/* Enter in a field of the reply presses the first button of its form, which others on the page may join. */}
      {composer ? <button type="submit" form="reply" hidden /> : null}
      {around.back ? <WayThroughList {...around} back={around.back} /> : <Crumbs kind={kind} reference={reference} />}
      <div className="cluster page-head">
        <h1 className="typed" dir="auto">
          {name}
        </h1>
        {isUnread ? <Pill status="unread">{say('Unread')}</Pill> : null}
        {pill}
        {isSnoozed(desk, beside.now) ? <SnoozedPill until={desk.snoozed_until} zone={beside.timeZone} /> : null}
        {isUnread && may.move ? <MarkRead reference={reference} /> : null}
        <Actions {...{ kind, path, record, moves, beside, replyTo, next }} />
      </div>
      {refusal ? <Refusal text={refusal} state={pill} className="banner" kind="warning" /> : null}
      {desk.merged_into ? <MergedInto reference={desk.merged_into} own={reference} beside={beside} /> : null}
      <Waiting reference={reference} {...beside.quarantined} />
      {may.move ? <OthersReplying reference={reference} names={beside.replying} /> : null}
      <Quarantined reasons={spam_reasons} />
      <div className="columns" data-wide="first">
        <div className="stack">
          {rest.above ? <div className="stack record-steps">{rest.above}</div> : null}
          <Mentioned.Provider value={beside.mentionable}>{rest.thread}</Mentioned.Provider>
          {composer ? <ReplyForm {...composer} isSecondary={next !== null} /> : null}
          {may.move ? (
            <NoteForm
              reference={reference}
              mentionable={beside.mentionable}
              path={`${inboxPath}/${reference}/note${around.query}`}
            />
          ) : null}
        </div>
        <div className="stack record-rail">
          <div className="stack">
            <DeskCard reference={reference} version={version} beside={beside} />
            {rest.facts}
          </div>
          <div className="stack">
            <OtherConversations {...beside} mergePath={mergePath} />
            {rest.children}
          </div>
        </div>
      </div>
      <Shortcuts />
    </div>
  )
  return <TypedForm.Provider value={typed}>{shown}</TypedForm.Provider>
}

type MergedIntoProps = { reference: string; own: string; beside: BesideRecord }

/** Leads to the record that has everything, and separates the two. */
function MergedInto({ reference, own, beside: { may, around } }: MergedIntoProps) {
  const say = useSay()
  const link = <Link to={recordPath({ kind: 'enquiry', reference })}>{reference}</Link>
  return (
    <div className="banner" data-kind="info">
      <p>
        <Said phrase="Merged into {reference}: the conversation goes on there." values={{ reference: link }} />
      </p>
      {may.separate ? (
        <div className="button-row">
          <LinkButton to={`${inboxPath}/${own}/separate${around.query}`} variant="outline" size="s">
            {say('Separate again')}
          </LinkButton>
        </div>
      ) : null}
    </div>
  )
}

function SnoozedPill({ until, zone }: { until: number; zone: string }) {
  return (
    <Pill status="snoozed">
      <span>
        <Said phrase="Snoozed until {time}" values={{ time: <Moment at={until} zone={zone} only="day" /> }} />
      </span>
    </Pill>
  )
}

type ActionsProps<Kind extends RecordKind> = Pick<
  RecordPageProps<Kind>,
  'kind' | 'record' | 'beside' | 'replyTo' | 'next'
> & {
  path: string
  moves: Parameters<typeof Moves>[0]['moves']
}

/** The next step and another move of an open record stand beside the title, the others in the menu. */
function Actions<Kind extends RecordKind>({ kind, path, record, next, beside, replyTo, ...rest }: ActionsProps<Kind>) {
  const say = useSay()
  const { reference, status, version } = record
  const { around, desk, may, composer } = beside
  const isSecondary = composer !== null || next !== null
  const moves = rest.moves.filter(({ asks }) => asks === undefined || asks !== next?.asks)
  const shown = next && !isOpen(kind, status) ? 0 : 1
  return (
    <div className="cluster page-acts record-actions">
      {next ? <LinkOn to={next.to}>{say(next.label)}</LinkOn> : null}
      {may.move ? <Moves path={path} moves={moves.slice(0, shown)} {...{ version, isSecondary }} /> : null}
      <Menu id="record-more">
        {composer ? (
          <a className="button button-outline" href="#reply-body">
            {say('Reply')}
          </a>
        ) : null}
        {may.move ? <Moves path={path} moves={moves.slice(shown)} version={version} isSecondary /> : null}
        {may.move && (desk.asked_again_at !== null || !isOpen(kind, status)) && isUnanswered(record) ? (
          <Settle reference={reference} version={version} query={around.query} />
        ) : null}
        {may.move ? (
          <LinkOn to={`${inboxPath}/${reference}/address${around.query}`} variant="outline">
            {say('Edit email address')}
          </LinkOn>
        ) : null}
        {replyTo.email ? (
          <a className="button button-outline" href={mailTo(replyTo.email, replyTo.subject)}>
            {say('Open in email app')}
          </a>
        ) : null}
      </Menu>
    </div>
  )
}

type WaitingProps = { reference: string; count: number; from: string; mayDecide: boolean }

/** Quarantined mails to this record, which staff must decide on. */
function Waiting({ reference, count, from, mayDecide }: WaitingProps) {
  const say = useSay()
  if (count === 0) return null
  const review = (phrase: Phrase) =>
    mayDecide ? <Link to={`/dashboard/mail/received?reference=${reference}`}>{say(phrase)}</Link> : null
  return (
    <p className="banner" data-kind="warning">
      {count === 1 ? (
        <Said
          phrase="An email from {address} waits to be filed with this record. {link}"
          values={{ address: <bdi>{from || say('Unknown sender')}</bdi>, link: review('Review it') }}
        />
      ) : (
        <Said
          phrase="{count} emails wait to be filed with this record. {link}"
          values={{ count, link: review('Review them') }}
        />
      )}
    </p>
  )
}

function Crumbs({ kind, reference }: { kind: RecordKind; reference: string }) {
  const list = { label: useSay()(recordKinds[kind].label), href: recordKinds[kind].path }
  return <Breadcrumbs items={[list, { label: reference }]} />
}

type WayThroughListProps = { back: string; previous: string | null; next: string | null }

/** Links to the previous and next record of the list from which this one was opened. */
function WayThroughList({ back, previous, next }: WayThroughListProps) {
  const say = useSay()
  return (
    <nav className="cluster way-through-list" aria-label={say('Records of the list')}>
      <LinkOn to={back} {...quiet}>
        {say('Back to the list')}
      </LinkOn>
      {previous ? (
        <LinkOn to={previous} rel="prev" {...quiet}>
          {say('Previous')}
        </LinkOn>
      ) : (
        <span aria-disabled="true">{say('Previous')}</span>
      )}
      {next ? (
        <LinkOn to={next} rel="next" {...quiet}>
          {say('Next')}
        </LinkOn>
      ) : (
        <span aria-disabled="true">{say('Next')}</span>
      )}
    </nav>
  )
}

const quiet = { variant: 'ghost', size: 's' } as const

/** A link that opens the reader's own mail program. */
function mailTo(email: string, subject: string) {
  const address = encodeURIComponent(email).replaceAll('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`
}

type SettleProps = { reference: string; version: number; query: string }

/** For a sender who wrote again only to say thank you. */
const Settle = ({ reference, version, query }: SettleProps) => {
  const say = useSay()
  return (
    <PostButton action={`${inboxPath}/${reference}/settle${query}`} id="settle" values={{ version }} variant="outline">
      {say('No reply needed')}
    </PostButton>
  )
}

type OtherConversationsProps = Pick<BesideRecord, 'others' | 'timeZone'> & { mergePath: string | null }

/** The newest other records from the same address. */
function OtherConversations({ others, timeZone, mergePath }: OtherConversationsProps) {
  const say = useSay()
  if (others.length === 0) return null
  const enquiries = mergePath === null ? [] : others.filter(({ kind }) => kind === 'enquiry')
  return (
    <Panel id="others-heading" title={say('Other conversations')}>
      <ul className="stack other-conversations" data-gap="s">
        {others.map((other) => (
          <li key={other.reference}>
            <Link to={recordPath(other)} className="typed clamp" dir="auto">
              {other.about}
            </Link>
            <Pill status={other.status} label={statusLabel(other.kind, other.status)} />{' '}
            <span className="soft">
              <Moment at={other.received_at} zone={timeZone} only="date" />
            </span>
          </li>
        ))}
      </ul>
      {mergePath && enquiries.some(({ kind, status }) => isOpen(kind, status)) ? (
        <p>
          <LinkOn to={mergePath} variant="outline" size="s">
            {say('Merge with…')}
          </LinkOn>
        </p>
      ) : enquiries.length > 0 ? (
        <p className="soft">{say('To merge a completed one with this, reopen it first.')}</p>
      ) : null}
    </Panel>
  )
}

type NoteFormProps = Pick<BesideRecord, 'mentionable'> & { reference: string; path: string }

/**
 * A note in the conversation that the sender never sees. Without scripts it has a page of its own: of two forms on a page,
 * a browser sends one, and the other's text would be gone.
 */
function NoteForm({ reference, mentionable, path }: NoteFormProps) {
  const say = useSay()
  useTellOfUnsent(reference, path)
  const isHydrated = useHydrated()
  return (
    <section className="card note-form" aria-label={say('Note')}>
      {isHydrated ? (
        <ActionForm form="note" action={path}>
          <SendKeys form="note" />
          <NoteField label={say('Note for colleagues')} mentionable={mentionable} rows={2} />
          <div className="button-row">
            <SubmitButton busy={say('Saving...')} variant="outline">
              {say('Add note')}
            </SubmitButton>
          </div>
        </ActionForm>
      ) : (
        <LinkOn to={path} variant="outline">
          {say('Write a note for colleagues')}
        </LinkOn>
      )}
    </section>
  )
}

/** Says on the next page that the note is kept in this tab. */
function useTellOfUnsent(reference: string, path: string) {
  const text = useSay()('Your note on {reference} is not added yet. It is kept in this tab.', { reference })
  useEffect(
    () => () => {
      if (!hasDraft(recordFormKey('note', path))) return
      notify({ id: `note-${reference}`, form: 'note', kind: 'info', text }).catch(() => {})
    },
    [reference, path, text],
  )
}
