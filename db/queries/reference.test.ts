import { expect, test } from 'vitest'
import { newReference, parseReference } from './reference.ts'

const reference = newReference('ENQ')

test('a reference has its format and is recognised however it is typed', () => {
  expect(reference).toMatch(/^ENQ-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  expect(parseReference('ENQ', reference)).toBe(reference)
  expect(parseReference('ENQ', ` ${reference.toLowerCase().replaceAll('-', ' ')} `)).toBe(reference)
  expect(parseReference('ENQ', reference.slice(4))).toBe(reference)
})

test('every single wrong character is caught', () => {
  const start = 'ENQ-'.length
  for (let at = start; at < reference.length; at++) {
    for (const other of '23456789ABCDEFGHJKMNPQRSTVWXYZU') {
      if (reference[at] === '-' || reference[at] === other) continue
      const wrong = reference.slice(0, at) + other + reference.slice(at + 1)
      expect(parseReference('ENQ', wrong), wrong).toBeNull()
    }
  }
})

test('every swap of two neighbours is caught', () => {
  const body = reference.slice(4).replace('-', '')
  for (let at = 0; at < body.length - 1; at++) {
    if (body[at] === body[at + 1]) continue
    const swapped = body.slice(0, at) + body[at + 1] + body[at] + body.slice(at + 2)
    expect(parseReference('ENQ', swapped), swapped).toBeNull()
  }
})

test('a thousand references are a thousand different ones', () => {
  expect(new Set(Array.from({ length: 1000 }, () => newReference('ENQ'))).size).toBe(1000)
})
