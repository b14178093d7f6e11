// Values of which a process has only one. They survive the development server's reloading of modules.
const key = Symbol.for('site.once')
const holder = globalThis as { [key]?: Map<string, unknown> }
const singletons = holder[key] ?? new Map<string, unknown>()
holder[key] = singletons

export function once<T>(name: string, make: () => T): T {
  if (!singletons.has(name)) singletons.set(name, make())
  return singletons.get(name) as T
}
