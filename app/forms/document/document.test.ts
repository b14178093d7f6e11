import { expect, test } from 'vitest'
import type { z } from 'zod'
import { fieldRule } from '#app/forms/fields/field-rule.ts'
import { drawn, messageOf, sayInEnglish } from '#app/languages/message.ts'
import { changeRows } from './change-rows.ts'
import { flatSchema, looseSchema, wholeSchema } from './document-schema.ts'
import { documentOf, valuesOf } from './document-values.ts'
import {
  box,
  choice,
  clockTime,
  day,
  decimal,
  emailAddress,
  fullPhone,
  group,
  line,
  phone,
  picture,
  prose,
  rows,
  url,
} from './field-types.ts'

const empty = { isOptional: true } as const
const errorsIn = ({ error }: { error?: z.ZodError }) =>
  error?.issues.map((issue) => sayInEnglish(messageOf(issue))) ?? []
const fields = {
  title: line('Title', 20),
  text: prose('Text', 200, empty),
  email: emailAddress('Email', empty),
  phone: phone('Phone', empty),
  mobile: fullPhone(drawn('Mobile'), empty),
  site: url('Site', empty),
  begins: day(drawn('Begins'), empty),
  opens: clockTime('Opens', empty),
  latitude: decimal('Latitude', -90, 90, empty),
  size: choice('Size', [
    { value: 's', label: drawn('Small') },
    { value: 'l', label: drawn('Large') },
  ]),
  isOpen: box('Open'),
  cover: picture(drawn('Cover'), drawn('At the top.')),
  offices: rows(
    drawn('Offices'),
    'point',
    group('Office', {
      city: line(drawn('City'), 40),
      phones: rows(drawn('Phones'), 'line', phone('Phone'), { most: 2 }),
    }),
    { least: 1, most: 3 },
  ),
}
const document = {
  title: 'A',
  text: 'One\nTwo',
  email: 'a@example.com',
  phone: '+82 2 1234 5678',
  mobile: '+82 10 1234 5678',
  site: 'https://example.com/a',
  begins: '2026-03-01',
  opens: '09:30',
  latitude: '-12.5',
  size: 'l',
  isOpen: 'yes',
  cover: '/media/0123456789abcdef01234567-960.jpg',
  offices: [
    { city: 'Seoul', phones: ['+82 2 1234 5678', '+82 2 1234 5679'] },
    { city: 'Buea', phones: [] },
  ],
}
const values = valuesOf(fields, document)

test('a document becomes the values of its form and comes back', () => {
  expect(values).toMatchObject({ offices: '2', 'offices.0.phones': '2', 'offices.0.phones.1': '+82 2 1234 5679' })
  expect(documentOf(fields, values)).toEqual(document)
  expect(wholeSchema(fields).parse(document)).toEqual(document)
  expect(documentOf(fields, flatSchema(fields, values).parse(values) as typeof values)).toEqual(document)
})

test.each(['0930', '9:30', '9.30', '9h30'])('a time of day may be typed as %s', (opens) => {
  expect(wholeSchema(fields).parse({ ...document, opens })).toEqual(document)
})

test('a number may be grouped as it is typed', () => {
  const typed = { amount: decimal('Amount', 0, 1_000_000) }
  const read = (amount: string) => flatSchema(typed, { amount }).safeParse({ amount })
  for (const amount of ['1500', '1,500', '1 500', '1\u202f500', '1’500'])
    expect(read(amount).data).toEqual({ amount: '1500' })
  expect(read('12,500.50').data).toEqual({ amount: '12500.50' })
  for (const amount of ['1,50', '1,5000', ',500', '1,,500']) expect(read(amount).success).toBe(false)
})

test('an amount whose thousands may be meant by a dot is refused', () => {
  const typed = { amount: decimal('Amount', 0, 1_000_000, { decimals: 2 }) }
  const read = (amount: string) => flatSchema(typed, { amount }).safeParse({ amount })
  expect(errorsIn(read('1.500'))[0]).toBe('Amount has too many decimals. Thousands are written as 1500 or 1,500.')
  for (const amount of ['1.5', '1.50', '1,500.50']) expect(read(amount).success).toBe(true)
})

test.each([
  [{ title: '' }, 'Title is required'],
  [{ opens: '25:00' }, 'Opens must be a time such as 09:30'],
  [{ title: 'a'.repeat(21) }, 'Title must be 20 characters or fewer'],
  [{ email: 'a@b' }, 'Email is not an email address'],
  [{ mobile: '010-1234-5678' }, 'Mobile must begin with + and the country code, such as +82 10 1234 5678'],
  [{ mobile: '+44 (0)20 7946 0000' }, 'Mobile must begin with + and the country code, such as +82 10 1234 5678'],
  [{ phone: 'call me' }, 'Phone must be a number such as +82 2 1234 5678'],
  [{ site: 'javascript:alert(1)' }, 'Site must be an address that begins with https://'],
  [{ site: 'http://example.com' }, 'Site must be an address that begins with https://'],
  [{ begins: '2026-02-30' }, 'Begins must be a day such as 2026-03-01'],
  [{ latitude: '91' }, 'Latitude must be a number from -90 to 90'],
  [{ latitude: '1e1' }, 'Latitude must be a number from -90 to 90'],
  [{ size: 'xl' }, 'Size is not one of the choices'],
  [{ cover: 'https://example.com/a.jpg' }, 'Cover is not in the media library'],
  [{ cover: '/media/../secret.jpg' }, 'Cover is not in the media library'],
  [{ offices: '0' }, 'Offices: at least 1'],
  [{ 'offices.1.city': ' ' }, 'Offices 2: City is required'],
  [{ 'offices.0.phones.1': 'x' }, 'Offices 1: Phones 2: Phone must be a number such as +82 2 1234 5678'],
])('%j is refused: %s', (wrong, message) => {
  const sent = { ...values, ...wrong } as typeof values
  const { error } = flatSchema(fields, sent).safeParse(sent)
  expect(errorsIn({ error })).toEqual([message])
  expect(error?.issues[0]?.path).toEqual(Object.keys(wrong))
})

test('the form reader knows how much of each field is worth reading', () => {
  for (const schema of [flatSchema(fields, values), looseSchema(fields, values)]) {
    const rules = Object.entries(schema.shape).map(([name, rule]) => [name, fieldRule(name, rule).max])
    expect(Object.fromEntries(rules)).toMatchObject({ title: 20, text: 200, isOpen: 3, 'offices.0.city': 40 })
    expect(fieldRule('text', schema.shape.text as never).multiline).toBe(true)
  }
})

test('no count in a body makes more rows than there may be', () => {
  for (const count of ['4', '99999999', 'Infinity', '1e9']) {
    expect(documentOf(fields, { ...values, offices: count }).offices).toHaveLength(3)
  }
  for (const count of ['-1', 'x', 'NaN']) expect(documentOf(fields, { ...values, offices: count }).offices).toEqual([])
})

test('a row is added, moved and removed, and everything that was typed stays', () => {
  const after = (command: string) => {
    const changed = changeRows(fields, { ...values, title: 'Typed' }, command)
    return changed && { ...documentOf(fields, changed.values), focus: changed.focus }
  }
  const [seoul, buea] = document.offices
  const whole = { ...document, title: 'Typed' }
  expect(after('add offices')).toEqual({
    ...whole,
    offices: [seoul, buea, { city: '', phones: [] }],
    focus: 'offices.2',
  })
  expect(after('up offices.1')).toEqual({ ...whole, offices: [buea, seoul], focus: 'offices.0' })
  expect(after('down offices.0')).toEqual({ ...whole, offices: [buea, seoul], focus: 'offices.1' })
  expect(after('remove offices.0')).toEqual({ ...whole, offices: [buea], focus: 'offices.0' })
  expect(after('add offices.1.phones')).toMatchObject({
    offices: [seoul, { phones: [''] }],
    focus: 'offices.1.phones.0',
  })
  expect(after('remove offices.0.phones.1')).toMatchObject({ focus: 'offices.0.phones.0' })
})

test.each([
  'add offices.0.phones',
  'up offices.0',
  'down offices.1',
  'remove offices.7',
  'remove offices.-1',
  'up offices.1.5',
  'add title',
  'add',
  'add __proto__',
  'up constructor.0',
  'melt offices.0',
  'remove offices.length',
])('%s is no command of this form', (command) => {
  expect(changeRows(fields, values, command)).toBeNull()
})
