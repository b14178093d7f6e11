// The repository's documents: the index names each, their links lead somewhere, their commands exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { documents, scripts, typedCommands } from '#tests/support/documented-commands.ts'

const linesOf = (page: string) => readFileSync(page, 'utf8').trimEnd().split('\n')

test('README has fewer than 120 lines', () => {
  expect(linesOf('README.md').length).toBeLessThan(120)
})

test('docs/README.md names every file of docs', () => {
  const named = linksIn('docs/README.md')
  const files = readdirSync('docs', { withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.map(({ name }) => name).filter((name) => name !== 'README.md' && !named.includes(name))).toEqual([])
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
