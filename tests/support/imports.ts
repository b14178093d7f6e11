// What each source file imports from this project.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export const sourceFiles = ['app', 'db'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
)

/** @returns paths such as app/forms/form-state.ts */
export function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const paths = [...source.matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)].map((match) => match[1] as string)
  return paths.map((path) => {
    const clean = path.replace(/\?\w+$/, '')
    return clean.startsWith('#') ? clean.slice(1) : relative('.', resolve(dirname(file), clean))
  })
}
