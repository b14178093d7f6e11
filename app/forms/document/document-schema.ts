// Makes schemas from the fields of a document: nested, as it is stored, and flat, as its form sends it.
import { z } from 'zod'
import { email, hiddenText, optionalText } from '#app/forms/fields/rules.ts'
import type { FormValues } from '#app/forms/form-state.ts'
import { drawn, issue, nested, sayInEnglish } from '#app/languages/message.ts'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'
import { asClock, isClock } from '#app/time/clock.ts'
import { isDate } from '#app/time/zoned-time.ts'
import { type Branch, type Label, placesIn, type Tree } from './document-values.ts'
import type { Control, Field, Fields, Leaf, Rows } from './field-types.ts'
import { pictureHash } from './picture-address.ts'
import { labelWith } from './words-language.ts'

const phonePattern = /^[+\d][\d\s().-]{4,}$/
/** Without a leading zero in brackets, which is not dialled from abroad. */
const fullPhonePattern = /^\+[1-9][\d\s.-]{5,}$/
const webAddress = z.url({ protocol: /^https$/, hostname: z.regexes.domain })

const isBetween = (value: string, { from = -Infinity, to = Infinity }: Leaf) =>
  /^-?\d+(\.\d+)?$/.test(value) && Number(value) >= from && Number(value) <= to

const hasFew = (value: string, { decimals = 20 }: Leaf) => (value.split('.')[1] ?? '').length <= decimals

const isNumber = ({ is }: Leaf) => is === 'decimal' || is === 'whole'

/** As "1,500" and "1 500" are typed. */
const ungrouped = (typed: string) =>
  /^\d{1,3}([,\s’']\d{3})+(\.\d+)?$/.test(typed) ? typed.replaceAll(/[,\s’']/g, '') : typed

/** The error for a value that is not empty, with the field's label. A new type of field adds its rule here. */
const problems: Record<Control, (value: string, leaf: Leaf) => Phrase | null> = {
  line: () => null,
  prose: () => null,
  box: () => null,
  email: (value) => (email.safeParse(value).success ? null : '{label} is not an email address'),
  url: (value) => (webAddress.safeParse(value).success ? null : '{label} must be an address that begins with https://'),
  phone: (value) => (phonePattern.test(value) ? null : '{label} must be a number such as +82 2 1234 5678'),
  fullPhone: (value) =>
    fullPhonePattern.test(value) ? null : '{label} must begin with + and the country code, such as +82 10 1234 5678',
  day: (value) => (isDate(value) ? null : '{label} must be a day such as 2026-03-01'),
  time: (value) => (isClock(value) ? null : '{label} must be a time such as 09:30'),
  decimal: (value, leaf) => {
    if (!isBetween(value, leaf)) return '{label} must be a number from {from} to {to}'
    return hasFew(value, leaf) ? null : '{label} has too many decimals. Thousands are written as 1500 or 1,500.'
  },
  whole: (value, leaf) =>
    /^\d+$/.test(value) && isBetween(value, leaf) ? null : '{label} must be a whole number from {from} to {to}',
  link: (value) =>
    /^\/(?![/\\])[^\s\\]*$/.test(value) || webAddress.safeParse(value).success
      ? null
      : '{label} must be an address that begins with / or https://',
  color: (value) => (/^#[0-9a-f]{6}$/i.test(value) ? null : '{label} must be a colour such as #0066ff'),
  ref: (value) => (/^[a-z0-9-]{1,80}$/.test(value) ? null : '{label} is not one of the choices'),
  picture: (value) => (pictureHash(value) ? null : '{label} is not in the media library'),
  choice: (value, { options = [] }) =>
    options.some((one) => one.value === value) ? null : '{label} is not one of the choices',
}

function ruleOf(leaf: Leaf, label: Message = leaf.label): z.ZodType<string> {
  if (leaf.is === 'box') return hiddenText(leaf.max).transform((value) => (value === 'yes' ? 'yes' : ''))
  const text = optionalText({ label, max: leaf.max, multiline: leaf.is === 'prose' }).transform((typed) => {
    const value = typed ?? ''
    return leaf.is === 'time' ? asClock(value) : isNumber(leaf) ? ungrouped(value) : value
  })
  return text.superRefine((value, { addIssue }) => {
    const problem = value === '' ? (leaf.isOptional ? null : '{label} is required') : problems[leaf.is](value, leaf)
    // A year is no number to be grouped.
    const values = { label: nested(label), from: String(leaf.from), to: String(leaf.to) }
    if (problem) addIssue({ code: 'custom', message: issue(problem, values) })
  })
}

const wholeSchemas = new WeakMap<Fields, z.ZodType<Branch>>()

/** The same object for the same fields, because making one takes longer than checking a document with it. */
export function wholeSchema(fields: Fields): z.ZodType<Branch> {
  const cached = wholeSchemas.get(fields)
  if (cached) return cached
  const schema = z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, treeSchema(field)])))
  wholeSchemas.set(fields, schema)
  return schema
}

function treeSchema(field: Field): z.ZodType<Tree> {
  if (field.is === 'group') return wholeSchema(field.fields)
  if (field.is === 'rows') return z.array(treeSchema(field.item)).min(field.least).max(field.most)
  return ruleOf(field)
}

const englishLabel = (label: Label) => labelWith(sayInEnglish, 'en', label)

/** For a form with the rows that it was sent with. @param labelOf its labels in the language of its errors */
export function flatSchema(fields: Fields, values: FormValues, labelOf = englishLabel): z.ZodObject {
  const shape = placesIn(fields, values).map((place) => {
    const label = drawn(labelOf(place.label))
    return [place.name, 'leaf' in place ? ruleOf(place.leaf, label) : countRule(place.rows, label)]
  })
  return z.object(Object.fromEntries(shape))
}

const countRule = ({ least }: Rows, label: ReturnType<typeof drawn>) =>
  hiddenText(4).refine((count) => Number(count) >= least, issue('{label}: at least {least}', { label, least }))

/** The same fields without rules, for a form that is only redrawn. */
export function looseSchema(fields: Fields, values: FormValues): z.ZodObject {
  const shape = placesIn(fields, values).map((place) => [
    place.name,
    'leaf' in place ? z.string().meta({ max: place.leaf.max, multiline: place.leaf.is === 'prose' }) : hiddenText(4),
  ])
  return z.object(Object.fromEntries(shape))
}
