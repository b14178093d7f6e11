import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as nextRound } from 'node:timers/promises'
import { redirect } from '@remix-run/node'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { inRequest } from '#app/http/edge/per-request.server.ts'
import { queueSlowRequest } from '#app/http/edge/slow-requests.server.ts'
import { readForm } from './read-form.server.ts'

afterEach(() => {
  vi.useRealTimers()
})

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

test('a long form has a turn of its own; where that does not come in time, it is refused with everything typed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answer = () => new ServerResponse(new IncomingMessage(new Socket()))
  const [other, next] = [answer(), answer()]
  const note = 'a'.repeat(40_000)
  const readIn = (response: ServerResponse) => {
    let form: ReturnType<typeof read> | undefined
    inRequest(
      () => {
        form = read(`name=Ada&code=1&note=${note}`)
      },
      null,
      response,
    )
    return form
  }
  await queueSlowRequest(other)
  const crowded = readIn(answer())
  // Until it waits.
  while (vi.getTimerCount() === 0) await nextRound()
  await vi.advanceTimersByTimeAsync(15_000)
  const form = await crowded
  expect(form?.ok ? null : form?.response).toMatchObject({
    init: { status: 503, headers: { 'Retry-After': '60' } },
    data: { values: { name: 'Ada', note, code: '1' }, formError: expect.stringMatching(/^Too much is being sent/) },
  })
  other.writeHead(200)
  const taken = await readIn(next)
  expect(taken?.ok ? null : taken?.response.data.errors).toEqual({ note: [expect.any(String)] })
  next.writeHead(200)
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
