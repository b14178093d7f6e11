// The parts that the pages of one record share: permissions, mails, its place in the list it was opened from, and the
// action that moves it.

import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { findNeighbour, findPersonRecords, type Position } from '#app/features/inbox/inbox.server.ts'
import { rememberMoves } from '#app/features/inbox/undo.server.ts'
import { quarantinedTo } from '#app/features/received-mail/received-mails.server.ts'
import { listColleagues, listMentionable, mayAnswer } from '#app/features/records/colleagues.server.ts'
import { readDeskFacts } from '#app/features/records/desk-facts.server.ts'
import { readableKinds, recordKinds, recordPath, writableKinds } from '#app/features/records/kinds.ts'
import { lastEventText, type Reader } from '#app/features/records/last-event.server.ts'
import type { MoveOutcome, MoveRequest } from '#app/features/records/move.server.ts'
import { findRecord } from '#app/features/records/records.server.ts'
import { kindOf, possibleReferences, referenceIn } from '#app/features/records/reference.ts'
import { othersReplying } from '#app/features/records/reply/presence.server.ts'
import { isOpen, isStatus, statusesOf, statusLabel } from '#app/features/records/statuses.ts'
import { listTags } from '#app/features/records/tags/tags-in-use.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import type { Staff } from '#app/features/staff/require-staff.server.ts'
import { version } from '#app/forms/fields/rules.ts'
import { drawn, message, nested, sentences } from '#app/languages/message.ts'
import type { Message } from '#app/languages/phrases.server.ts'
import { mailsAbout, markLost } from '#app/mail/outbox/mails.server.ts'
import { staffAction } from '#app/routes/admin/shared/staff-action.server.ts'
import type { By } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { RecordKind, RecordRow, StatusOf } from '#db/tables/records.ts'
import { firstWords } from '../inbox/first-words.ts'
import { filterOf, type InboxQuery, inList, listOf, listQuery, listUrl, readerOf } from '../inbox/query.ts'
import { movedWords } from './change-words.ts'
import { keepReplyBeside, readComposer, repliesBeside } from './reply/composer.server.ts'

type Asked = { request: Request; staff: Staff; now: number }

export type BesideRecord = Awaited<ReturnType<typeof besideRecord>>

export async function besideRecord(kind: RecordKind, reference: string, { request, staff, now }: Asked) {
  const { role, timeZone } = staff
  const mayDecide = can(role, 'received.read')
  const list = listOf(request)
  const [{ promised_by, booked_at, seq, ...desk }, record] = await Promise.all([
    readDeskFacts(db, reference),
    findRecord(db, kind, reference),
  ])
  const mayWrite = can(role, recordKinds[kind].writePermission)
  // A merged record only shows what it had.
  const may = { move: mayWrite && desk.merged_into === null, openMail: can(role, 'mail.read'), separate: mayWrite }
  const mayReply = may.move && record !== null && record.email !== '' && record.status !== 'spam'
  const [mails, replying, colleagues, mentionable, tagsInUse, quarantined, previous, next, composer, others] =
    await Promise.all([
      markLost(db, await mailsAbout(db, reference), now),
      othersReplying(db, reference, staff, now),
      may.move ? assignable(kind) : [],
      mentionableBy(staff, kind),
      may.move ? listTags(db, readableKinds(role)) : [],
      quarantinedTo(db, reference),
      neighbourPath(list, { promised_by, booked_at, seq }, 'previous', { staff, now }),
      neighbourPath(list, { promised_by, booked_at, seq }, 'next', { staff, now }),
      mayReply ? readComposer(record, request, staff, now) : null,
      othersOf(reference, staff, now),
    ])
  const around = { query: list ? listQuery(list) : '', back: list && listUrl(list), previous, next }
  return {
    mails,
    replying,
    colleagues,
    mentionable,
    tagsInUse,
    quarantined: { ...quarantined, mayDecide },
    composer,
    others,
    may,
    me: staff.id,
    timeZone,
    now,
    desk,
    around,
  }
}

const mostOthers = 5

/** The newest other records from the same address; what is merged stands in the other's conversation. */
async function othersOf(reference: string, staff: Staff, now: number) {
  const all = (await findPersonRecords(db, reference, readerOf(staff, now), mostOthers + 1)) ?? []
  return all
    .filter((other) => other.reference !== reference && other.merged_into === null)
    .slice(0, mostOthers)
    .map(({ kind, reference, status, about, message, received_at }) => ({
      kind,
      reference,
      status,
      about: about || firstWords(message ?? '') || reference,
      received_at,
    }))
}

/** The colleagues whom the member of staff can name in a note about a record of the kind. */
export const mentionableBy = async ({ id }: Staff, kind: RecordKind) =>
  (await listMentionable(db, kind)).map(({ id: theirs, ...named }) => ({ ...named, isMe: theirs === id }))

/** The colleagues who may answer a record of the kind. */
export const assignable = async (kind: RecordKind) =>
  (await listColleagues(db)).filter((colleague) => mayAnswer(colleague, kind))

/** The next or previous record of the list, with the list in its address; null at the end. */
async function neighbourPath(
  list: InboxQuery | null,
  position: Position,
  direction: 'next' | 'previous',
  asked: Omit<Asked, 'request'>,
): Promise<string | null> {
  const found = list && (await neighbourIn(list, position, direction, asked))
  return found && inList(recordPath(found), list)
}

export const neighbourIn = (
  list: InboxQuery,
  position: Position,
  direction: 'next' | 'previous',
  { staff, now }: Omit<Asked, 'request'>,
) => findNeighbour(db, filterOf(list, staff), readerOf(staff, now), position, direction)

/** The record in the address. @throws Response 404 for an invalid reference, 403 without permission to change it */
export function writableRecord(
  params: { reference?: string },
  { role }: Staff,
): { kind: RecordKind; reference: string } {
  const [reference] = possibleReferences(params.reference ?? '')
  const kind = reference && kindOf(reference)
  if (!kind) throw new Response(null, { status: 404 })
  if (!writableKinds(role).includes(kind)) throw new Response(null, { status: 403, statusText: 'Forbidden' })
  return { kind, reference }
}

type MoveRecord<Kind extends RecordKind> = (db: Db, move: MoveRequest<Kind>, by: By) => Promise<MoveOutcome<Kind>>

export function moveAction<Kind extends RecordKind>(kind: Kind, moveRecord: MoveRecord<Kind>) {
  const isKnown = (to: string): to is StatusOf<Kind> & string => isStatus(kind, to)
  const moveSchema = z.object({ to: z.enum(statusesOf(kind) as [string, ...string[]]).refine(isKnown), version })
  return staffAction(recordKinds[kind].writePermission, moveSchema, {
    form: 'move',
    files: repliesBeside,
    run: async (sent) => {
      const { params, value, staff, now, request, by } = sent
      const move = { reference: referenceIn(kind, params.reference), to: value.to, version: value.version }
      const unkept = await keepReplyBeside(sent, { kind, reference: move.reference })
      if (unkept) return unkept
      const outcome = await moveRecord(db, move, by)
      if (!outcome.ok) return outcome
      const undo = await rememberMoves(db, [outcome], by)
      return { ...outcome, undo, to: await pageAfterMove(kind, outcome.record, { request, staff, now }) }
    },
    done: (asked, { record, note, to, undo }) => ({ to, undo, text: drawn(movedWords(record, note, asked)) }),
    refusals: {
      'reply not kept': (_, { unkept }) => unkept,
      'wrong move': ({ params, value }) => {
        const moved = { reference: referenceIn(kind, params.reference), status: nested(statusLabel(kind, value.to)) }
        return message('{reference} can’t be moved to {status} from its current status.', moved)
      },
    },
    changed: ({ params, staff }) => changedText(kind, params.reference, staff),
  })
}

/** Closing a record leads to the next open one of its list, or back to the list at the end. */
export async function pageAfterMove<Kind extends RecordKind>(
  kind: Kind,
  record: RecordRow<Kind>,
  { request, staff, now }: Asked,
): Promise<string> {
  const list = listOf(request)
  if (!list || isOpen(kind, record.status)) return inList(recordPath(record), list)
  const open = { ...filterOf(list, staff), isOpen: true }
  const next = await findNeighbour(db, open, readerOf(staff, now), await readDeskFacts(db, record.reference), 'next')
  return next ? inList(recordPath(next), list) : listUrl(list)
}

/** The other change may be the visitor's, which the audit log does not contain. */
export async function changedText(kind: RecordKind, typed: string | undefined, reader: Reader): Promise<Message> {
  const reference = referenceIn(kind, typed)
  const last = await lastEventText(db, kind, reference, reader)
  return sentences(message('{reference} was changed while you were looking at it.', { reference }), last && drawn(last))
}
