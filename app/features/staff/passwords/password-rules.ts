// The rules for a new password, in the order of their messages.

import { z } from 'zod'
import { cleanText } from '#app/forms/fields/clean-text.ts'
import { email, nameRule } from '#app/forms/fields/rules.ts'
import { issue, message } from '#app/languages/message.ts'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'
import { normalizeText } from '#db/queries/normalize.ts'
import { isCommonPassword } from './common-passwords.ts'

const maxLength = 128
/** Of passwords that were chosen before. */
const longestKnown = 256
const tooLong = message('{label} must be {max} characters or fewer', { label: message('Password'), max: maxLength })

/** Normalises characters that look the same on every keyboard. Spaces are part of a password and never trimmed. */
export const normalizePassword = (typed: string) => normalizeText(cleanText(typed, false), 'NFKC')

/** All problems of a normalised password; an empty one has only one problem. */
export function passwordProblems(password: string): Message[] {
  if (!password) return ['Password is required']
  const length = [...password].length
  const classes = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u]
  const problems: (Message | false)[] = [
    length < 8 && 'Password must be at least 8 characters',
    length > maxLength && tooLong,
    !classes.every((characters) => characters.test(password)) &&
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    isCommonPassword(password) && 'This password is too common',
  ]
  return problems.filter((problem) => problem !== false)
}

/** A password field: its value is normalised and never sent back. */
const secretText = z.string().meta({ secret: true, max: longestKnown }).transform(normalizePassword)

/** For a password that is only compared: longer text cannot be one, so it is not hashed. */
export const knownPassword = secretText.refine((password) => [...password].length <= longestKnown, {
  error: issue(tooLong),
  abort: true,
})

export const currentPassword = knownPassword.refine(
  (password) => password.length > 0,
  issue('Current password is required'),
)

/** @param missing the error of an empty field */
const newPasswordOr = (missing?: Phrase) =>
  secretText.superRefine((password, { addIssue }) => {
    const problems = !password && missing ? [missing] : passwordProblems(password)
    for (const problem of problems) addIssue({ code: 'custom', message: issue(problem) })
  })

export const newPassword = newPasswordOr()

const newPasswordTwice = z.object({ password: newPassword, confirmPassword: secretText })

// Reported together with the problems of the password itself.
const always = { when: () => true }

// A refused password is compared as it was typed.
const isSameTwice = ({ password, confirmPassword }: z.output<typeof newPasswordTwice>) =>
  normalizePassword(password) === normalizePassword(confirmPassword)
const notSame = { path: ['confirmPassword'], message: issue('Passwords do not match'), ...always }

export const setPasswordSchema = newPasswordTwice.refine(isSameTwice, notSame)
export const setupSchema = newPasswordTwice.extend({ name: nameRule, email }).refine(isSameTwice, notSame)

export const changePasswordSchema = z
  .object({
    currentPassword,
    password: newPasswordOr('New password is required'),
    confirmPassword: secretText.refine((typed) => typed.length > 0, issue('Repeat the new password')),
  })
  .refine(({ currentPassword, password }) => !password || password !== currentPassword, {
    path: ['password'],
    message: issue('New password must be different from the current password'),
    ...always,
  })
  .refine((typed) => !typed.confirmPassword || isSameTwice(typed), notSame)
