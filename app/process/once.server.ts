// Values of which a process has only one. They survive the development server's reloading of modules.
const key = Symbol.for('site.once')
const holder = globalThis as { [key]?: Map<string, unknown> }
const made = holder[key] ?? new Map<string, unknown>()
holder[key] = made

export function once<T>(name: string, make: () => T): T {
  if (!made.has(name)) made.set(name, make())
  return made.get(name) as T
}
