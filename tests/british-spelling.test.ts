// The English texts of the site are in one spelling.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogues } from '#app/languages/phrases.server.ts'

/** Labels that the specification prescribes, addresses made of them, and the name of an HTTP header. */
const prescribed =
  /Enroll Now|Optimization$|[Ss]pecialized (expertise|IT solutions)|Legacy Modernization|Modernizing Patient Care|healthcare-modernization|Color Palette|Authorization: Bearer/g
const american =
  /\b(\w*(speciali|organi|moderni|optimi|personali|recogni|authori|summari|customi|minimi|utili|reali|prioriti|standardi|digiti)z(e|ed|es|er|ing|ations?)|enroll(s|ments?)?|inquir(y|ies)|colors?|colored|centers?|behaviors?|favorites?|catalogs?|labor|gray|fulfill|canceled|traveler|analyze|license[ds]?(?= to\b)|artifact)\b/i

/** Without the sections of other languages of a YAML file. */
const englishOf = (text: string) => text.replaceAll(/^ {2}(fr|ko):\n( {4}.*\n|\n)*/gm, '')

test('the English texts of the site are in British spelling, but for prescribed labels', () => {
  const files = ['app/content/texts', 'app/content/posts', 'app/content/legal'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => /\.(yaml|md|ts)$/.test(path) && !/\/(fr|ko)\/|[/.-](fr|ko)\.\w+$/.test(path)),
  )
  const lines = files.flatMap((path) =>
    englishOf(readFileSync(path, 'utf8'))
      .split('\n')
      .map((line) => ({ path, line })),
  )
  const phrases = Object.entries(catalogues.fr).flatMap(([group, said]) =>
    Object.keys(said).map((line) => ({ path: group, line })),
  )
  const found = [...lines, ...phrases].filter(({ line }) =>
    american.test(line.replace(prescribed, '').replace(/^\s*(- )?\w+: ?(?="#|$)|^\s*(- )?[\w-]+:/, '')),
  )
  expect(lines.length + phrases.length).toBeGreaterThan(4000)
  expect(found.map(({ path, line }) => `${path}: ${line.trim()}`)).toEqual([])
})
