// Values that belong to one request: each loader asks for them, and the first one computes them.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { once } from '#app/process/once.server.ts'

type Kept = {
  values: WeakMap<object, Map<string, unknown>>
  reads: string | null
  response?: ServerResponse
  /** The database failed while it was read. */
  isInTrouble?: boolean
}

const current = once('requests', () => new AsyncLocalStorage<Kept>())

/** @param reads the path and query that are read; null for a form that is sent */
export const inRequest = (work: () => void, reads: string | null = null, response?: ServerResponse) =>
  current.run({ values: new WeakMap(), reads, response }, work)

/** The answer to this request; undefined outside a request. */
export const answerInRequest = (): ServerResponse | undefined => current.getStore()?.response

/** Calls it when the answer is out or its reader gone; outside a request at once. */
export function onceAnswered(done: () => void) {
  const response = answerInRequest()
  if (!response || response.closed) done()
  else response.once('close', done)
}

/** The path and query that this request reads. Null for a form that is sent, and outside a request. */
export const addressRead = (): string | null => current.getStore()?.reads ?? null

/** True while a form is answered, and false outside a request. */
export const isFormSent = (): boolean => current.getStore()?.reads === null

/** Call when a load failed because of the database. */
export function noteTroubleInRequest() {
  const request = current.getStore()
  if (request) request.isInTrouble = request.reads !== null
}

export const isRequestInTrouble = () => current.getStore()?.isInTrouble === true

/** Outside a request, such as in a job, it is computed each time. */
export function oncePerRequest<T>(owner: object, name: string, compute: () => T): T {
  const kept = current.getStore()?.values
  if (!kept) return compute()
  const values = kept.get(owner) ?? new Map<string, unknown>()
  kept.set(owner, values)
  if (!values.has(name)) values.set(name, compute())
  return values.get(name) as T
}

/** Call after a write that it depends on. */
export const forgetInRequest = (owner: object, name: string) => current.getStore()?.values.get(owner)?.delete(name)
