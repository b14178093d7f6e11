// The repository's documents: the index names each, their links lead somewhere, their commands exist.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { drawHouse } from '#tests/pictures/draw-house.ts'
import { documents, scripts, typedCommands } from '#tests/support/documented-commands.ts'

const linesOf = (page: string) => readFileSync(page, 'utf8').trimEnd().split('\n')

test('docs/README.md names every file of docs', () => {
  const named = linksIn('docs/README.md')
  expect(filesIn('docs').filter((name) => name !== 'README.md' && !named.includes(name))).toEqual([])
})

test('a decision has a number and three parts', () => {
  const records = readFileSync('docs/decisions.md', 'utf8').split(/^## /m).slice(1)
  expect(records.map((record) => Number.parseInt(record, 10))).toEqual(records.map((_, index) => index + 1))
  for (const record of records) {
    expect(record.match(/^\*\*\w+\.\*\*/gm)).toEqual(['**Context.**', '**Decision.**', '**Consequences.**'])
  }
})

test('every file of the code that a document names is there', () => {
  const wrong = documents().flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`((?:app|db|tests|docs)\/[\w./-]+)`/g)]
      .filter(([, path = '']) => !existsSync(path))
      .map(([, path]) => `${page}: ${path}`),
  )
  expect(wrong).toEqual([])
})

test('docs/house.svg is what `npm run picture` draws from the code', () => {
  expect(readFileSync('docs/house.svg', 'utf8')).toBe(drawHouse())
})

test('the screenshots that are shown are those that are there, and not heavy', () => {
  const shown = linksIn('README.md').filter((link) => link.endsWith('.webp'))
  const files = filesIn('docs/screenshots').map((name) => `docs/screenshots/${name}`)
  expect(shown.sort()).toEqual(files)
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(1_500_000)
})

test('every command that a document names exists', () => {
  expect(typedCommands().filter(({ name }) => !scripts[name])).toEqual([])
})

describe.each(documents())('%s', (page) => {
  test('links to files and headings that are there', () => {
    const wrong = linksIn(page).filter((link) => {
      const [path = '', heading] = link.split('#')
      const file = path ? join(dirname(page), path) : page
      return !existsSync(file) || (heading && !headingsOf(file).includes(heading))
    })
    expect(wrong).toEqual([])
  })
})

function filesIn(folder: string): string[] {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map(({ name }) => name).sort()
}

/** Links and pictures of a page within the repository. */
function linksIn(page: string): string[] {
  const text = readFileSync(page, 'utf8')
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|\b(?:src|srcset)="([^"]+)"/g)].map(
    ([, link, source]) => link ?? source ?? '',
  )
  return targets.filter((target) => !/^(https?|mailto):/.test(target))
}

/** As the anchors that GitHub makes of them. */
function headingsOf(page: string): string[] {
  return linesOf(page)
    .filter((line) => /^#+ /.test(line))
    .map((line) =>
      line
        .replace(/^#+ /, '')
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    )
}
