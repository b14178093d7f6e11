// Rules shared by several forms, with their messages. Lengths count characters, not UTF-16 units.
import { z } from 'zod'
import { firstMessage, issue, nested } from '#app/languages/message.ts'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'
import { hasForeignLocalPart, mailableAddress } from '#db/mailable-address.ts'
import { normalizeText } from '#db/queries/normalize.ts'

type TextOptions = { label: Message; max: number; multiline?: boolean }

/** Counts characters only when the number of UTF-16 units is inconclusive. */
const isWithin = (max: number, value: string) =>
  value.length <= max || (value.length <= 2 * max && [...value].length <= max)
const tooLong = ({ label, max }: TextOptions) =>
  issue('{label} must be {max} characters or fewer', { label: nested(label), max })

function text(options: TextOptions) {
  // The form reader takes the maximum length, the line break rule and the label from the schema.
  return z
    .string()
    .trim()
    .refine((value) => isWithin(options.max, value), { error: tooLong(options), abort: true })
    .meta({ max: options.max, multiline: options.multiline ?? false, label: options.label })
}

export function requiredText(missing: Message, options: TextOptions) {
  // An empty field has this message alone: the rules that follow are about what was typed.
  return text(options).refine((value) => value.length > 0, { error: issue(missing), abort: true })
}

/** Empty becomes null: defaults such as 'Not provided' belong to the mail, not to the record. */
export function optionalText(options: TextOptions) {
  return text(options).transform((value) => value || null)
}

const address = { label: 'Email', max: 254 } as const

export const email = z
  .string()
  .trim()
  .superRefine((value, { addIssue }) => {
    if (!value) addIssue({ code: 'custom', message: issue('Email is required') })
    else if (!isWithin(address.max, value)) addIssue({ code: 'custom', message: tooLong(address) })
    else if (!mailableAddress(value)) addIssue({ code: 'custom', message: wrongAddress(value) })
  })
  .meta(address)

const wrongAddress = (value: string) =>
  hasForeignLocalPart(value)
    ? issue('Email addresses can have only letters from a to z, digits and signs before the @')
    : issue('Email is invalid')

/** Empty stays ''. */
export const optionalEmail = text(address).refine((value) => !value || mailableAddress(value) !== null, {
  error: ({ input }) => wrongAddress(String(input)),
})

/** An address that is only compared with known ones. */
export const knownEmail = text(address)

/** Folds an address for comparison; the typed form is stored. */
export const emailKey = (typed: string) => normalizeText(typed.trim(), 'NFC').toLowerCase()

/** Any number of the given options; unknown ones are refused. */
export function listOf<const Options extends readonly [string, ...string[]]>(options: Options, unknown: Phrase) {
  return z.array(z.enum(options, issue(unknown))).transform((chosen) => [...new Set(chosen)])
}

// PostgreSQL stores versions in 32 bits.
const anyVersion = z.coerce
  .number()
  .int()
  .max(2 ** 31 - 1)

/** The version of a record when the page was drawn. */
export const version = anyVersion.positive()
/** For a form with nothing but a button. */
export const emptySchema = z.object({})
/** For a button of a record: submits the version that its page showed. */
export const versionSchema = z.object({ version })
/** The version of a setting, 0 if it was never stored. */
export const settingVersion = anyVersion.nonnegative()

/** A single checkbox: true when ticked. */
export const ticked = hiddenText(3).transform((value) => value === 'yes')

/** A value filled in by the page, not by a person. Readers must accept known values only. */
export function hiddenText(max: number) {
  return z.string().meta({ max })
}

export const nameRule = requiredText('Name is required', { label: 'Name', max: 120 })
export const messageRule = requiredText('Message is required', { label: 'Message', max: 5000, multiline: true })
export const phoneRule = optionalText({ label: 'Phone', max: 40 })
/** An email address, a phone number, or both with a comma between them. */
export const reachRule = text({ label: 'Email or phone', max: 300 })
  .superRefine((typed, { addIssue }) => {
    const { email, phone } = reachIn(typed)
    const { error } = [optionalEmail.safeParse(email), phoneRule.safeParse(phone)].find((part) => part.error) ?? {}
    if (error) addIssue({ code: 'custom', message: issue(firstMessage(error)) })
  })
  .transform((typed) => {
    const { email, phone } = reachIn(typed)
    return { email, phone: phone || null }
  })

function reachIn(typed: string) {
  const parts = typed.split(/[,;]/).map((part) => part.trim())
  return {
    email: parts.find((part) => part.includes('@')) ?? '',
    phone: parts.filter((part) => part && !part.includes('@')).join(', '),
  }
}

export const companyRule = optionalText({ label: 'Company', max: 160 })
export const subjectRule = optionalText({ label: 'Subject', max: 200 })
