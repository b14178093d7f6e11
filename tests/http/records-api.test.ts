// The records API, as programs use it. Every answer is held to the served description.
import Ajv from 'ajv/dist/2020.js'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#db/tables/staff.ts'
import { sendEnquiry } from '#tests/support/desk.ts'
import { password, signedIn } from '#tests/support/people.ts'
import { empty, startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())
const api: OpenApi = await (await fetch(`${site.url}/openapi.json`)).json()
beforeEach(() => empty(site, 'records', 'rate_limits'))

type Schema = { type?: unknown; properties?: Record<string, Schema>; [key: string]: unknown }
type Content = { content?: { 'application/json': { schema: Schema } } }
type OpenApi = {
  openapi: string
  paths: Record<string, { get: { parameters: { name: string }[]; responses: Record<string, Content> } }>
  components: { schemas: Record<string, Schema> }
}

/** Fields that the description does not name are a mistake here, although programs must bear them. */
const strict = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(strict)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, strict(value)]))
  return 'properties' in inner && !('additionalProperties' in inner) ? { ...inner, additionalProperties: false } : inner
}

const formats = { 'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, uri: /^https?:\/\/./ }

function expectDescribed(path: string, status: number, body: unknown) {
  const name = path.startsWith('/api/records/') ? '/api/records/{reference}' : '/api/records'
  const answer = api.paths[name]?.get.responses[status]
  expect(answer, `${status} of ${name} is described`).toBeDefined()
  const schema = answer?.content?.['application/json'].schema
  if (!schema) return expect(body).toBeNull()
  const whole = strict({ ...schema, components: api.components }) as Schema
  const isRight = new Ajv({ strict: false, formats }).compile(whole)
  expect([isRight(body), isRight.errors]).toEqual([true, null])
}

async function ask(token: string | null, path: string, headers: Record<string, string> = {}) {
  const authorization = token ? { Authorization: `Bearer ${token}` } : undefined
  const answer = await fetch(site.url + path, { headers: { ...authorization, ...headers } })
  const text = await answer.text()
  const body = text ? JSON.parse(text) : null
  expectDescribed(path.split('?')[0] ?? '', answer.status, body)
  return { status: answer.status, headers: answer.headers, body }
}

async function newToken(role: Role = 'admin', scope = 'records.read') {
  const staff = await signedIn(site, role)
  const page = await staff.visit('/dashboard/settings/api-tokens')
  const made = await staff.submit(page, '#api-token', { label: 'Ledger', scope, currentPassword: password })
  return { staff, token: String(made.$('section[aria-labelledby=new-token] input').val()) }
}

test('the description is an OpenAPI 3.1 document that any program may read', async () => {
  const answer = await fetch(`${site.url}/openapi.json`)
  expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*'])
  expect(api.openapi).toBe('3.1.0')
  expect(Object.keys(api.paths)).toEqual(['/api/records', '/api/records/{reference}'])
})

describe('a token that may read records', () => {
  test('reads them page after page, and what came in since', async () => {
    const { token } = await newToken()
    const sent = []
    for (let n = 0; n < 3; n++) sent.push(await sendEnquiry(site.db, { services: ['Cloud Solutions'] }))
    const first = await ask(token, '/api/records?limit=2')
    expect(first.headers.get('Cache-Control')).toBe('private, no-store')
    const { records, next_cursor, has_more } = first.body.data
    expect([records.length, has_more]).toEqual([2, true])
    const second = (await ask(token, `/api/records?limit=2&cursor=${next_cursor}`)).body.data
    const read = [...records, ...second.records].map(({ reference }) => reference)
    expect([read, second.has_more]).toEqual([sent, false])
    const late = await sendEnquiry(site.db)
    const third = (await ask(token, `/api/records?cursor=${second.next_cursor}`)).body.data
    expect(third.records).toMatchObject([{ reference: late, url: `${site.url}/dashboard/contacts/${late}` }])
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString()
    expect((await ask(token, `/api/records?since=${tomorrow}`)).body.data.records).toEqual([])
  })

  test('gets each record as the JSON download has it', async () => {
    const { staff, token } = await newToken()
    const reference = await sendEnquiry(site.db, { name: 'Ada', phone: '+82 2 1', subject: 'A plan' })
    await sendEnquiry(site.db)
    const download = JSON.parse((await staff.visit('/dashboard/inbox.json?view=all')).html)
    const { records } = (await ask(token, '/api/records')).body.data
    expect(records).toEqual([...download].reverse())
    expect((await ask(token, `/api/records/${reference}`)).body.data).toEqual(records[0])
    expect(records[0]).toMatchObject({ name: 'Ada', about: 'A plan', status: 'new', services: [] })
    expect(JSON.parse((await staff.visit('/dashboard/inbox.json?q=nothing')).html)).toEqual([])
  })

  test('is told when nothing has changed', async () => {
    const { token } = await newToken()
    await sendEnquiry(site.db)
    const { headers } = await ask(token, '/api/records')
    const known = { 'If-None-Match': headers.get('ETag') ?? '' }
    expect((await ask(token, '/api/records', known)).status).toBe(304)
    await sendEnquiry(site.db)
    expect((await ask(token, '/api/records', known)).status).toBe(200)
  })

  test('is told what it asks wrongly', async () => {
    const { token } = await newToken()
    for (const query of ['cursor=x', 'since=yesterday', 'limit=0', 'limit=101', 'limit=x']) {
      expect((await ask(token, `/api/records?${query}`)).status, query).toBe(400)
    }
    expect((await ask(token, '/api/records/ENQ-0000-0000')).status).toBe(404)
  })

  test('finds no spam, and only what the role of its owner may read', async () => {
    const { token } = await newToken('admissions')
    const admin = await newToken()
    const spam = await sendEnquiry(site.db, {}, { spamReasons: 'honeypot' })
    const enquiry = await sendEnquiry(site.db)
    expect((await ask(token, '/api/records')).body.data.records).toEqual([])
    expect((await ask(token, `/api/records/${enquiry}`)).status).toBe(404)
    expect((await ask(admin.token, `/api/records/${spam}`)).status).toBe(404)
    await site.db.updateTable('users').set({ role: 'editor' }).where('role', '=', 'admissions').execute()
    expect((await ask(token, '/api/records')).status).toBe(403)
  })

  test.each(['editor', 'viewer'] as const)('is not for the role %s', async (role) => {
    const staff = await signedIn(site, role)
    const page = await staff.visit('/dashboard/settings/api-tokens')
    expect(page.$('#api-token [name=scope] option[value="records.read"]')).toHaveLength(0)
    expect(page.text).not.toContain('/api/records')
    const sent = { label: 'Ledger', scope: 'records.read', currentPassword: password }
    const refused = await staff.submit(page, '#api-token', sent)
    expect(refused.status).toBe(422)
    expect(refused.$('.field-error').text()).toContain('Your role can’t read this')
  })

  test('is limited, and told when to come back', async () => {
    const { token } = await newToken()
    await ask(token, '/api/records')
    await site.db.updateTable('rate_limits').set({ count: 1000 }).where('key', 'like', 'api-token:%').execute()
    const { status, headers } = await ask(token, '/api/records')
    expect(status).toBe(429)
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  test('leaves one entry a day in the audit log', async () => {
    const { staff, token } = await newToken()
    for (let n = 0; n < 3; n++) await ask(token, '/api/records')
    const entries = await site.db.selectFrom('audit_events').select('detail').where('verb', '=', 'exported').execute()
    expect(entries.filter(({ detail }) => detail === '{"token":"Ledger"}').length).toBeGreaterThan(0)
    expect((await staff.visit('/dashboard/audit')).text).toContain('Token: Ledger')
  })
})

test('others read nothing: strangers, sessions, tokens for the figures, revoked ones', async () => {
  const { staff, token } = await newToken()
  const figures = await newToken('admin', 'dashboard.read')
  expect((await ask(null, '/api/records')).status).toBe(401)
  expect((await staff.visit('/api/records')).status).toBe(401)
  expect((await ask(figures.token, '/api/records')).status).toBe(403)
  expect(
    (await fetch(`${site.url}/api/dashboard/stats`, { headers: { Authorization: `Bearer ${token}` } })).status,
  ).toBe(403)
  await staff.submit(await staff.visit('/dashboard/settings/api-tokens'), 'form[action$="/revoke"]')
  const { status, headers } = await ask(token, '/api/records')
  expect([status, headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer'])
})
