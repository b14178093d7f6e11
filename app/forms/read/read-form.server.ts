// Turns a request's body into validated values: only the schema's fields, cleaned, and all typed text kept on refusal.

import { createHash } from 'node:crypto'
import { type AppLoadContext, data } from '@remix-run/node'
import { z } from 'zod'
import { env } from '#app/env.server.ts'
import { suggestAddress } from '#app/forms/fields/address-slips.ts'
import { cleanText } from '#app/forms/fields/clean-text.ts'
import { addressFields, honeypotField, keyField, ownerField } from '#app/forms/fields/field-names.ts'
import { type FieldRule, fieldRule } from '#app/forms/fields/field-rule.ts'
import type { AddressQuestion, Errors, FieldErrors, FormAnswer, FormValues } from '#app/forms/form-state.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import { preferredLanguage } from '#app/http/browser/preferred-language.ts'
import { clientKey } from '#app/http/edge/client-address.server.ts'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import { retryAfter } from '#app/http/edge/slow-requests.server.ts'
import { isOfStaff } from '#app/http/of-staff.ts'
import { hmac } from '#app/http/secrets/secret.server.ts'
import { message, messageOf } from '#app/languages/message.ts'
import { languageOfRequest, type Message, sayIn } from '#app/languages/phrases.server.ts'
import { logError } from '#app/process/log.server.ts'
import type { Language } from '#db/tables/records.ts'
import { isCrowdedOut, readBody, readBodyWithFile, readBodyWithFiles, type UploadedFile } from './body.server.ts'
import { isFreshKey, issueFormKey } from './form-key.server.ts'
import { movingRefusal } from './moving-refusal.ts'
import { sentFrom } from './sent-from.ts'
import { spamReasonsOf } from './spam-reasons.ts'

export type FormArgs = {
  request: Request
  context: AppLoadContext
  /** The errors are in it; by default the language in the page's address. */
  language?: Language
}
export type Problem = {
  errors?: Errors
  formError?: Message
  isConflict?: FormAnswer['isConflict']
  status?: number
  headers?: HeadersInit
  /** Drawn instead of what was typed, or beside it. */
  drawn?: Partial<FormAnswer>
}
type Refusal = ReturnType<typeof data<FormAnswer>>
type Attempt<R> = { ok: true; value: R } | { ok: false; response: Refusal }

type AcceptedForm<T> = {
  ok: true
  value: T
  /** Those of a form with files. */
  files?: UploadedFile[]
  context: SendContext
  /** The account that a staff form was drawn for, unverified. */
  owner: string | undefined
  /** The language in which the form was shown. */
  pageLanguage: Language
  /** Redraws the form with all typed values. */
  refuse: (problem: Problem) => Refusal
  /** Runs the action; a throttle becomes 429 and a failure 503, with all typed values. @param failure the visitor's message */
  attempt: <R>(action: () => Promise<R>, failure: Message) => Promise<Attempt<R>>
}
export type ReadForm<T> = AcceptedForm<T> | { ok: false; response: Refusal }

const staleKey =
  'This page had been open for a long time, so the form was not sent. Everything you typed is still here: please send it again.'

const severalTimes =
  'Too Many Requests. You have tried several times in a short while. Please wait {wait} and send it again; everything you typed is still here.'

const tooManyFiles =
  'Too many files are being sent to us at the moment, so yours was not taken. Everything you typed is still here: please choose the file again and send it in a minute.'

const tooBusy =
  'Too much is being sent to us at the moment, so this was not taken. Everything you typed is still here: please send it again in a minute.'

/** Reads a staff form, whose sender is known by session. @throws Response 400, 413 or 415 for a body that is not a form */
export async function readForm<S extends z.ZodRawShape>(
  args: FormArgs,
  form: string,
  /** Or a function that makes it from the body, for a form whose fields depend on what was sent. */
  schema: z.ZodObject<S> | ((body: URLSearchParams) => z.ZodObject<S>),
  upload?: FormUpload,
) {
  const { body, ...sent } = upload ? await readTaking(args.request, upload) : { body: await readBody(args.request) }
  return check(args, form, typeof schema === 'function' ? schema(body) : schema, body, false, sent)
}

/** A file that is stored as soon as it arrives, whatever becomes of its form. */
export type FormUpload = {
  /** The field that gets the file's address. */
  name: string
  /** The name of the file's input. */
  input: string
  /** For the whole body. */
  limit: number
  /** @returns the address or the error of the field; null without either */
  take: (
    file: UploadedFile | undefined,
    fields: URLSearchParams,
  ) => Promise<{ src: string } | { problem: Message } | null>
}

async function readTaking(request: Request, { name, input, limit, take }: FormUpload) {
  const { fields, files, isDropped } = await readBodyWithFiles(request, input, limit)
  const taken = isDropped ? null : await take(files[0], fields)
  if (taken && 'src' in taken) fields.set(name, taken.src)
  return { body: fields, name, isDropped, problem: taken && 'problem' in taken ? taken.problem : null }
}

/**
 * Reads a staff form with files in one field, which its action checks and keeps. @param limit for the whole body, more than
 * the files may have, so that a form with too large ones can be redrawn
 */
export async function readFormWithFiles<S extends z.ZodRawShape>(
  args: FormArgs,
  form: string,
  schema: z.ZodObject<S>,
  { name, limit }: Pick<FileField, 'name' | 'limit'>,
): Promise<ReadForm<z.output<z.ZodObject<S>>>> {
  const { fields, files, isDropped } = await readBodyWithFiles(args.request, name, limit)
  const sent = { name, limit, problemOf: () => null, file: files[0] ?? null, isDropped }
  const read = check(args, form, schema, fields, false, sent)
  return read.ok ? { ...read, files } : read
}

/** Reads a public form, which must have a signed key and an empty honeypot. @throws like readForm */
export async function readPublicForm<S extends z.ZodRawShape>(args: FormArgs, form: string, schema: z.ZodObject<S>) {
  return check(args, form, schema, await readBody(args.request), true)
}

type FileField = {
  name: string
  /** For the whole body: somewhat more than the file may have, so that a form with too large a file can be redrawn. */
  limit: number
  /** The error for a file, for its sender. */
  problemOf: (file: UploadedFile) => Message | null
}
type SentFile = Partial<FileField> & { file?: UploadedFile | null; isDropped?: boolean; problem?: Message | null }

/** Reads a public form with one file. While too many uploads are in progress, refuses it with 503. @throws like readForm */
export async function readPublicFormWithFile<S extends z.ZodRawShape>(
  args: FormArgs,
  form: string,
  schema: z.ZodObject<S>,
  field: FileField,
) {
  const sent = await readBodyWithFile(args.request, field.name, field.limit)
  const read = check(args, form, schema, sent.fields, true, { ...field, ...sent })
  return read.ok ? { ...read, file: sent.file } : read
}

function check<S extends z.ZodRawShape>(
  { request, context, language }: FormArgs,
  form: string,
  schema: z.ZodObject<S>,
  body: URLSearchParams,
  isPublic: boolean,
  sent: SentFile = {},
): ReadForm<z.output<z.ZodObject<S>>> {
  const typed = pick(schema, body)
  const now = Date.now()
  const pageLanguage = languageOfRequest(request)
  const addressQuestion = isPublic ? questionAbout(typed, body) : undefined

  const refuse = ({ errors = {}, formError, isConflict, status = 422, headers, drawn }: Problem) => {
    const fileField = sent.file || sent.isDropped ? sent.name : undefined
    context.refused = Object.keys(errors).length > 0 || formError !== undefined || fileField !== undefined
    const values = echoed(schema, typed)
    const formKey = isPublic ? issueFormKey(form, now) : undefined
    const problem = inLanguage(language ?? pageLanguage, { errors, formError })
    return data<FormAnswer>(
      { form, values, formKey, fileField, addressQuestion, isConflict, ...problem, ...drawn },
      { status, headers },
    )
  }

  const refuseToStore = (problem: Problem) =>
    refuse({ ...problem, status: 503, drawn: { unsent: unsentText(schema, typed, { request, isPublic }) } })

  if (sent.isDropped)
    return { ok: false, response: refuseToStore({ formError: tooManyFiles, headers: { 'Retry-After': '60' } }) }
  if (isCrowdedOut(request)) return { ok: false, response: refuseToStore({ formError: tooBusy, headers: retryAfter }) }
  const chosen = addressQuestion?.choice === 'use' ? { ...typed, email: addressQuestion.suggestion } : typed
  const result = schema.safeParse(chosen)
  const fileProblem = (sent.file && sent.problemOf?.(sent.file)) ?? sent.problem
  const fileErrors: Errors = sent.name && fileProblem ? { [sent.name]: [fileProblem] } : {}
  if (!result.success)
    return {
      ok: false,
      response: refuse({
        errors: { ...fieldErrors(result.error), ...errorsBetween(schema, result.error, chosen), ...fileErrors },
      }),
    }
  if (Object.keys(fileErrors).length > 0) return { ok: false, response: refuse({ errors: fileErrors }) }
  if (isPublic && !isFreshKey(form, body.get(keyField) ?? '', now)) {
    return { ok: false, response: refuse({ formError: staleKey }) }
  }
  if (addressQuestion && !addressQuestion.choice) return { ok: false, response: refuse({}) }

  return {
    ok: true,
    value: result.data,
    context: {
      now,
      digest: hmac('form-values', JSON.stringify([form, result.data, ...(sent.file ? [checksum(sent.file)] : [])])),
      spamReasons: isPublic ? spamReasonsOf(result.data, Boolean(body.get(honeypotField))) : null,
      client: clientKey(request),
      language: pageLanguage === 'en' ? preferredLanguage(request.headers.get('Accept-Language')) : pageLanguage,
      pageLanguage,
      sentFrom: sentFrom(request.headers.get('Referer'), [new URL(request.url).origin, env.APP_URL]),
    },
    owner: body.get(ownerField)?.split('.')[0],
    pageLanguage,
    refuse,
    attempt: attemptWith(form, { refuse, refuseToStore }),
  }
}

type Refuse = (problem: Problem) => Refusal

function attemptWith(form: string, { refuse, refuseToStore }: Record<'refuse' | 'refuseToStore', Refuse>) {
  return async <R>(action: () => Promise<R>, failure: Message): Promise<Attempt<R>> => {
    try {
      return { ok: true, value: await action() }
    } catch (error) {
      // A thrown redirect or refusal is already a response.
      if (error instanceof Response) throw error
      if (error instanceof TooManyRequests) {
        return { ok: false, response: refuse(error.refusal(message(severalTimes, { wait: error.wait }))) }
      }
      const moving = movingRefusal(error, Date.now())
      if (moving) return { ok: false, response: refuse(moving) }
      logError(error, { form })
      return { ok: false, response: refuseToStore({ formError: failure }) }
    }
  }
}

/** Adds the errors of rules beyond the schema to a refused form, so that all are told at once. */
export async function toldTogether(
  refused: Refusal,
  language: Language,
  late: (values: FormValues) => Promise<Errors | null>,
): Promise<Refusal> {
  const { form, values, errors } = refused.data
  if (Object.keys(errors).length === 0) return refused
  try {
    for (const [name, messages] of Object.entries(errorsIn(language, (await late(values)) ?? {})))
      errors[name] ??= messages
  } catch (error) {
    if (error instanceof Response) throw error
    // Those of the schema are told.
    logError(error, { form })
  }
  return refused
}

/** The problems as the page's language says them. */
const inLanguage = (language: Language, { errors = {}, formError }: Pick<Problem, 'errors' | 'formError'>) => ({
  errors: errorsIn(language, errors),
  formError: formError && sayIn(language)(formError),
})

export const errorsIn = (language: Language, errors: Errors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [
      name,
      [...new Set(messages.map((told) => sayIn(language)(told)))],
    ]),
  )

/** The question about a probable typo in the address, with the sender's choice so far. */
function questionAbout({ email }: FormValues, body: URLSearchParams): AddressQuestion | undefined {
  const typed = typeof email === 'string' ? email.trim() : ''
  const suggestion = suggestAddress(typed)
  if (!suggestion) return undefined
  if (body.get(addressFields.asked) !== typed) return { typed, suggestion }
  return { typed, suggestion, choice: body.get(addressFields.choice) === 'use' ? 'use' : 'keep' }
}

/** The schema's fields: one value each, or all for a list. Ignores anything else. */
export function pick(schema: z.ZodObject, body: URLSearchParams): FormValues {
  const values: FormValues = Object.create(null)
  for (const [name, shape] of Object.entries(schema.shape)) {
    const rule = fieldRule(name, shape)
    const sentValues = rule.isList ? body.getAll(name) : [body.get(name) ?? '']
    const cleaned = sentValues.map((raw) => clean(raw, rule))
    values[name] = rule.isList ? cleaned : (cleaned[0] ?? '')
  }
  return values
}

/** The most UTF-16 units that can compose into one character. */
const unitsOfCharacter = 8

/** Leaves text that is certainly too long uncleaned: its rule will refuse it anyway. */
function clean(raw: string, { max, multiline }: FieldRule): string {
  if (raw.length > max * unitsOfCharacter && raw.trim().length > max * unitsOfCharacter) return raw.toWellFormed()
  return cleanText(raw, multiline)
}

function echoed(schema: z.ZodObject, typed: FormValues): FormValues {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !fieldRule(name, schema.shape[name]).isSecret))
}

/**
 * Each value with its label in the page's language, for other ways of sending what could not be stored. Undefined for forms
 * of staff, and for those without a message to us.
 */
function unsentText(
  schema: z.ZodObject,
  typed: FormValues,
  { request, isPublic }: { request: Request; isPublic: boolean },
) {
  const rules = Object.entries(schema.shape).map(([name, shape]) => ({ name, ...fieldRule(name, shape) }))
  const isStaff = isOfStaff(new URL(request.url).pathname)
  if (!isPublic && (isStaff || !rules.some(({ multiline }) => multiline))) return undefined
  const lines = rules.flatMap(({ name, label, isSecret }) => {
    if (!label || isSecret) return []
    const said = sayIn(languageOfRequest(request))(label)
    return [typed[name] ?? ''].flat().flatMap((value) => (value ? [`${said}: ${value}`] : []))
  })
  return lines.join('\n')
}

const checksum = ({ bytes }: UploadedFile) => createHash('sha256').update(bytes).digest('hex')

/** Those of the rules between fields: zod leaves them out as soon as a rule of one field says that it is the last. */
function errorsBetween(schema: z.ZodObject, { issues }: z.ZodError, values: FormValues): Errors {
  const refused = Object.fromEntries(issues.map(({ path }) => [String(path[0] ?? ''), z.any()]))
  const between = schema.safeExtend(refused).safeParse(values)
  const errors = between.success ? [] : Object.entries(fieldErrors(between.error))
  return Object.fromEntries(errors.filter(([name]) => !(name in refused)))
}

/** Those of a schema, by field. */
export function fieldErrors(error: z.ZodError): Errors {
  const errors: Errors = {}
  for (const told of error.issues) {
    const name = String(told.path[0] ?? '')
    errors[name] = [...(errors[name] ?? []), messageOf(told)]
  }
  return errors
}
