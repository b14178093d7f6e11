// A disk fills up while enquiries come in, and has space again later. Needs root, for a small tmpfs.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createUser, setPassword } from '#app/features/staff/accounts/users.server.ts'
import { loginCopy } from '#app/features/staff/accounts/words.ts'
import { hashPassword } from '#app/features/staff/passwords/passwords.server.ts'
import { connect } from '#db/driver/connect.ts'
import { migrate } from '#db/migrate.ts'
import { judgeAnswers, startEnquiries } from '#tests/support/enquiry-load.ts'
import { startServer } from '#tests/support/server-process.ts'
import { Visitor } from '#tests/support/visitor.ts'
import { type Proof, runAlone } from './proof.ts'

const name = 'Disk full under load'
const staff = { email: 'ada@example.com', password: 'Correct Horse 7' }

export async function proveFullDisk(): Promise<Proof> {
  const disk = mkdtempSync(join(tmpdir(), 'prove-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    rmSync(disk, { recursive: true })
    return { name, figure: 'not tried: only root may make a small disk', ok: true }
  }
  try {
    return await fillAndFree(disk)
  } finally {
    execFileSync('umount', ['-l', disk])
    rmSync(disk, { recursive: true })
  }
}

async function fillAndFree(disk: string): Promise<Proof> {
  const url = `file:${join(disk, 'site.db')}`
  const db = connect(url)
  await migrate(db, url)
  await addStaff(db)
  const server = await startServer({
    DATABASE_URL: url,
    SESSION_SECRET: 'a-secret-for-proofs-only-long-enough',
    TRUSTED_PROXIES: '1',
  })
  try {
    const early = await signIn(server.url)
    const load = await startEnquiries(server.url, 4)
    await load.until(303, 20)
    const space = fill(join(disk, 'ballast'))
    await load.until(503, 20)
    const reading = (await early.visitor.visit('/dashboard')).text.includes('is full')
    // The log may have room left for a few.
    let late = await signIn(server.url)
    for (let tries = 0; late.isIn && tries < 10; tries++) late = await signIn(server.url)
    const health = (await fetch(`${server.url}/healthcheck`)).status
    rmSync(space)
    await load.until(303, 20)
    await load.stop()
    const later = await signIn(server.url)
    const stored = async () => (await db.selectFrom('enquiries').select('message').execute()).map((row) => row.message)
    const { acknowledged, refused, lost, textLost, otherwise } = await judgeAnswers(load.answers, stored)
    return {
      name,
      figure: `${acknowledged} acknowledged, ${lost} lost; ${refused} refused, ${textLost} without their text; health ${health}; staff who were signed in ${reading ? 'read why' : 'do NOT read why'}; a sign-in is ${late.status} and says ${late.saysWhy ? 'why' : 'NOT why'}, and works afterwards: ${later.isIn ? 'yes' : 'NO'}`,
      ok:
        lost + textLost + otherwise.length === 0 &&
        health === 503 &&
        reading &&
        late.status === 503 &&
        late.saysWhy &&
        later.isIn,
    }
  } finally {
    await server.stop('SIGKILL')
    await db.destroy()
  }
}

async function addStaff(db: ReturnType<typeof connect>) {
  const user = await createUser(db, { email: staff.email, name: 'Ada', role: 'admin' }, Date.now())
  const hash = await hashPassword(staff.password)
  await db.transaction().execute((trx) => setPassword(trx, user?.id ?? '', hash))
}

/** Fills all the space. */
function fill(path: string): string {
  for (const size of [64 * 1024, 1024]) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(size), { flag: 'a' })
    } catch {
      // The disk is full.
    }
  }
  return path
}

async function signIn(url: string) {
  const visitor = new Visitor(url)
  const page = await visitor.submit(await visitor.visit('/login'), '#login', staff)
  const isIn = page.url.pathname === '/dashboard'
  return { visitor, isIn, status: page.status, saysWhy: page.text.includes(loginCopy.unwritable) }
}

await runAlone(import.meta.url, proveFullDisk)
