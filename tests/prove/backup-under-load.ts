// Backups of a site under continuous load, SIGKILL, a restore of the newest: everything acknowledged before that backup
// began must be there, each enquiry with its mails.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listBackups } from '#app/features/backups/kept-backups.server.ts'
import { connect } from '#db/driver/connect.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { startServer } from '#tests/support/server-process.ts'
import { Visitor } from '#tests/support/visitor.ts'
import { type Proof, runAlone } from './proof.ts'

const backups = 5
const senders = 4

export async function proveBackupUnderLoad(): Promise<Proof> {
  const folder = mkdtempSync(join(tmpdir(), 'prove-'))
  const url = `file:${join(folder, 'site.db')}`
  const settings = { DATABASE_URL: url, TRUSTED_PROXIES: '1', MAIL_TO: 'staff@example.com', SESSION_SECRET: '' }
  const server = await startServer(settings)
  const key = String((await new Visitor(server.url).visit('/contact')).$('#contact [name=form_key]').val())
  const acknowledged: { reference: number; at: number }[] = []
  let sending = true
  let next = 0
  const load = Array.from({ length: senders }, async () => {
    while (sending) {
      const number = next++
      const response = await send(server.url, key, number).catch(() => null)
      if (response?.status === 303) acknowledged.push({ reference: number, at: performance.now() })
    }
  })
  let took = 0
  let began = 0
  for (let made = 0; made < backups; made++) {
    began = performance.now()
    const { code, output } = await runCommand('backup', [], settings)
    if (code !== 0) throw new Error(output)
    took = Math.max(took, performance.now() - began)
  }
  await server.stop('SIGKILL')
  sending = false
  await Promise.all(load)

  const [newest = ''] = listBackups(join(folder, 'backups'))
  const restored = await runCommand('restore', ['--from', newest, '--yes'], settings)
  if (restored.code !== 0) throw new Error(restored.output)
  const proven = await runCommand('backup-verify', ['--from', newest], settings)
  const db = connect(url)
  const messages = new Set((await db.selectFrom('enquiries').select('message').execute()).map((row) => row.message))
  const mails = (await db.selectFrom('outbox').select('id').execute()).length
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
  const due = acknowledged.filter(({ at }) => at < began)
  const missing = due.filter(({ reference }) => !messages.has(messageOf(reference)))
  return {
    name: 'Backup under load, restored after SIGKILL',
    figure: `${acknowledged.length} acknowledged, ${backups} backups (slowest ${Math.round(took)} ms), ${due.length} due in the newest, ${missing.length} missing, ${mails} mails for ${messages.size}`,
    ok: missing.length === 0 && due.length > 0 && mails === 2 * messages.size && proven.code === 0,
  }
}

const messageOf = (number: number) => `Enquiry number ${number}`

/** One client address for each enquiry, to avoid the throttle. */
function send(url: string, key: string, number: number) {
  const person = { name: `Visitor ${number}`, email: `visitor${number}@example.com`, message: messageOf(number) }
  return fetch(`${url}/contact`, {
    method: 'POST',
    body: new URLSearchParams({ form_key: key, ...person }),
    headers: { 'X-Forwarded-For': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` },
    redirect: 'manual',
  })
}

await runAlone(import.meta.url, proveBackupUnderLoad)
