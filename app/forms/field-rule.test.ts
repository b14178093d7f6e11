import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldRule } from './field-rule.ts'
import { email, hiddenText, listOf, messageRule, phoneRule, ticked, version } from './rules.ts'

test.each([
  ['a text', phoneRule, { max: 40, multiline: false }],
  ['a text of many lines', messageRule, { max: 5000, multiline: true }],
  ['an address', email, { max: 254 }],
  ['a box', ticked, { max: 3 }],
  ['a version', version, { max: 10 }],
  ['a choice', z.enum(['one', 'three']), { max: 5, isList: false }],
  ['a choice with a fallback', z.enum(['one', 'three']).nullable().catch(null), { max: 5 }],
  ['a list', listOf(['one', 'three'], 'Unknown'), { max: 5, isList: true }],
  ['what the page fills in', hiddenText(20).transform(Boolean), { max: 20 }],
  ['a limit of zod', z.string().trim().max(7).meta({ secret: true }), { max: 7, isSecret: true }],
])('%s says how long it may be', (_, rule, said) => {
  expect(fieldRule('field', rule)).toMatchObject(said)
})

test('a field without a maximum is a mistake that shows at its first use', () => {
  expect(() => fieldRule('note', z.string().trim())).toThrow('The field note has no maximum')
  expect(() => fieldRule('count', z.coerce.number())).toThrow('no maximum')
})
