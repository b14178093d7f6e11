import { expect, test } from 'vitest'
import { readForm } from '#app/forms/read/read-form.server.ts'
import { sayInEnglish } from '#app/languages/message.ts'
import { knownPassword, normalizePassword, passwordProblems, setPasswordSchema } from './password-rules.ts'

const short = 'Password must be at least 8 characters'
const classes = 'Password must contain at least one uppercase letter, one lowercase letter, and one number'

test.each([
  ['', ['Password is required']],
  ['abc', [short, classes]],
  ['Ab1', [short]],
  ['xkplowqa', [classes]],
  ['XKPLOWQ1', [classes]],
  ['Xkplowqa', [classes]],
  ['Password1', ['This password is too common']],
  ['Correct Horse 7', []],
  ['Écluse été ٣', []],
  [`Aa1${'x'.repeat(125)}`, []],
  [`Aa1${'x'.repeat(126)}`, ['Password must be 128 characters or fewer']],
])('%j has the problems %j', (password, problems) => {
  expect(passwordProblems(password).map((problem) => sayInEnglish(problem))).toEqual(problems)
})

test('a longer password that was chosen before still opens the account', () => {
  const before = `Aa1${'x'.repeat(200)}`
  expect(knownPassword.parse(before)).toBe(before)
})

test('spaces at the ends belong to the password, and characters that look the same are equal', () => {
  expect(normalizePassword(' Aa1 ')).toBe(' Aa1 ')
  expect(normalizePassword('Ａｂ１')).toBe('Ab1')
  expect(normalizePassword('E\u0301')).toBe(normalizePassword('\u00c9'))
})

test('a mismatch is reported together with the password’s own problems', () => {
  const result = setPasswordSchema.safeParse({ password: 'abc', confirmPassword: 'abd' })
  const said = result.error?.issues.map((issue) => [issue.path[0], issue.message])
  expect(said).toEqual([
    ['password', short],
    ['password', classes],
    ['confirmPassword', 'Passwords do not match'],
  ])
})

test('a refused password typed twice is no mismatch, also where it is stored in another form', async () => {
  const body = new URLSearchParams({ password: 'ａ', confirmPassword: 'ａ' })
  const request = new Request('http://localhost/form', { method: 'POST', body })
  const form = await readForm({ request, context: {} }, 'password', setPasswordSchema)
  expect(form.ok ? null : Object.keys(form.response.data.errors)).toEqual(['password'])
})

test('two empty fields are one problem', () => {
  const result = setPasswordSchema.safeParse({ password: '', confirmPassword: '' })
  expect(result.error?.issues.map((issue) => issue.message)).toEqual(['Password is required'])
})
