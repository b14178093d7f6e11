// The loaders and actions of the staff area, from guard to response. Success is a redirect with a message; a refusal
// shows the reason and keeps the typed values.
import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import type { z } from 'zod'
import { db } from '#app/db.server.ts'
import {
  type AuditedRecord,
  lastChangeText,
  ownChangeAt,
  ownChangeWords,
} from '#app/features/staff/audit/last-change.server.ts'
import type { Permission } from '#app/features/staff/permissions.ts'
import { isSent, requireStaff, type Staff, stillStaff } from '#app/features/staff/require-staff.server.ts'
import type { Branch, Label } from '#app/forms/document/document-values.ts'
import type { Fields } from '#app/forms/document/field-types.ts'
import { labelIn } from '#app/forms/document/label-in.server.ts'
import { readDocument, type StorePicture } from '#app/forms/document/read-document.server.ts'
import type { Errors, FormValues, StoredFile } from '#app/forms/form-state.ts'
import { sessionEndedStatus } from '#app/forms/network-safe-action.ts'
import { readUpload, type Upload, type UploadedFile } from '#app/forms/read/body.server.ts'
import { movingRefusal } from '#app/forms/read/moving-refusal.ts'
import {
  type Problem,
  type ReadForm,
  readForm,
  readFormWithFiles,
  toldTogether,
} from '#app/forms/read/read-form.server.ts'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import type { Flash } from '#app/http/browser/flash.ts'
import { drawn, isMessage, sentences } from '#app/languages/message.ts'
import { type Message, type Phrase, type Say, sayIn } from '#app/languages/phrases.server.ts'
import { logError } from '#app/process/log.server.ts'
import type { AuditKind, By } from '#db/audit.ts'
import { underCondition } from '#db/driver/condition.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'

export type Asked = LoaderFunctionArgs & {
  staff: Staff
  now: number
  /** The actor and the time of a change. */
  by: By<Staff>
  /** In the language of the member of staff. */
  language: Language
  say: Say
  /** The record in the address. */
  id: string
}

type Sent<V> = Asked & {
  value: V
  /** Those of a form with `files`. */
  files: readonly UploadedFile[]
  /** The sender's clientKey, for the rate limit. */
  client: string
}

/** Of a download: its times and the day in its name are the reader's, as on the page. */
export const destinationOf = ({ context, staff }: Pick<Asked, 'context' | 'staff'>) => ({
  room: context.room,
  zone: staff.timeZone,
})

/** The entry of a table that an address names. @throws Response 404 */
export function keyIn<T extends object>(table: T, name = ''): keyof T {
  if (!Object.hasOwn(table, name)) throw new Response(null, { status: 404 })
  return name as keyof T
}

/**
 * Runs the guard before a loader or action; used directly for requests that only scripts send. What is sent may take
 * minutes to arrive: the guard is asked again after the body, and in each transaction of the change.
 */
export const guarded =
  <R>(permission: Permission, answer: (asked: Asked) => Promise<R>) =>
  async (args: LoaderFunctionArgs): Promise<R> => {
    const { request } = args
    const staff = await requireStaff(db, request, permission)
    const now = Date.now()
    const { language } = staff
    const asked = {
      ...args,
      staff,
      id: args.params.id ?? '',
      now,
      by: { actor: staff, now },
      language,
      say: sayIn(language),
    }
    const ended = new Response(null, { status: 403, statusText: 'Forbidden' })
    const ask = async (trx: Db = db) => {
      const still = await stillStaff(trx, request, permission)
      if (!still) throw ended
      Object.assign(staff, still)
    }
    try {
      return await (isSent(request) ? underCondition(ask, () => answer(asked)) : answer(asked))
    } catch (error) {
      // Outside the transaction: leads to the sign-in page, with the form kept.
      if (error === ended) await requireStaff(db, request, permission)
      const moving = movingRefusal(error, now)
      throw moving ? new Response(null, moving) : error
    }
  }

/** The loader of a staff page; null becomes 404. Without `load`, the page needs no data. */
export const staffLoader = <T = object>(
  permission: Permission,
  load: (asked: Asked) => Promise<T | null | undefined> = async () => ({}) as T,
) =>
  guarded(permission, async (asked): Promise<T> => {
    const loaded = await load(asked)
    if (loaded === null || loaded === undefined) throw new Response(null, { status: 404 })
    return loaded
  })

/** The loader of an address that only takes a form. */
export const staffRedirect = (permission: Permission, to: (asked: Asked) => string) =>
  guarded(permission, async (asked) => redirect(to(asked)))

/** The action of each staff route that has none of its own (http/remix/route-defaults.js). */
export const readOnly = guarded('own.account', async () => {
  throw new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
})

/** `gone` becomes 404, invalid fields 422, any other reason 409. */
type Outcome = { ok: true } | { ok: false; reason: string } | { ok: false; errors: Errors }
type Done<O> = Extract<O, { ok: true }>
type Reason<O> = O extends { ok: false; errors: Errors }
  ? never
  : O extends { ok: false; reason: infer R extends string }
    ? Exclude<R, 'gone' | 'changed'>
    : never
type RefusedFor<O, R> = O extends { ok: false; reason: infer Q } ? (R extends Q ? O : never) : never

type Refusal<V, O> = Message | Problem | ((sent: Sent<V>, outcome: O) => Message | Problem | Promise<Problem>)

/** The page after the form, with its message, by default in the reader's language; without a text there is none. */
type Next = Partial<Omit<Flash, 'id' | 'text'>> & {
  to: string
  text?: Message | ''
  language?: Language
  /** The next page is loaded as a whole. */
  isDocument?: boolean
}

type Answer = Next | Response | ReturnType<typeof data>

type StaffForm<V, O extends Outcome | boolean> = {
  form: string
  /** @returns false if the record has changed meanwhile */
  run: (sent: Sent<V>) => Promise<O>
  /** Other responses are for scripts, and for pages that the form itself draws. */
  done: (sent: Sent<V>, outcome: Done<O>) => Answer | Promise<Answer>
  /** The field with files, the limit of the whole body, and which of them `run` has stored before it refuses the form. */
  files?: { name: string; limit: number; stored: (sent: Sent<V>) => Promise<readonly StoredFile[]> }
  /** The error of a form with typed fields after a failure. Without it, a wrong body is 400 and a failure an error page. */
  failed?: Phrase
  /** The message for each reason of a refusal. */
  refusals?: { [R in Reason<O>]: Refusal<V, RefusedFor<O, R>> }
  /** The refusal for an error that `run` throws; undefined for a failure. */
  thrown?: (error: unknown) => Problem | undefined
  /** The message after a conflict with an earlier change. */
  changed?: Message | ((sent: Sent<V>) => Promise<Message>)
  /** The errors of rules beyond the schema for what a refused form has, so that all are told at once. */
  late?: (asked: Asked, values: FormValues) => Promise<Errors | null>
  /** The record in the audit log, to name the author of the earlier change. */
  record?: (sent: Sent<V>) => AuditedRecord
}

/** For what answers only whether there was such a record. */
export const orGone = (isDone: boolean) => (isDone ? ({ ok: true } as const) : ({ ok: false, reason: 'gone' } as const))

type OptionsFor<S extends z.ZodRawShape, O extends Outcome | boolean> = StaffForm<z.output<z.ZodObject<S>>, O>

export const staffAction = <S extends z.ZodRawShape, O extends Outcome | boolean>(
  permission: Permission,
  schema: z.ZodObject<S>,
  options: OptionsFor<S, O>,
) => guarded(permission, staffForm(schema, options))

/** For a page with several forms, named in the address; an unknown name is 404. */
export const staffForms = (
  permission: Permission,
  formIn: (asked: Asked) => ReturnType<typeof staffForm> | undefined,
) =>
  guarded(permission, async (asked) => {
    const form = formIn(asked)
    if (!form) throw new Response(null, { status: 404 })
    return form(asked)
  })

/** One of several forms. */
export function staffForm<S extends z.ZodRawShape, O extends Outcome | boolean>(
  schema: z.ZodObject<S>,
  options: OptionsFor<S, O>,
) {
  return async (asked: Asked) => {
    const { form, files } = options
    const read = files ? await readFormWithFiles(asked, form, schema, files) : await readForm(asked, form, schema)
    return answerTo(read, asked, options)
  }
}

type DocumentForm<S extends z.ZodRawShape> = Pick<
  Parameters<typeof readDocument<S>>[1],
  'also' | 'partsOf' | 'listPictures'
> & {
  fieldsIn: (asked: Asked) => Fields
  storePicture?: (asked: Asked, ...picture: Parameters<StorePicture>) => ReturnType<StorePicture>
}

/** The form of a document: the address says which fields it has. */
export const staffDocument = <S extends z.ZodRawShape, O extends Outcome | boolean>(
  permission: Permission,
  { fieldsIn, storePicture, ...document }: DocumentForm<S>,
  options: StaffForm<z.output<z.ZodObject<S>> & { document: Branch }, O>,
) =>
  guarded(permission, async (asked) => {
    const labelOf = (label: Label) => labelIn(asked.language, label)
    const read = await readDocument(asked, {
      form: options.form,
      fields: fieldsIn(asked),
      labelOf,
      storePicture: storePicture && ((...picture) => storePicture(asked, ...picture)),
      ...document,
    })
    return answerTo(read, asked, options)
  })

async function answerTo<V, O extends Outcome | boolean>(form: ReadForm<V>, asked: Asked, options: StaffForm<V, O>) {
  const { failed } = options
  if (!form.ok) {
    if (failed === undefined) throw new Response(null, { status: 400 })
    const { late } = options
    return late ? toldTogether(form.response, asked.language, (values) => late(asked, values)) : form.response
  }
  if (form.owner !== undefined && form.owner !== asked.staff.id) {
    if (failed === undefined) throw new Response(null, { status: 409 })
    return form.refuse({ formError: otherAccount, status: sessionEndedStatus })
  }
  const { now, client } = form.context
  const { value, files = [] } = form
  const submission = { ...asked, value, files, now, by: { actor: asked.staff, now }, client }
  const run = () => options.run(submission).catch((error: unknown) => problemThrown(options.thrown, error))
  const attempt = failed === undefined ? { ok: true as const, value: await run() } : await form.attempt(run, failed)
  if (!attempt.ok) return attempt.response
  const outcome = outcomeOf(attempt.value)
  if (!outcome.ok) {
    const problem = await problemOf(outcome, options, submission)
    const stored = await options.files?.stored(submission)
    // Files that the action has kept need not be chosen again.
    return form.refuse(
      stored ? { ...problem, drawn: { fileField: undefined, ...problem.drawn, files: stored } } : problem,
    )
  }
  const next = await options.done(submission, attempt.value as Done<O>)
  if (!('to' in next)) return next
  const { to, text, language = asked.language, isDocument, ...flash } = next
  const headers = new Headers(isDocument ? { 'X-Remix-Reload-Document': 'true' } : {})
  const said = text && sayIn(language)(text)
  if (!said) return redirect(to, { status: 303, headers })
  return redirectWithFlash(to, { kind: 'success', ...flash, text: said }, headers)
}

const otherAccount =
  'You’ve signed in with a different account since this page was opened, so nothing was saved. Sign in as before to send this, or reload the page.'

type Thrown = { ok: false; problem: Problem }

function problemThrown(known: ((error: unknown) => Problem | undefined) | undefined, error: unknown): Thrown {
  const problem = known?.(error)
  if (!problem) throw error
  return { ok: false, problem }
}

function outcomeOf(result: Outcome | Thrown | boolean): Outcome | Thrown {
  if (typeof result !== 'boolean') return result
  return result ? { ok: true } : { ok: false, reason: 'changed' }
}

/** By kind of record; others have no name that staff know. */
const changedWords: Partial<Record<AuditKind, Phrase>> = {
  'course-run': 'This course run was changed while you were looking at it.',
  issue: 'This issue was changed while you were looking at it.',
  mail: 'This mail was changed while you were looking at it.',
  media: 'This media was changed while you were looking at it.',
  place: 'This place was changed while you were looking at it.',
  post: 'This post was changed while you were looking at it.',
  'promo-code': 'This promo code was changed while you were looking at it.',
  'received-mail': 'This received mail was changed while you were looking at it.',
  redirect: 'This redirect was changed while you were looking at it.',
  subscriber: 'This subscriber was changed while you were looking at it.',
  text: 'This text was changed while you were looking at it.',
  user: 'This user was changed while you were looking at it.',
  webhook: 'This webhook was changed while you were looking at it.',
}

const changedOf = (kind?: AuditKind): Phrase =>
  (kind ? changedWords[kind] : 'This page was changed while you were looking at it.') ??
  'This was changed while you were looking at it.'

async function problemOf<V, O extends Outcome | boolean>(
  outcome: Exclude<Outcome, { ok: true }> | Thrown,
  { refusals, changed, record, failed }: StaffForm<V, O>,
  sent: Sent<V>,
): Promise<Problem> {
  if ('problem' in outcome) return outcome.problem
  if ('errors' in outcome) return { errors: outcome.errors }
  if (outcome.reason === 'gone') throw new Response(null, { status: 404 })
  if (outcome.reason !== 'changed') {
    const answer: Refusal<V, unknown> | undefined = refusals?.[outcome.reason as Reason<O>] as Refusal<V, unknown>
    const refusal = typeof answer === 'function' ? await answer(sent, outcome) : answer
    return { status: 409, ...(isMessage(refusal) ? { formError: refusal } : refusal) }
  }
  const audited = record?.(sent)
  // The page of a question without typed fields tells what was changed.
  const ownAt = audited && failed !== undefined ? await ownChangeAt(db, audited, sent.staff) : null
  if (ownAt !== null) return ownConflict(ownAt, sent.staff)
  const last = audited ? await lastChangeText(db, audited, sent.staff) : null
  const ownText = typeof changed === 'function' ? await changed(sent) : changed
  const formError = sentences(ownText ?? changedOf(audited?.kind), last && drawn(last))
  return { formError, isConflict: true, status: 409 }
}

/** The refusal of a form whose record the same person has changed since it was opened. @param at when */
export const ownConflict = (
  at: number,
  staff: Staff,
  kept: Message = 'Nothing you typed is lost: save again to replace what you saved there.',
): Problem => ({ formError: sentences(ownChangeWords(at, staff), kept), isConflict: 'own', status: 409 })

/** The typed values that a page redraws after a refused upload. */
export type RefusedUpload = { problem: string; values: Record<string, string> }

type StaffUpload = {
  /** The most bytes in the whole body. */
  limit: number
  /** @returns the reason for refusing a file */
  take: (sent: Asked & Upload) => Promise<Response | Message>
  /** The page's error after a failure. */
  failed: Phrase
}

/** The action of a page with an upload. */
export const staffUpload = (permission: Permission, { limit, take, failed }: StaffUpload) =>
  guarded(permission, async (asked) => {
    const upload = await readUpload(asked.request, limit)
    const refuse = (problem: Message, status: number) => {
      asked.context.refused = true
      const answer = { problem: sayIn(asked.language)(problem), values: Object.fromEntries(upload.fields) }
      return data<RefusedUpload>(answer, { status })
    }
    try {
      const answer = await take({ ...asked, ...upload })
      return answer instanceof Response ? answer : refuse(answer, 422)
    } catch (error) {
      if (error instanceof Response) throw error
      const moving = movingRefusal(error, asked.now)
      if (moving) return refuse(moving.formError, moving.status)
      logError(error, { path: new URL(asked.request.url).pathname })
      return refuse(failed, 503)
    }
  })
