import { redirect } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readForm } from './read-form.server.ts'

const schema = z.object({
  password: z.lazy(() => z.string().max(50).meta({ secret: true }).optional().default('')),
  note: z.string().max(50).meta({ multiline: true }).readonly(),
  topics: z.array(z.enum(['one', 'two'])).default([]),
  name: z
    .string()
    .max(50)
    .min(1, 'Name is required')
    .catch(({ value }) => String(value)),
  code: z.string().max(5).regex(/^\d+$/, 'Code is invalid'),
})

const read = (fields: string) => {
  const request = new Request('http://localhost/form', { method: 'POST', body: new URLSearchParams(fields) })
  return readForm({ request, context: {} }, 'form', schema)
}
const typed = 'password=Horse+7&note=a%0D%0Ab&topics=one&topics=two&name=Ada'

test('wrapped rules keep their metadata: a refused form echoes lists and line breaks, and never a secret', async () => {
  const form = await read(`${typed}&code=x`)
  expect(form.ok ? null : form.response.data).toMatchObject({
    errors: { code: ['Code is invalid'] },
    values: { note: 'a\nb', topics: ['one', 'two'], name: 'Ada', code: 'x' },
  })
  expect(JSON.stringify(form)).not.toContain('Horse')
})

describe('an attempt', () => {
  const attempt = async (action: () => Promise<unknown>) => {
    const form = await read(`${typed}&code=1`)
    return form.ok ? form.attempt(action, 'Failed') : null
  }

  test('returns the result of the action', async () => {
    expect(await attempt(async () => 7)).toEqual({ ok: true, value: 7 })
  })

  test('passes a thrown response, such as a redirect, through', async () => {
    const elsewhere = redirect('/elsewhere')
    await expect(attempt(() => Promise.reject(elsewhere))).rejects.toBe(elsewhere)
  })
})
