// The source files that a file imports, directly or through others.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'

export function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+\.tsx?)'/g)].map(([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : relative('.', resolve(dirname(file), path)),
  )
}

/** @param follows false for files that are left out, with what only they import */
export function reach(file: string, follows = (_: string) => true, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file) || !follows(file)) return found
  found.add(file)
  for (const path of importsOf(file)) reach(path, follows, found)
  return found
}
