// What a process has one of. The development server loads every module anew after an edit; this outlives it.
const key = Symbol.for('site.once')
const holder = globalThis as { [key]?: Map<string, unknown> }
const made = holder[key] ?? new Map<string, unknown>()
holder[key] = made

export function once<T>(name: string, make: () => T): T {
  if (!made.has(name)) made.set(name, make())
  return made.get(name) as T
}
