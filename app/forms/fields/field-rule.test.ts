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
  ['a list', listOf(['one', 'three'], 'Choose from the list'), { max: 5, isList: true }],
  ['what the page fills in', hiddenText(20).transform(Boolean), { max: 20 }],
  ['a limit of zod', z.string().trim().max(7).meta({ secret: true }), { max: 7, isSecret: true }],
])('%s says how long it may be', (_, rule, said) => {
  expect(fieldRule('field', rule)).toMatchObject(said)
})

test('a field without a maximum throws at its first use', () => {
  expect(() => fieldRule('note', z.string().trim())).toThrow('The field note has no maximum')
  expect(() => fieldRule('count', z.coerce.number())).toThrow('no maximum')
})

const secret = z.string().max(20).meta({ secret: true, multiline: true })

test.each([
  ['optional', secret.optional()],
  ['nullable', secret.nullable()],
  ['default', secret.default('x')],
  ['prefault', secret.prefault('x')],
  ['catch', secret.catch('x')],
  ['readonly', secret.readonly()],
  ['nonoptional', secret.optional().nonoptional()],
  ['lazy', z.lazy(() => secret)],
  ['transform', secret.transform((value) => value || null)],
  ['pipe', secret.pipe(z.string())],
  ['preprocess', z.preprocess((value) => value, secret)],
  ['several of them', z.lazy(() => secret.optional().default('x').readonly()).catch('')],
])('what a rule says of itself is read through %s', (_, rule) => {
  expect(fieldRule('field', rule)).toEqual({ max: 20, isList: false, multiline: true, isSecret: true })
})

test.each([
  ['a wrapper', z.string().max(20).optional().meta({ secret: true })],
  ['a transform', z.string().max(20).transform(Boolean).meta({ secret: true })],
  [
    'the end of a pipe',
    z
      .string()
      .max(20)
      .pipe(z.string().meta({ secret: true })),
  ],
  ['a list', z.array(z.string().max(20)).meta({ secret: true })],
  ['what stands in a list', z.array(z.string().max(20).meta({ secret: true }).readonly())],
])('%s can be secret as well', (_, rule) => {
  expect(fieldRule('field', rule)).toMatchObject({ max: 20, isSecret: true })
})

const list = z.array(z.enum(['one', 'three']))

test.each([
  ['optional', list.optional()],
  ['default', list.default([])],
  ['readonly', list.readonly()],
  ['lazy', z.lazy(() => list)],
  ['catch', list.catch([])],
])('a list under %s keeps all its values', (_, rule) => {
  expect(fieldRule('field', rule)).toMatchObject({ max: 5, isList: true })
})

test.each([
  ['a choice of rules', z.union([secret, z.literal('')])],
  ['two rules at once', z.intersection(secret, secret)],
  ['anything', z.any()],
  ['an object', z.object({ secret })],
  ['a list of lists', z.array(z.array(secret))],
  ['a circle', circle()],
])('%s is of an unknown kind and refused, even with a maximum', (_, rule) => {
  expect(() => fieldRule('field', rule.meta({ max: 20 }))).toThrow('The field field has a rule of an unknown kind')
})

function circle() {
  const rule: z.ZodType = z.lazy(() => rule)
  return rule
}
