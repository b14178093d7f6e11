// Values that belong to one request: each loader asks for them, and the first one computes them.
import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from '#app/process/once.server.ts'

type Kept = WeakMap<object, Map<string, unknown>>

const current = once('requests', () => new AsyncLocalStorage<Kept>())

export const inRequest = (work: () => void) => current.run(new WeakMap(), work)

/** Outside a request, such as in a job, it is computed each time. */
export function oncePerRequest<T>(owner: object, name: string, compute: () => T): T {
  const kept = current.getStore()
  if (!kept) return compute()
  const values = kept.get(owner) ?? new Map<string, unknown>()
  kept.set(owner, values)
  if (!values.has(name)) values.set(name, compute())
  return values.get(name) as T
}

/** Call after a write that it depends on. */
export const forgetInRequest = (owner: object, name: string) => current.getStore()?.get(owner)?.delete(name)
