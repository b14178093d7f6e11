// A staff page is short: the loader, the form and the page skeleton. What several pages repeat is in routes/admin/shared.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = 'app/routes/admin'

const mostOf = { action: 60, list: 120, reading: 150 }

/** Lists page by page, pages with an action of their own, and pages that only show something. */
function kindOf(source: string): keyof typeof mostOf | null {
  if (/^export const loader = staffList\(/m.test(source)) return 'list'
  if (/^export (const|async function|function) action\b/m.test(source)) return 'action'
  return /^export const loader\b/m.test(source) ? 'reading' : null
}

const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8')
    const kind = kindOf(source)
    return kind ? [{ file, kind, lines: source.split('\n').length - 1 }] : []
  })

test('a page with an action has at most 60 lines, a list 120, a page that only shows something 150', () => {
  const tooLong = pages.filter(({ kind, lines }) => lines > mostOf[kind])
  expect(tooLong).toEqual([])
})
