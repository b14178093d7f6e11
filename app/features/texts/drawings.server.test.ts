import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#tests/support/catalogue.ts'
import { caseStudyMaps } from './drawings.server.ts'

describe.each(catalogue.caseStudies)('$slug', ({ slug, pulled, sections, color, industryId }) => {
  test.each(['before', 'after'] as const)('every link of the map %s connects two of its nodes', (side) => {
    const { places = [], links = [] } = caseStudyMaps[slug]?.[side] ?? {}
    expect(places.length).toBeGreaterThan(2)
    const ids = places.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(places.map(({ column, row }) => `${column},${row}`)).size).toBe(ids.length)
    for (const { from, to } of links) expect([ids.includes(from), ids.includes(to)]).toEqual([true, true])
    for (const id of ids) expect(links.some(({ from, to }) => from === id || to === id)).toBe(true)
  })

  test('the pull quote is a sentence of the text', () => {
    expect(sections.flatMap(({ paragraphs }) => paragraphs).join(' ')).toContain(pulled)
  })

  test('the stylesheet has the colour of its industry', () => {
    const hues = readFileSync('app/ui/styles/hues.css', 'utf8')
    expect(hues).toContain(`[data-hue="${industryId ?? 'voting'}"] {\n  --hue: ${color};`)
  })
})
