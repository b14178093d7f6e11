import { describe, expect, test } from 'vitest'
import { caseStudyMaps } from '#app/features/texts/drawings.server.ts'
import { boxHeight, boxWidth, heightOf, linesOf, mapWidth, placesOf } from './map-geometry.ts'

const maps = Object.entries(caseStudyMaps).flatMap(([slug, { before, after }]) => [
  { name: `${slug} before`, map: before },
  { name: `${slug} after`, map: after },
])

describe.each(maps)('the map of $name', ({ map }) => {
  const places = placesOf(map)

  test('keeps every box within the drawing and clear of the others', () => {
    for (const { x, y } of places) {
      expect(x - boxWidth / 2).toBeGreaterThanOrEqual(0)
      expect(x + boxWidth / 2).toBeLessThanOrEqual(mapWidth)
      expect(y + boxHeight / 2).toBeLessThanOrEqual(heightOf(map))
    }
  })

  test('draws no line through a box other than the two it joins', () => {
    const lines = linesOf(map)
    expect(lines).toHaveLength(map.links.length)
    lines.forEach(({ from, to }, place) => {
      const link = map.links[place]
      const others = places.filter(({ id }) => id !== link?.from && id !== link?.to)
      for (let share = 0; share <= 1; share += 0.02) {
        const x = from.x + (to.x - from.x) * share
        const y = from.y + (to.y - from.y) * share
        const met = others.filter((box) => Math.abs(box.x - x) < boxWidth / 2 && Math.abs(box.y - y) < boxHeight / 2)
        expect(met.map(({ id }) => id)).toEqual([])
      }
    })
  })
})
