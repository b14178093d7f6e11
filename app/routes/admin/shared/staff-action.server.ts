// A staff action from the guard to its answer: done is a redirect that says so; refused says why, with everything typed.
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import type { z } from 'zod'
import { db } from '#app/db.server.ts'
import { type AuditedRecord, lastChangeText } from '#app/features/staff/audit/last-change.server.ts'
import type { Permission } from '#app/features/staff/permissions.ts'
import { requireStaff, type Staff } from '#app/features/staff/require-staff.server.ts'
import { type Problem, readForm } from '#app/forms/read/read-form.server.ts'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import type { Flash } from '#app/http/browser/flash.ts'

/** `gone` is answered with 404, any other reason with 409. */
type Outcome = { ok: true } | { ok: false; reason: string }
type Done<O> = Extract<O, { ok: true }>
type Reason<O> = O extends { ok: false; reason: infer R extends string } ? Exclude<R, 'gone' | 'changed'> : never

type Context<V> = {
  staff: Staff
  value: V
  now: number
  request: Request
  params: ActionFunctionArgs['params']
  /** The record that the address names. */
  id: string
}

type Refusal<V> = string | Problem | ((context: Context<V>) => string)

type StaffAction<V, O extends Outcome | boolean> = {
  /** The name of its form. */
  form: string
  /** @returns false when somebody else has changed the record meanwhile */
  run: (context: Context<V>) => Promise<O>
  /** Without a text, the redirect says nothing. */
  done: (context: Context<V>, outcome: Done<O>) => Pick<Flash, 'text' | 'undo'> & { to: string; kind?: Flash['kind'] }
  /** What a form that people type into says when it failed. Without it, a wrong body is 400 and a failure an error page. */
  failed?: string
  /** What is said of each reason why it was not done. */
  refusals?: Record<Reason<O>, Refusal<V>>
  /** What is said when somebody else was quicker. */
  changed?: string | ((context: Context<V>) => Promise<string>)
  /** What the audit log calls the record, to say who was quicker. */
  record?: (context: Context<V>) => AuditedRecord
}

export function staffAction<S extends z.ZodRawShape, O extends Outcome | boolean>(
  permission: Permission,
  schema: z.ZodObject<S>,
  options: StaffAction<z.output<z.ZodObject<S>>, O>,
) {
  return async ({ request, context, params }: ActionFunctionArgs) => {
    const staff = await requireStaff(db, request, permission)
    const form = await readForm({ request, context }, options.form, schema)
    if (!form.ok) {
      if (options.failed === undefined) throw new Response(null, { status: 400 })
      return form.response
    }
    const given = { staff, params, id: params.id ?? '', value: form.value, now: form.context.now, request }
    const run = () => options.run(given)
    const attempt = options.failed === undefined ? accepted(await run()) : await form.attempt(run, options.failed)
    if (!attempt.ok) return attempt.response

    const outcome = outcomeOf(attempt.value)
    if (outcome.ok) {
      const { to, ...flash } = options.done(given, attempt.value as Done<O>)
      return flash.text ? redirectWithFlash(to, { kind: 'success', ...flash }) : redirect(to, 303)
    }
    if (outcome.reason === 'gone') throw new Response(null, { status: 404 })
    if (outcome.reason !== 'changed') {
      const known = options.refusals?.[outcome.reason as Reason<O>]
      const refusal: string | Problem | undefined = typeof known === 'function' ? known(given) : known
      return form.refuse({ status: 409, ...(typeof refusal === 'string' ? { formError: refusal } : refusal) })
    }
    const record = options.record?.(given)
    const last = record ? await lastChangeText(db, record, staff.timeZone) : null
    const said = typeof options.changed === 'function' ? await options.changed(given) : options.changed
    const text = said ?? `Somebody changed this ${record?.kind ?? 'page'} while you were looking at it.`
    return form.refuse({ formError: last ? `${text} ${last}` : text, isConflict: true, status: 409 })
  }
}

const accepted = <R>(value: R) => ({ ok: true as const, value })

function outcomeOf(result: Outcome | boolean): Outcome {
  if (typeof result !== 'boolean') return result
  return result ? { ok: true } : { ok: false, reason: 'changed' }
}

type Asked = Omit<Context<null>, 'value'> & Pick<LoaderFunctionArgs, 'context'>

/** A staff page's loader behind the guard; null becomes 404. Without `load`, the page needs no data. */
export function staffLoader<T = object>(
  permission: Permission,
  load: (asked: Asked) => Promise<T | null | undefined> = async () => ({}) as T,
) {
  return async ({ request, params, context }: LoaderFunctionArgs): Promise<T> => {
    const staff = await requireStaff(db, request, permission)
    const loaded = await load({ staff, params, id: params.id ?? '', now: Date.now(), request, context })
    if (loaded === null || loaded === undefined) throw new Response(null, { status: 404 })
    return loaded
  }
}

/** The action of a page that takes no form, behind the guard as every other. */
export async function readOnly({ request }: ActionFunctionArgs) {
  await requireStaff(db, request, 'own.account')
  throw new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
}
