// Shared by proofs with a real server: a server with an adjustable clock, and a visitor who sends enquiries quickly.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { Visitor } from '#tests/support/visitor.ts'

const shim = pathToFileURL(join(import.meta.dirname, '../support/shifted-clock.mjs')).href

/** @param folder for the database and the clock's offset */
export function clockedServer(folder: string) {
  const file = join(folder, 'clock-offset')
  const setClock = (offsetMs: number) => writeFileSync(file, String(offsetMs))
  setClock(0)
  return {
    setClock,
    start: (settings: Record<string, string> = {}): Promise<ServerProcess> =>
      startServer({
        DATABASE_URL: `file:${join(folder, 'site.db')}`,
        SESSION_SECRET: 'a-secret-for-proofs-only-long-enough',
        NODE_OPTIONS: `--import ${shim}`,
        CLOCK_OFFSET_FILE: file,
        TRUSTED_PROXIES: '1',
        ...settings,
      }),
  }
}

/** Sends an enquiry from this network address. @returns the status; 303 leads to the thanks */
export async function sendEnquiry(url: string, { from, email, message }: Record<'from' | 'email' | 'message', string>) {
  const page = await new Visitor(url).visit('/contact')
  const form = page.$('#contact')
  const hidden = form
    .find('input[type=hidden]')
    .toArray()
    .map((field): [string, string] => [page.$(field).attr('name') ?? '', page.$(field).attr('value') ?? ''])
  const body = new URLSearchParams([...hidden, ['name', 'Ada'], ['email', email], ['message', message]])
  const headers = { 'X-Forwarded-For': from }
  const response = await fetch(`${url}/contact`, { method: 'POST', body, headers, redirect: 'manual' })
  await response.arrayBuffer()
  return response.status
}
