import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawnSubjects } from './scene-subjects.ts'

test('the sprite draws the network and exactly the listed subjects', () => {
  const sprite = readFileSync(new URL('./scenes.svg', import.meta.url), 'utf8')
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  expect(drawn).toEqual(['network', ...drawnSubjects])
})
