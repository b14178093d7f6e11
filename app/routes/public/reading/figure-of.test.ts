import { expect, test } from 'vitest'
import { sectionsOf } from '#app/features/texts/sections.ts'
import { figureOf } from './figure-of.ts'

const drawn = (text: string) => figureOf('A text', sectionsOf(text))

test('numbered headings are steps or a list to check, and lead to their parts', () => {
  const steps = drawn('## Before\n\nA word.\n\n## Step 1: Look\n\n## Step 2: Plan\n\n## Step 3: Build\n')
  expect([steps?.is, steps?.caption]).toEqual(['steps', 'A text'])
  expect(steps?.parts[1]).toEqual({ name: 'Plan', href: '#step-2-plan' })
  expect(drawn('## 1. Purpose\n\n## 2. Meaning\n\n## 3. Format\n')?.is).toBe('checks')
})

test('a list of levels is preferred to other names', () => {
  const text = '## Who\n\n- One: a\n- Two: b\n- Three: c\n\n## Levels\n\n- Level 1: a\n- Level 2: b\n- Level 3: c\n'
  expect(drawn(text)).toMatchObject({
    is: 'levels',
    caption: 'Levels',
    parts: [{ name: 'Level 1', href: '#levels' }, {}, {}],
  })
  expect(drawn(text.slice(0, text.indexOf('## Levels')))).toMatchObject({ is: 'names', caption: 'Who' })
})

test('a text without either has none', () => {
  expect(drawn('## One\n\nWords.\n\n- A point\n- Another\n- A third\n')).toBeNull()
})
